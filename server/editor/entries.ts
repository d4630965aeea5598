import { dirname } from 'node:path';
import { listPages } from '../../domain/content/page-files.ts';
import type { Catalogue } from '../../domain/plans/catalogue.ts';
import { changeFamilies, listFamilies } from '../../domain/plans/find-plan.ts';
import type { Redirect } from '../../domain/site/redirects.ts';
import type { FileState } from '../store/content-tables.ts';
import { inFolder, readFile, writeFile } from './file-text.ts';
import { idOf } from './links.ts';
import { addRows, without } from './merge-values.ts';
import { CATALOGUE, REDIRECTS } from './related-files.ts';
import type { FileChange } from './stored-files.ts';

/** The files in which other files have entries. */
export const LISTS: readonly string[] = [CATALOGUE, REDIRECTS];

const PAGES = 'content/pages';

/** The texts of the catalogue and of the redirects, by path. */
export type Lists = Readonly<Record<string, string | null>>;

export const readLists = async (stateOf: (path: string) => Promise<FileState>): Promise<Lists> =>
  Object.fromEntries(await Promise.all(LISTS.map(async (path) => [path, (await stateOf(path)).text] as const)));

/**
 * The catalogue and the redirects of `now` with the entries of some files as they are in `was`: plans in their families,
 * services in the menus under their names, redirects from and to their addresses. Returns those of both that this changes.
 */
export function withEntriesOf(files: readonly string[], was: Lists, now: Lists): readonly FileChange[] {
  const [former, current] = [parseLists(was), parseLists(now)];
  // The check reports a catalogue that cannot be parsed.
  if (!former || !current) return [];
  const values = {
    [CATALOGUE]: catalogueWith(new Set(files), former.catalogue, current.catalogue),
    [REDIRECTS]: redirectsWith(files, former, current),
  };
  const changes = Object.entries(values).map(([path, value]) => {
    const text = now[path] ?? null;
    return { path, text: writeFile(path, text, { value }), picture: null };
  });
  return changes.filter(({ path, text }) => text !== (now[path] ?? ''));
}

/** Returns a check whether a file is another one at a new address: a redirect leads there from its published address. */
export function movesIn(published: Lists, lists: Lists): (from: string, to: string) => boolean {
  const [before, after] = [parseLists(published), parseLists(lists)];
  return (from, to) => {
    // A removed page leads to another kind of page, or to that of all services.
    if (dirname(from) !== dirname(to) || dirname(to) === PAGES) return false;
    const [former, latter] = [before && addressOf(before, from), after && addressOf(after, to)];
    return !!latter && !!after?.redirects.some((one) => one.from === former && one.to === latter);
  };
}

type Read = { readonly catalogue: Catalogue; readonly redirects: readonly Redirect[] };

function parseLists(lists: Lists): Read | undefined {
  const valueAt = (path: string) => readFile(path, lists[path] ?? null).value;
  const catalogue = valueAt(CATALOGUE) as Catalogue | undefined;
  return catalogue && { catalogue, redirects: (valueAt(REDIRECTS) ?? []) as readonly Redirect[] };
}

/** The address of a file's page; undefined for one that has none, or that the catalogue does not list. */
function addressOf({ catalogue }: Read, path: string): string | undefined {
  const named = [{ slug: idOf(path) }];
  const pages = listPages({ catalogue, projects: named, whitepaperFiles: named });
  return pages.find(([file]) => file === inFolder(path))?.[1];
}

function catalogueWith(files: ReadonlySet<string>, was: Catalogue, now: Catalogue): Catalogue {
  const isPlan = (id: string) => files.has(`content/plans/${id}.yaml`);
  const isPage = ({ page }: { readonly page: string }) => files.has(`content/pages/${page}.yaml`);
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

function redirectsWith(files: readonly string[], was: Read, now: Read): readonly Redirect[] {
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
