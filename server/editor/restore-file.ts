import type { Editor } from './editor.ts';
import { mergeFiles, readFile, writeFile } from './file-text.ts';
import type { Removed } from './history.ts';
import { CATALOGUE, REDIRECTS } from './related-files.ts';
import type { FileChange } from './stored-files.ts';

/**
 * Brings a removed file back with what its removal changed elsewhere: a plan to its place in its family, a service to the
 * menus, and without the redirect from its address. What was changed since stays.
 */
export async function restoreFile(editor: Editor, { publication, ...gone }: Removed): Promise<readonly FileChange[]> {
  const files: FileChange[] = [gone];
  const history = editor.store.selectFrom('content_history').selectAll();
  const beside = history.where('publication', '=', publication).where('path', 'in', [CATALOGUE, REDIRECTS]);
  for (const { path: other, text_before: before, text_after: after } of await beside.execute()) {
    const { text: now } = await editor.stateOf(other);
    if (before === null || now === null) continue;
    const { text, hasConflict } = mergeFiles(other, after, before, now);
    if (!hasConflict) files.push({ path: other, text, picture: null });
    else if (other === REDIRECTS) files.push({ path: other, text: withoutNew(before, after, now), picture: null });
  }
  return files;
}

type Redirects = readonly { readonly from: string }[];

/** The redirects without those from where none began before. */
function withoutNew(before: string, after: string | null, now: string): string {
  const [was = [], became = [], is = []] = [before, after, now].map(
    (text) => readFile(REDIRECTS, text).value as Redirects | undefined,
  );
  const isNew = ({ from }: Redirects[number]) =>
    became.some((one) => one.from === from) && !was.some((one) => one.from === from);
  return writeFile(REDIRECTS, now, { value: is.filter((one) => !isNew(one)) });
}
