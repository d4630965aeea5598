import type { FileState, HistoryTable } from '../store/content-tables.ts';
import type { Store } from '../store/tables.ts';
import type { ContentStates } from './content-states.ts';
import { overNow } from './file-text.ts';
import { type FileChange, isSameState } from './stored-files.ts';

/** The last publications before one, newest first, with each file before and after it; `older` continues the list. */
export async function readHistory(store: Store, limit: number, before?: number) {
  const all = store
    .selectFrom('content_publication')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit + 1);
  const found = await (before === undefined ? all : all.where('id', '<', before)).execute();
  const shown = found.slice(0, limit);
  const ids = shown.map(({ id }) => id);
  if (ids.length === 0) return { publications: [], older: undefined };
  const rows = await store.selectFrom('content_history').selectAll().where('publication', 'in', ids).execute();
  const publications = shown.map(({ id, published_at: at, device }) => ({
    ...{ id, at, device },
    files: rows
      .filter(({ publication }) => publication === id)
      .map((row) => ({
        path: row.path,
        before: beforeOf(row),
        after: { text: row.text_after, picture: row.picture_after },
      })),
  }));
  // Version 1.0 kept publications of forms in which nothing was changed.
  const changing = publications.filter(({ files }) => files.length > 0);
  return { publications: changing, older: found.length > limit ? ids.at(-1) : undefined };
}

/** A file before a publication. */
export const beforeOf = ({ path, text_before: text, picture_before: picture }: HistoryTable): FileChange => ({
  path,
  text,
  picture,
});

/** What takes back all publications after one (all, after 0) from what is shown: what a release has changed since stays. */
export async function stateAfter(editor: ContentStates, publication: number): Promise<readonly FileChange[]> {
  const later = editor.store.selectFrom('content_history').selectAll().where('publication', '>', publication);
  const shown = await editor.published();
  const files = new Map<string, FileChange>();
  for (const row of await later.orderBy('publication', 'desc').execute()) {
    const { text: now } = files.get(row.path) ?? editor.stateIn(shown, row.path);
    files.set(row.path, overNow(beforeOf(row), row.text_after, now));
  }
  return [...files.values()];
}

/** What takes back one publication and leaves those after it, and the files in which one of these changed the same. */
export async function stateWithout(editor: ContentStates, publication: number) {
  const rows = editor.store.selectFrom('content_history').selectAll().where('publication', '=', publication);
  const shown = await editor.published();
  const files: FileChange[] = [];
  const again: FileChange[] = [];
  for (const row of await rows.execute()) {
    const [before, now] = [beforeOf(row), { path: row.path, ...editor.stateIn(shown, row.path) }];
    const after = { text: row.text_after, picture: row.picture_after };
    const isNow = (state: FileState) => isSameState(now, state) || editor.isPulled(row.path, now, state);
    const canJoin = before.text !== null && row.text_after !== null && now.text !== null;
    const joined = overNow(before, row.text_after, now.text);
    if (isNow(after) || isNow(before)) files.push(before);
    else if (canJoin && !joined.hasConflict && !joined.isUnreadable) files.push(joined);
    else again.push(now);
  }
  return { files, again };
}
