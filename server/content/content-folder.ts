import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The content folder of a server or a command: `CONTENT_DIR`, by default `content` in the working directory. */
export const contentFolder = ({ CONTENT_DIR }: { readonly CONTENT_DIR?: string | undefined }): string =>
  resolve(CONTENT_DIR || 'content');

const hasContent = (folder: string) => existsSync(join(folder, 'company.yaml'));

/** What `say` says of a folder that has no content, and of the one inside it that may be meant; undefined if it has. */
export function ifNoContent(folder: string, say: (folder: string, meant?: string) => string): string | undefined {
  if (hasContent(folder)) return undefined;
  const inside = join(folder, 'content');
  return hasContent(inside) ? say(folder, inside) : say(folder);
}
