import { dirname } from 'node:path';
import type { Catalogue } from '../../domain/plans/catalogue.ts';
import { changeFamilies, listFamilies } from '../../domain/plans/find-plan.ts';
import type { Redirect } from '../../domain/site/redirects.ts';
import type { FileState } from '../store/content-tables.ts';
import { readFile, writeFile } from './file-text.ts';
import { addressIn, slugIn } from './links.ts';
import { addRows, isSame, without } from './merge-values.ts';
import type { FileChange } from './stored-files.ts';

export const CATALOGUE = 'content/catalogue.yaml';
export const REDIRECTS = 'content/redirects.yaml';
/** The files in which other files have entries. */
export const LISTS: readonly string[] = [CATALOGUE, REDIRECTS];

const PAGES = 'content/pages';

type Texts = Readonly<Record<string, string | null>>;
type Values = { readonly catalogue: Catalogue; readonly redirects: readonly Redirect[] };
/** What the lists say, and their texts by path. A catalogue that cannot be parsed is undefined, other redirects are none. */
export type Lists = Values & { readonly texts: Texts };

/** The lists with these texts. */
export function parseLists(texts: Texts): Lists {
  const [catalogue, redirects] = LISTS.map((path) => readFile(path, texts[path] ?? null).value);
  return { texts, catalogue: catalogue as Catalogue, redirects: (redirects ?? []) as readonly Redirect[] };
}

/** The lists as they are published, or as the pending changes leave them. */
export const readLists = async (stateOf: (path: string) => Promise<FileState>): Promise<Lists> =>
  parseLists(Object.fromEntries(await Promise.all(LISTS.map(async (path) => [path, (await stateOf(path)).text]))));

/**
 * The lists with other values: those that this changes. A list that cannot be parsed stays while its value does; throws
 * when it has another value.
 */
export function writeLists({ texts, ...was }: Lists, { catalogue, redirects }: Values): readonly FileChange[] {
  const written = [
    [was.catalogue, catalogue],
    [was.redirects, redirects],
  ].map(([before, value], index) => {
    const { [index]: path = '' } = LISTS;
    const { [path]: text = null } = texts;
    return { path, text: isSame(before, value) ? text : writeFile(path, text, { value }), picture: null };
  });
  return written.filter(({ path, text }) => text !== texts[path]);
}

/**
 * The redirects once the page at `from` is gone, with one to what replaces it if it was published. Those that led to it lead
 * on, and none begins where there is a page.
 */
export function redirect(
  before: readonly Redirect[],
  { from, to }: Redirect,
  wasPublished: boolean,
): readonly Redirect[] {
  const followed = before.map((one) => (one.to === from ? { ...one, to } : one));
  const kept = followed.filter((one) => one.from !== one.to && one.from !== from && one.from !== to);
  return [...kept, ...(wasPublished ? [{ from, to }] : [])];
}

/**
 * The lists of `now` with the entries of some files as they are in `was`: plans in their families, services in the menus
 * under their names, redirects from and to their addresses. Returns those that this changes.
 */
export function withEntriesOf(files: readonly string[], was: Lists, now: Lists): readonly FileChange[] {
  if (!was.catalogue || !now.catalogue) return [];
  const catalogue = catalogueWith(new Set(files), was.catalogue, now.catalogue);
  return writeLists(now, { catalogue, redirects: redirectsWith(files, was, now) });
}

/** Returns a check whether a file is another one at a new address: a redirect leads there from its published address. */
export const movesIn =
  (published: Lists, lists: Lists) =>
  (from: string, to: string): boolean => {
    // A removed page leads to another kind of page, or to that of all services.
    if (dirname(from) !== dirname(to) || dirname(to) === PAGES) return false;
    const [former, latter] = [addressOf(published, from), addressOf(lists, to)];
    return lists.redirects.some((one) => one.from === former && one.to === latter);
  };

/** The address of a file's page; undefined for a file that the lists say nothing of. */
const addressOf = ({ catalogue }: Lists, path: string): string | undefined =>
  catalogue && slugIn(catalogue, path) && addressIn(catalogue, path);

function catalogueWith(files: ReadonlySet<string>, was: Catalogue, now: Catalogue): Catalogue {
  const isPlan = (id: string) => files.has(`content/plans/${id}.yaml`);
  const isPage = ({ page }: { readonly page: string }) => files.has(`${PAGES}/${page}.yaml`);
  const slugs = new Map(was.services.filter(isPage).map(({ page, slug }) => [page, slug]));
  const renamed = new Map(now.services.map(({ page, slug }) => [slug, slugs.get(page) ?? slug]));
  const former = new Map<string, readonly string[]>(listFamilies(was));
  const categories = changeFamilies(now, (plans, family) => rowsAsIn(former.get(family) ?? [], plans, isPlan));
  return {
    ...now,
    services: rowsAsIn(was.services, now.services, isPage),
    categories: categories.map((one) => ({ ...one, service: renamed.get(one.service) ?? one.service })),
  };
}

function redirectsWith(files: readonly string[], was: Lists, now: Lists): readonly Redirect[] {
  const addresses = new Set(files.flatMap((path) => [addressOf(was, path), addressOf(now, path)]));
  const [former, current] = [was, now].map(({ redirects }) => new Map(redirects.map(({ from, to }) => [from, to])));
  // One that led to a removed page leads on to what replaces that.
  const follows = (from: string) =>
    former?.has(from) && current?.has(from) && [former.get(from), current.get(from)].some((to) => addresses.has(to));
  return rowsAsIn(was.redirects, now.redirects, ({ from }) => addresses.has(from) || !!follows(from));
}

/** Rows of which some are as they were: those that came since are gone, those that went are back, and the rest stays. */
function rowsAsIn<Row>(was: readonly Row[], now: readonly Row[], isOne: (row: Row) => boolean): readonly Row[] {
  const kept = without(now, without(now, was).filter(isOne));
  return addRows(kept, without(was, kept).filter(isOne), was);
}
