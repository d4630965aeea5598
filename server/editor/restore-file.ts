import { basename, dirname } from 'node:path';
import { changeFamilies, listFamilies } from '../../domain/plans/find-plan.ts';
import type { HistoryTable } from '../store/content-tables.ts';
import type { Editor } from './editor.ts';
import { beforeOf } from './history.ts';
import { addressIn, idOf, namesPicture } from './links.ts';
import { type Lists, parseLists, readLists, writeLists } from './lists.ts';
import { addRows, without } from './merge-values.ts';
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
async function isMoved({ store }: Editor, { publication, path, text_before: text }: HistoryTable): Promise<boolean> {
  const rows = await store.selectFrom('content_history').selectAll().where('publication', '=', publication).execute();
  const came = rows.filter((row) => row.text_before === null && dirname(row.path) === dirname(path));
  const { redirects } = parseLists(textsOf(rows, 'text_after'));
  const leads = (id: string) =>
    redirects.some(({ from, to }) => basename(from) === idOf(path) && to === `${dirname(from)}/${id}`);
  return came.some((row) => row.text_after !== null && (row.text_after === text || leads(idOf(row.path))));
}

const textsOf = (rows: readonly HistoryTable[], column: 'text_before' | 'text_after') =>
  Object.fromEntries(rows.map((row) => [row.path, row[column]]));

/**
 * Brings a removed file back with what its removal took along: its place in its family or in the menus, its address, and the
 * removed photographs that it names. What was changed since stays.
 */
export async function restoreFile(editor: Editor, path: string): Promise<readonly FileChange[]> {
  const bin = await readBin(editor);
  const gone = bin.find((file) => file.path === path);
  if (!gone) return [];
  const photographs = bin.filter((file) => file.picture !== null && namesPicture(gone.text, file.path));
  const history = editor.store.selectFrom('content_history').selectAll().where('publication', '=', gone.publication);
  const now = await readLists(editor.stateOf);
  const before = parseLists({ ...now.texts, ...textsOf(await history.execute(), 'text_before') });
  return [gone, ...photographs, ...relist(path, before, now)];
}

/** The lists with a file as they had it before: its row stands where it stood, and no redirect begins at its address. */
function relist(path: string, before: Lists, now: Lists): readonly FileChange[] {
  if (!before.catalogue || !now.catalogue) return [];
  const address = addressIn(before.catalogue, path);
  const former = before.redirects.filter(({ to }) => to === address).map(({ from }) => from);
  const redirects = now.redirects
    .filter(({ from }) => from !== address)
    .map((one) => (former.includes(one.from) ? { ...one, to: address } : one));
  const add = <Row>(rows: readonly Row[], was: readonly Row[], isOne: (row: Row) => boolean) =>
    addRows(rows, without(was.filter(isOne), rows), was);
  const families = new Map<string, readonly string[]>(listFamilies(before.catalogue));
  const services = add(
    now.catalogue.services,
    before.catalogue.services,
    ({ page }) => path === `content/pages/${page}.yaml`,
  );
  const categories = changeFamilies(now.catalogue, (plans, family) =>
    add(plans, families.get(family) ?? [], (id) => path === `content/plans/${id}.yaml`),
  );
  return writeLists(now, { catalogue: { ...now.catalogue, services, categories }, redirects });
}
