import { slugify } from './slug.ts';
import type { Whitepaper } from './whitepaper.ts';

/** How many whitepapers one page of the list shows. */
export const PAGE_SIZE = 12;

/** How many tags the list offers; more are no help to anyone. */
const MAX_SHOWN_TAGS = 12;

export type Shelf = {
  readonly shown: readonly Whitepaper[];
  /** The tags to choose from with their form in addresses, the most used first. */
  readonly tags: readonly { readonly slug: string; readonly name: string }[];
  /** The slug of the tag that was chosen, when there is such a tag. */
  readonly tag: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
};

/** One page of the list; a tag or a page that does not exist leads to all of them, and to the first. */
export function browse(all: readonly Whitepaper[], query: URLSearchParams): Shelf {
  const known = countTags(all);
  const chosenTag = known.find(({ slug }) => slug === query.get('etiqueta'));
  const tags = known.slice(0, MAX_SHOWN_TAGS);
  if (chosenTag && !tags.includes(chosenTag)) tags.push(chosenTag);
  const tag = chosenTag?.slug;
  const chosen = tag ? all.filter(({ tags_es }) => tags_es.some((name) => slugify(name) === tag)) : all;
  const pageCount = Math.max(1, Math.ceil(chosen.length / PAGE_SIZE));
  const wanted = Number(query.get('pagina') ?? 1);
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= pageCount ? wanted : 1;
  return { shown: chosen.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), tags, tag, page, pageCount };
}

function countTags(all: readonly Whitepaper[]): { slug: string; name: string }[] {
  const found = new Map<string, { slug: string; name: string; uses: number }>();
  for (const name of all.flatMap(({ tags_es }) => tags_es)) {
    const slug = slugify(name);
    found.set(slug, { slug, name, uses: (found.get(slug)?.uses ?? 0) + 1 });
  }
  return [...found.values()].sort((one, other) => other.uses - one.uses).map(({ slug, name }) => ({ slug, name }));
}

/** The pages worth a link: the first, the last, and those around the present one. */
export function nearbyPages({ page, pageCount }: Pick<Shelf, 'page' | 'pageCount'>): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount).sort((one, other) => one - other);
}
