import { isHidden } from '../content/hidden-files.ts';
import type { Editor } from './editor.ts';
import { readFile, writeFile } from './file-text.ts';
import { addressIn } from './links.ts';
import { readCatalogue } from './related-files.ts';
import type { FileChange } from './stored-files.ts';

/** The changes that would show all hidden plans and projects. */
export async function unhide(editor: Editor): Promise<readonly FileChange[]> {
  const hidden = (await editor.files()).filter(isHidden);
  return hidden.map(({ file: path, text }) => {
    const value = { ...(readFile(path, text).value as object), hidden: false };
    return { path, text: writeFile(path, text, { value }), picture: null };
  });
}

/** The address that the page of a hidden file would have; undefined for a file that is not hidden. */
export async function hiddenAddress(editor: Editor, path: string, text: string | null): Promise<string | undefined> {
  if (!isHidden({ file: path, text: text ?? '' })) return undefined;
  return addressIn(await readCatalogue(editor), path);
}
