import { z } from 'zod';
import { slugify } from './slug.ts';

/** The drawings that can stand in the sun of a whitepaper's woven picture. */
const PICTURE_NAMES = ['server', 'megaphone', 'cart', 'clock', 'mail', 'people', 'speech', 'pin'] as const;
export type PictureName = (typeof PICTURE_NAMES)[number];

const text = z.string().trim().min(2);
const day = z.coerce
  .date()
  .transform((date) => date.toISOString().slice(0, 10))
  .pipe(z.string());

/** The head of a file in `content/whitepapers`, whose name is its slug. */
export const whitepaperFileSchema = z.strictObject({
  /** With the brand after it, search engines show all of it. */
  title: text.max(52),
  /** What search engines and feeds show. */
  description: text.max(160),
  date: day,
  tags: z.array(text.max(30)).min(1).max(4),
  keywords: z.array(text).min(1),
  picture: z.enum(PICTURE_NAMES),
});

const SLUG = /^[a-z0-9]+(?:[-_]+[a-z0-9]+)*$/;
const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}/;
const isDate = (value: string) => CALENDAR_DAY.test(value) && !Number.isNaN(Date.parse(value));
const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim();

/** A list, or the same list written with commas; without blanks and without the same one twice. */
const tags = z
  .union([z.array(z.string()), z.string().transform((list) => list.split(','))])
  .nullish()
  .transform((list) => [...new Map((list ?? []).map((tag) => [slugify(tag), oneLine(tag)]))])
  .transform((list) => list.filter(([slug]) => slug).map(([, tag]) => tag))
  .pipe(z.array(z.string().max(40)).max(12));

/**
 * A whitepaper as the news feed carries it (SPEC §3); the last three fields are our own and may be absent.
 * What a feed writes loosely is made regular: blanks, letter case of slugs, tags as a list or with commas.
 */
export const whitepaperSchema = z.object({
  title_es: z.string().transform(oneLine).pipe(z.string().min(1).max(200)),
  slug_es: z.string().trim().toLowerCase().max(120).regex(SLUG),
  tags_es: tags,
  /** HTML; whoever shows it has sanitised it. */
  content_es: z.string(),
  /** A path under the storage address; empty for a picture of our own. */
  featured_img: z
    .string()
    .trim()
    .max(500)
    .nullish()
    .transform((path) => path ?? ''),
  created_at: z.string().trim().refine(isDate),
  description_es: z.string().optional(),
  keywords_es: z.array(z.string()).optional(),
  picture: z.enum(PICTURE_NAMES).optional(),
});
export type Whitepaper = z.infer<typeof whitepaperSchema>;

const newsSchema = z.object({ data: z.union([z.array(z.unknown()), z.object({ data: z.array(z.unknown()) })]) });
type News = { readonly documents: readonly Whitepaper[]; readonly problems: readonly string[] };

/**
 * The whitepapers of a parsed feed, newest first, in either of its two shapes (DECISIONS §6). A record that is
 * wrong, or repeats a slug, is left out and named in `problems`, by its place and its fields. Throws a NewsError
 * when there is no list, or no good record in it.
 */
export function readNews(feed: unknown): News {
  const read = newsSchema.safeParse(feed);
  if (!read.success) throw new NewsError('no list of whitepapers');
  const records = Array.isArray(read.data.data) ? read.data.data : read.data.data.data;
  const bySlug = new Map<string, Whitepaper>();
  const problems: string[] = [];
  records.forEach((record, place) => {
    const { data, error } = whitepaperSchema.safeParse(record);
    if (data && !bySlug.has(data.slug_es)) bySlug.set(data.slug_es, data);
    else
      problems.push(
        `record ${place}: ${error?.issues.map(({ path }) => path[0] ?? 'shape').join(', ') ?? 'slug_es repeated'}`,
      );
  });
  if (records.length > 0 && bySlug.size === 0) throw new NewsError('no good whitepaper among the records');
  return { documents: [...bySlug.values()].sort(newestFirst), problems };
}

function newestFirst(one: Whitepaper, other: Whitepaper): number {
  return Date.parse(other.created_at) - Date.parse(one.created_at) || one.title_es.localeCompare(other.title_es, 'es');
}

/** A feed that cannot be used at all; the message says why and holds nothing of the feed. */
export class NewsError extends Error {
  override readonly name = 'NewsError';
}

/** How many whitepapers one page of the list shows. */
export const PAGE_SIZE = 12;

export type Shelf = {
  readonly shown: readonly Whitepaper[];
  /** Every tag with its form in addresses, the most used first. */
  readonly tags: readonly { readonly slug: string; readonly name: string }[];
  /** The slug of the tag that was chosen, when there is such a tag. */
  readonly tag: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
};

/** One page of the list; a tag or a page that does not exist leads to all of them, and to the first. */
export function browse(all: readonly Whitepaper[], query: URLSearchParams): Shelf {
  const tags = countTags(all);
  const tag = tags.find(({ slug }) => slug === query.get('etiqueta'))?.slug;
  const chosen = tag ? all.filter(({ tags_es }) => tags_es.some((name) => slugify(name) === tag)) : all;
  const pageCount = Math.max(1, Math.ceil(chosen.length / PAGE_SIZE));
  const wanted = Number(query.get('pagina') ?? 1);
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= pageCount ? wanted : 1;
  return { shown: chosen.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), tags, tag, page, pageCount };
}

function countTags(all: readonly Whitepaper[]): Shelf['tags'] {
  const found = new Map<string, { slug: string; name: string; uses: number }>();
  for (const name of all.flatMap(({ tags_es }) => tags_es)) {
    const slug = slugify(name);
    found.set(slug, { slug, name, uses: (found.get(slug)?.uses ?? 0) + 1 });
  }
  return [...found.values()].sort((one, other) => other.uses - one.uses).map(({ slug, name }) => ({ slug, name }));
}
