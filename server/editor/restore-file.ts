import { dirname } from 'node:path';
import type { HistoryTable } from '../store/content-tables.ts';
import type { Editor } from './editor.ts';
import { beforeOf } from './history.ts';
import { namesPicture } from './links.ts';
import { LISTS, type Lists, movesIn, parseLists, readLists, withEntriesOf } from './lists.ts';
import { type FileChange, isThere } from './stored-files.ts';

/** A file that was removed by a publication, with what it held. */
type Removed = FileChange & Pick<HistoryTable, 'publication'>;

/** The files that were removed and are not there again, also as pending ones, newest first. */
export async function readBin(editor: Editor): Promise<readonly Removed[]> {
  const rows = await editor.store
    .selectFrom('content_history as gone')
    .selectAll()
    .where('text_after', 'is', null)
    .where('picture_after', 'is', null)
    .where(({ not, exists, selectFrom }) => {
      const later = selectFrom('content_history as later').select('later.path');
      const ofSame = later.whereRef('later.path', '=', 'gone.path');
      return not(exists(ofSame.whereRef('later.publication', '>', 'gone.publication')));
    })
    .orderBy('publication', 'desc')
    .execute();
  const gone: Removed[] = [];
  const drafted = await editor.drafted();
  for (const row of rows) {
    const isGone = !isThere(editor.stateIn(drafted, row.path)) && !(await isMoved(editor, row));
    if (isGone) gone.push({ ...beforeOf(row), publication: row.publication });
  }
  return gone;
}

/** Whether a removed page was given another address: a page came with the same text, or one that its address leads to. */
async function isMoved(editor: Editor, { publication, path, text_before: text }: HistoryTable): Promise<boolean> {
  const history = editor.store.selectFrom('content_history').selectAll().where('publication', '=', publication);
  const came = await history.where('text_before', 'is', null).where('text_after', 'is not', null).execute();
  const others = came.filter((one) => dirname(one.path) === dirname(path));
  if (others.length === 0) return false;
  const { before, after } = await listsAround(editor, publication);
  const isMove = movesIn(before, after);
  return others.some((one) => one.text_after === text || isMove(path, one.path));
}

/** The lists before and after a publication. One that it left alone is as it is now. */
async function listsAround(
  { store, stateOf }: Editor,
  publication: number,
): Promise<Readonly<Record<'before' | 'after' | 'now', Lists>>> {
  const history = store.selectFrom('content_history').selectAll().where('publication', '=', publication);
  const rows = await history.where('path', 'in', LISTS).execute();
  const now = await readLists(stateOf);
  const withTexts = (column: 'text_before' | 'text_after') =>
    parseLists({ ...now.texts, ...Object.fromEntries(rows.map((row) => [row.path, row[column]])) });
  return { now, before: withTexts('text_before'), after: withTexts('text_after') };
}

/**
 * Brings a removed file back with what its removal took along: its place in its family or in the menus, its address, and the
 * removed photographs that it names. What was changed since stays.
 */
export async function restoreFile(editor: Editor, path: string): Promise<readonly FileChange[]> {
  const bin = await readBin(editor);
  const gone = bin.find((file) => file.path === path);
  if (!gone) return [];
  const photographs = bin.filter((file) => file.picture !== null && namesPicture(gone.text, file.path));
  const { before, now } = await listsAround(editor, gone.publication);
  return [gone, ...photographs, ...withEntriesOf([path], before, now)];
}
