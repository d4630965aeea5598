import { basename } from 'node:path';
import type { Editor } from './editor.ts';
import { LISTS, withEntriesOf } from './entries.ts';
import type { Removed } from './history.ts';
import type { FileChange } from './stored-files.ts';

/**
 * Brings a removed file back with what its removal took along: its place in its family or in the menus, its address, and the
 * removed photographs that it names. What was changed since stays.
 */
export async function restoreFile(
  editor: Editor,
  path: string,
  bin: readonly Removed[],
): Promise<readonly FileChange[]> {
  const gone = bin.find((file) => file.path === path);
  if (!gone) return [];
  const photographs = bin.filter((file) => file.picture !== null && gone.text?.includes(basename(file.path)));
  const history = editor.store.selectFrom('content_history').selectAll();
  const removal = await history.where('publication', '=', gone.publication).where('path', 'in', LISTS).execute();
  const states = await Promise.all(LISTS.map(async (list) => [list, (await editor.stateOf(list)).text] as const));
  const now = Object.fromEntries(states);
  const was = { ...now, ...Object.fromEntries(removal.map((row) => [row.path, row.text_before])) };
  return [gone, ...photographs, ...withEntriesOf([path], was, now)];
}
