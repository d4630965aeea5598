import type { FileState, HistoryTable } from '../store/content-tables.ts';
import type { Store } from '../store/tables.ts';
import type { ContentStates } from './content-states.ts';
import { overNow } from './file-text.ts';
import type { FileChange } from './stored-files.ts';

/** Publications of one device that follow each other this closely are shown as one. */
const JOINED_MS = 10 * 60_000;

type Publication = {
  /** Of the last one that is joined here. */
  readonly id: number;
  readonly at: number;
  readonly device: string;
  /** The oldest one that is joined here sets a file back: the state before it is listed on its own. */
  readonly isRestore: boolean;
  readonly files: readonly { readonly path: string; readonly before: FileState; readonly after: FileState }[];
};
type History = { readonly publications: readonly Publication[]; readonly older: number | undefined };

/** The last publications before one, newest first, joined; `older` continues the list. */
export async function readHistory(store: Store, limit: number, before?: number): Promise<History> {
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
  const restores = await readRestores(store, ids);
  const publications = shown.map(({ id, published_at: at, device }) => ({
    ...{ id, at, device, isRestore: restores.has(id) },
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
  return { publications: changing.reduce(join, []), older: found.length > limit ? ids.at(-1) : undefined };
}

/** A file before a publication. */
export const beforeOf = ({ path, text_before: text, picture_before: picture }: HistoryTable): FileChange => ({
  path,
  text,
  picture,
});

/** Those of these publications that set a file back to what it was before an earlier one. */
async function readRestores(store: Store, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await store
    .selectFrom('content_history as one')
    .innerJoin('content_history as earlier', 'earlier.path', 'one.path')
    .where('one.publication', 'in', ids)
    .whereRef('earlier.publication', '<', 'one.publication')
    .whereRef('earlier.text_before', 'is not distinct from', 'one.text_after')
    .whereRef('earlier.picture_before', 'is not distinct from', 'one.picture_after')
    .select('one.publication')
    .execute();
  return new Set(rows.map(({ publication }) => publication));
}

/** Adds a publication, which is older than those before it. */
function join(later: readonly Publication[], one: Publication): readonly Publication[] {
  const last = later.at(-1);
  if (!last || last.isRestore || last.device !== one.device || Math.abs(last.at - one.at) > JOINED_MS)
    return [...later, one];
  const files = new Map(one.files.map((file) => [file.path, file]));
  for (const file of last.files) files.set(file.path, { ...file, before: files.get(file.path)?.before ?? file.before });
  return [...later.slice(0, -1), { ...last, isRestore: one.isRestore, files: [...files.values()] }];
}

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
