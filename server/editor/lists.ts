import type { Catalogue } from '../../domain/plans/catalogue.ts';
import type { Redirect } from '../../domain/site/redirects.ts';
import type { FileState } from '../store/content-tables.ts';
import { readFile, writeFile } from './file-text.ts';
import { isSame } from './merge-values.ts';
import type { FileChange } from './stored-files.ts';

export const CATALOGUE = 'content/catalogue.yaml';
export const REDIRECTS = 'content/redirects.yaml';
/** The files in which other files have entries. */
export const LISTS: readonly string[] = [CATALOGUE, REDIRECTS];

type Texts = Readonly<Record<string, string | null>>;
type Values = { readonly catalogue: Catalogue; readonly redirects: readonly Redirect[] };
/** What the lists say, and their texts by path. A catalogue that cannot be parsed is undefined, other redirects are none. */
export type Lists = Values & { readonly texts: Texts };

/** The lists with these texts. */
export function parseLists(texts: Texts): Lists {
  const read = (path: string) => readFile(path, texts[path] ?? null).value;
  return { texts, catalogue: read(CATALOGUE) as Catalogue, redirects: (read(REDIRECTS) ?? []) as readonly Redirect[] };
}

/** The lists as they are published, or as the pending changes leave them. */
export const readLists = async (stateOf: (path: string) => Promise<FileState>): Promise<Lists> =>
  parseLists(Object.fromEntries(await Promise.all(LISTS.map(async (path) => [path, (await stateOf(path)).text]))));

/**
 * The lists with other values: those that this changes. A list that cannot be parsed stays while its value does; throws
 * when it has another value.
 */
export function writeLists({ texts, ...was }: Lists, { catalogue, redirects }: Values): readonly FileChange[] {
  const write = (path: string, before: unknown, value: unknown) =>
    isSame(before, value) ? [] : [{ path, text: writeFile(path, texts[path] ?? null, { value }), picture: null }];
  return [...write(CATALOGUE, was.catalogue, catalogue), ...write(REDIRECTS, was.redirects, redirects)];
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
