import { resolve } from 'node:path';

/** The content folder of a server or a command: `CONTENT_DIR`, by default `content` in the working directory. */
export const contentFolder = ({ CONTENT_DIR }: { readonly CONTENT_DIR?: string | undefined }): string =>
  resolve(CONTENT_DIR || 'content');
