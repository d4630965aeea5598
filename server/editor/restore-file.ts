import type { Editor } from './editor.ts';
import { mergeFiles } from './file-text.ts';
import { CATALOGUE, REDIRECTS } from './related-files.ts';
import type { FileChange } from './stored-files.ts';

/**
 * Brings a removed file back with what its removal changed elsewhere: a plan to its place in its family, a service to the
 * menus, and without the redirect from its address. What was changed since stays. No change for a file that was not removed.
 */
export async function restoreFile(editor: Editor, path: string): Promise<readonly FileChange[]> {
  const history = editor.store.selectFrom('content_history').selectAll();
  const gone = await history
    .where('path', '=', path)
    .where('text_after', 'is', null)
    .where('picture_after', 'is', null)
    .orderBy('publication', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!gone) return [];
  const files: FileChange[] = [{ path, text: gone.text_before, picture: gone.picture_before }];
  const beside = history.where('publication', '=', gone.publication).where('path', 'in', [CATALOGUE, REDIRECTS]);
  for (const { path: other, text_before: before, text_after: after } of await beside.execute()) {
    const { text: now } = await editor.stateOf(other);
    if (before === null || now === null) continue;
    const { text, hasConflict } = mergeFiles(other, after, before, now);
    if (!hasConflict) files.push({ path: other, text, picture: null });
  }
  return files;
}
