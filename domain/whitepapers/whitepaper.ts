import { z } from 'zod';
import { NOT_FOUND_PAGES, routes } from '../routes.ts';
import { slugify } from '../site/slug.ts';

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
export const MAX_SLUG_LENGTH = 120;
/** What XML forbids, and signs that turn the direction of what follows them. */
const UNWANTED = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;
const MAX_TAGS = 12;
const MAX_TAG_LENGTH = 40;
/** Longer than any text that someone reads; a parser can be kept busy for long with more. */
const MAX_CONTENT = 300_000;

const clean = (value: string) => value.replace(UNWANTED, '');
const oneLine = (value: string) => clean(value).replace(/\s+/g, ' ').trim();

/** Whether a text can be the slug of a whitepaper. */
export function isSlug(text: string): boolean {
  const isTaken = routes.whitepaper(text) === NOT_FOUND_PAGES.whitepaper;
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text) && !isTaken;
}

/** A list of tags, the same as JSON, or with commas between; without blanks, repetitions and what is no tag. */
function readTags(given: unknown): string[] {
  const list = typeof given === 'string' ? splitTags(given) : given;
  const names = (Array.isArray(list) ? list : []).filter((tag) => typeof tag === 'string').map(oneLine);
  const bySlug = new Map(names.map((name) => [slugify(name), name]));
  return [...bySlug].flatMap(([slug, name]) => (slug && name.length <= MAX_TAG_LENGTH ? name : [])).slice(0, MAX_TAGS);
}

function splitTags(text: string): unknown {
  if (!text.trim().startsWith('[')) return text.split(',');
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

/** The day of an ISO date or of a database's; undefined for any other text, and for a day that no month has. */
function readDay(text: string): string | undefined {
  const day = /^\s*(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}|\s*$)/.exec(text)?.[1];
  const date = day ? new Date(`${day}T00:00:00Z`) : undefined;
  return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day ?? '') ? day : undefined;
}

/**
 * A whitepaper as the news feed carries it; the last three fields are our own and may be absent.
 * What a feed writes loosely is made regular: blanks, letter case of slugs, tags, dates.
 */
export const whitepaperSchema = z.object({
  title_es: z.string().transform(oneLine).pipe(z.string().min(1).max(200)),
  slug_es: z.string().trim().toLowerCase().refine(isSlug),
  tags_es: z.unknown().transform(readTags),
  /** HTML; whoever shows it has sanitised it. */
  content_es: z.string().max(MAX_CONTENT).transform(clean),
  /** A path under the storage address; empty for a picture of our own. */
  featured_img: z.string().trim().max(500).catch(''),
  /** The day, as `YYYY-MM-DD`. */
  created_at: z.string().transform(readDay).pipe(z.string('a date')),
  description_es: z.string().transform(oneLine).optional().catch(undefined),
  keywords_es: z.array(z.string()).optional().catch(undefined),
  picture: z.enum(PICTURE_NAMES).optional().catch(undefined),
});
export type Whitepaper = z.infer<typeof whitepaperSchema>;

const newsSchema = z.object({ data: z.union([z.array(z.unknown()), z.object({ data: z.array(z.unknown()) })]) });
/** What a feed gives; `problems` says in a few words what was left out. */
export type ReadNews = { readonly documents: readonly Whitepaper[]; readonly problems: readonly string[] };

/** More than this and it is no list of documents; what lies beyond is left out. */
const MAX_RECORDS = 5_000;
const TOLD_PROBLEMS = 20;

/**
 * The whitepapers of a feed, newest first, in either of its two shapes, with `sanitize` applied to
 * their HTML. A record that is wrong, or repeats a slug, is left out and named in `problems`, by its place and its
 * fields. Throws a NewsError when there is no list, or no good record in it.
 */
export function readNews(feed: string, sanitize: (html: string) => string): ReadNews {
  const records = readRecords(feed);
  const bySlug = new Map<string, Whitepaper>();
  const problems: string[] = [];
  records.slice(0, MAX_RECORDS).forEach((record, place) => {
    const problem = addRecord(bySlug, record, sanitize);
    if (problem && problems.length < TOLD_PROBLEMS) problems.push(`record ${place}: ${problem}`);
  });
  if (records.length > 0 && bySlug.size === 0) throw new NewsError('no good whitepaper among the records');
  if (records.length > MAX_RECORDS) problems.push(`records beyond ${MAX_RECORDS}`);
  return { documents: [...bySlug.values()].sort(newestFirst), problems };
}

function readRecords(feed: string): readonly unknown[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(feed);
  } catch {
    throw new NewsError('no JSON');
  }
  const { data, success } = newsSchema.safeParse(parsed);
  if (!success) throw new NewsError('no list of whitepapers');
  return Array.isArray(data.data) ? data.data : data.data.data;
}

/** Adds a record, or returns what is wrong with it. */
function addRecord(
  bySlug: Map<string, Whitepaper>,
  record: unknown,
  sanitize: (html: string) => string,
): string | undefined {
  const { data, error } = whitepaperSchema.safeParse(record);
  if (!data) return [...new Set(error.issues.map(({ path }) => path[0] ?? 'shape'))].join(', ');
  if (bySlug.has(data.slug_es)) return 'slug_es repeated';
  try {
    bySlug.set(data.slug_es, { ...data, content_es: sanitize(data.content_es) });
    return undefined;
  } catch {
    return 'content_es';
  }
}

const newestFirst = (one: Whitepaper, other: Whitepaper) =>
  other.created_at.localeCompare(one.created_at) || one.title_es.localeCompare(other.title_es, 'es');

/** A feed that cannot be used at all; the message says why and holds nothing of the feed. */
export class NewsError extends Error {
  override readonly name = 'NewsError';
}
