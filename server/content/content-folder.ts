import { lstatSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const COMPANY = 'company.yaml';

/** The content folder of a server or a command: `CONTENT_DIR`, by default `content` in the working directory. */
export const contentFolder = ({ CONTENT_DIR }: { readonly CONTENT_DIR?: string | undefined }): string =>
  resolve(CONTENT_DIR || 'content');

/** Whether a folder has content, or the code of the error if this user may not open it. */
function findContent(folder: string): boolean | string {
  try {
    return readdirSync(folder).includes(COMPANY) && !!lstatSync(join(folder, COMPANY));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return code !== 'ENOENT' && code !== 'ENOTDIR' && code;
  }
}

type Sentences = {
  /** Of a folder that has no content, and of the one inside it that may be meant. */
  readonly none: (folder: string, meant?: string) => string;
  /** Of a folder that this user may not open. */
  readonly closed: (code: string) => string;
};

/** Why there is no content in a folder, in one of these sentences; undefined if there is. */
export function ifNoContent(folder: string, { none, closed }: Sentences): string | undefined {
  const found = findContent(folder);
  if (typeof found === 'string') return closed(found);
  if (found) return undefined;
  const inside = join(folder, 'content');
  return findContent(inside) === true ? none(folder, inside) : none(folder);
}
