import { slugify } from '../site/slug.ts';
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
/** Tags by slug, the most used first. */
type Tags = ReadonlyMap<string, Tag>;

const knownTags = new WeakMap<readonly Whitepaper[], Tags>();

/** The tags of a list, which never changes: they are counted once, because thousands take a moment of the processor. */
function tagsOf(all: readonly Whitepaper[]): Tags {
  const tags = knownTags.get(all) ?? countTags(all);
  knownTags.set(all, tags);
  return tags;
}

function countTags(all: readonly Whitepaper[]): Tags {
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
}

/** The pages worth a link: the first, the last, and those around the present one. */
export function nearbyPages({ page, pageCount }: Pick<Shelf, 'page' | 'pageCount'>): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount).sort((one, other) => one - other);
}
