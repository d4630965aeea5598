import { memoize } from '../memoize.ts';
import { slugify } from '../site/slug.ts';
import type { Whitepaper } from './whitepaper.ts';

/** Whitepapers on each page of the list. */
export const PAGE_SIZE = 12;

/** Tags offered above the list; more would be hard to choose from. */
const MAX_SHOWN_TAGS = 12;

export type ListPage = {
  readonly shown: readonly Whitepaper[];
  /** The tags to choose from, most used first; `slug` is the form in addresses. */
  readonly tags: readonly { readonly slug: string; readonly name: string }[];
  /** Slug of the chosen tag; undefined when none is chosen or it does not exist. */
  readonly tag: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
};

/** One page of the list. An unknown tag selects all whitepapers, an invalid page number the first page. */
export function paginate(all: readonly Whitepaper[], query: URLSearchParams): ListPage {
  const known = tagsOf(all);
  const chosenTag = known.get(query.get('etiqueta') ?? '');
  const offered = [...known.values().take(MAX_SHOWN_TAGS)];
  if (chosenTag && !offered.includes(chosenTag)) offered.push(chosenTag);
  const tags = offered.map(({ slug, name }) => ({ slug, name }));
  const tag = chosenTag?.slug;
  const chosen = chosenTag?.tagged ?? all;
  const pageCount = Math.max(1, Math.ceil(chosen.length / PAGE_SIZE));
  const wanted = Number(query.get('pagina') ?? 1);
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= pageCount ? wanted : 1;
  return { shown: chosen.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), tags, tag, page, pageCount };
}

type Tag = { readonly slug: string; readonly name: string; readonly tagged: readonly Whitepaper[] };

/** By slug, most used first. Kept for a list, which is immutable: to count the tags of thousands takes milliseconds. */
const tagsOf = memoize((all: readonly Whitepaper[]): ReadonlyMap<string, Tag> => {
  const uses = all.flatMap((whitepaper) =>
    whitepaper.tags_es.map((name) => ({ slug: slugify(name), name, whitepaper })),
  );
  return new Map(
    [...Map.groupBy(uses, ({ slug }) => slug)]
      .sort(([, one], [, other]) => other.length - one.length)
      .map(([slug, own]) => [
        slug,
        { slug, name: own.at(-1)?.name ?? slug, tagged: own.map(({ whitepaper }) => whitepaper) },
      ]),
  );
});

/** Page numbers to link: the first, the last, and those next to the current one. */
export function nearbyPages({ page, pageCount }: Pick<ListPage, 'page' | 'pageCount'>): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount).sort((one, other) => one - other);
}
