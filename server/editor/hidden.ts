import { isPublished } from '../../domain/whitepapers/whitepaper-file.ts';
import type { ContentFile } from '../content/content-files.ts';
import { isHidden } from '../content/hidden-files.ts';
import type { Editor } from './editor.ts';
import { readFile, writeFile } from './file-text.ts';
import { addressIn } from './links.ts';
import { readCatalogue } from './related-files.ts';
import type { FileChange } from './stored-files.ts';

const GUIDES = 'content/whitepapers/';

/** What a hidden plan or project, or a guide that is not published by `today`, would say to be seen; undefined for others. */
function shownValue({ file, text }: ContentFile, today: string): object | undefined {
  if (!isHidden({ file, text }) && !file.startsWith(GUIDES)) return undefined;
  const value = readFile(file, text).value as Readonly<Record<string, unknown>> | undefined;
  // The check reports one that cannot be parsed.
  if (!value) return undefined;
  if (!file.startsWith(GUIDES)) return { ...value, hidden: false };
  const [draft, date] = [value['draft'] === true, String(value['date'])];
  if (isPublished({ draft, date }, today)) return undefined;
  return { ...value, draft: false, date: date < today ? date : today };
}

/** Whether the site shows the page of a file: it is not hidden, and a guide is published by `today`. */
export const isShown = (file: ContentFile, today: string): boolean => shownValue(file, today) === undefined;

/** The change that would show the page at an address: of a hidden plan or project, or a guide that is not published yet. */
export async function unhide(editor: Editor, address: string, today: string): Promise<readonly FileChange[]> {
  const catalogue = await readCatalogue(editor);
  if (!catalogue) return [];
  return (await editor.files()).flatMap(({ file: path, text }): readonly FileChange[] => {
    const value = shownValue({ file: path, text }, today);
    if (!value || addressIn(catalogue, path) !== address) return [];
    const { body } = readFile(path, text);
    return [{ path, text: writeFile(path, text, { value, body }), picture: null }];
  });
}

/** The address that the page of such a file would have; undefined for a file that the site shows. */
export async function hiddenAddress(editor: Editor, file: ContentFile, today: string): Promise<string | undefined> {
  const catalogue = shownValue(file, today) && (await readCatalogue(editor));
  return catalogue && addressIn(catalogue, file.file);
}
