import { z } from 'zod';
import { NOT_FOUND_PAGES, routes } from '../routes.ts';
import { slugify } from '../site/slug.ts';

/** Icons that a whitepaper's illustration can show. */
export const PICTURE_NAMES = ['server', 'megaphone', 'cart', 'clock', 'mail', 'people', 'speech', 'pin'] as const;
export type PictureName = (typeof PICTURE_NAMES)[number];

const SLUG = /^[a-z0-9]+(?:[-_]+[a-z0-9]+)*$/;
export const MAX_SLUG_LENGTH = 120;
/** Characters that XML forbids, and bidirectional controls. */
const UNWANTED = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;
const MAX_TAGS = 12;
const MAX_TAG_LENGTH = 40;
/** Characters of HTML: longer than any real text, short enough that parsing stays fast. */
export const MAX_CONTENT = 300_000;

const clean = (value: string) => value.replace(UNWANTED, '');
const oneLine = (value: string) => clean(value).replace(/\s+/g, ' ').trim();

/** Whether a text is valid as the slug of a whitepaper. */
export function isSlug(text: string): boolean {
  const isTaken = routes.whitepaper(text) === NOT_FOUND_PAGES.whitepaper;
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text) && !isTaken;
}

/** Tags from an array, a JSON array or a comma-separated text, trimmed, deduplicated and limited. */
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

/** An ISO or SQL date, with the day alone or a time after it. */
const DATE = /^\s*(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}|\s*$)/;

/**
 * A whitepaper as a news host's feed carries it. The last four fields exist in our own feed only. Whitespace, the case
 * of slugs, tag lists and date formats are normalized, because hosts write them loosely.
 */
export const whitepaperSchema = z.object({
  title_es: z.string().transform(oneLine).pipe(z.string().min(1).max(200)),
  slug_es: z.string().trim().toLowerCase().refine(isSlug),
  tags_es: z.unknown().transform(readTags),
  /** HTML, not sanitized by this schema. */
  content_es: z.string().max(MAX_CONTENT).transform(clean),
  /** Path below `NEWS_STORAGE_URL`; empty when the site draws the illustration itself. */
  featured_img: z.string().trim().max(500).catch(''),
  /** `YYYY-MM-DD`. */
  created_at: z
    .string()
    .transform((text) => DATE.exec(text)?.[1])
    .pipe(z.iso.date()),
  description_es: z.string().transform(oneLine).optional().catch(undefined),
  keywords_es: z.array(z.string()).optional().catch(undefined),
  picture: z.enum(PICTURE_NAMES).optional().catch(undefined),
  author: z.string().transform(oneLine).optional().catch(undefined),
});
export type Whitepaper = z.infer<typeof whitepaperSchema>;

const feedSchema = z.object({ data: z.union([z.array(z.unknown()), z.object({ data: z.array(z.unknown()) })]) });
/** `problems` names each rejected record by index and field, without its values. */
export type ParsedFeed = { readonly list: readonly Whitepaper[]; readonly problems: readonly string[] };

/** Records beyond this number are dropped. */
const MAX_RECORDS = 5_000;
const MAX_PROBLEMS = 20;

/**
 * Parses a feed in either of its two shapes into whitepapers, newest first, with `sanitize` applied to their HTML.
 * Invalid records and repeated slugs are skipped and reported in `problems`. Throws FeedError when there is no list, or
 * when a non-empty list has no valid record.
 */
export function parseFeed(feed: string, sanitize: (html: string) => string): ParsedFeed {
  const records = readRecords(feed);
  const bySlug = new Map<string, Whitepaper>();
  const problems: string[] = [];
  records.slice(0, MAX_RECORDS).forEach((record, index) => {
    const problem = addRecord(bySlug, record, sanitize);
    if (problem && problems.length < MAX_PROBLEMS) problems.push(`record ${index}: ${problem}`);
  });
  if (records.length > 0 && bySlug.size === 0) throw new FeedError('no good whitepaper among the records');
  if (records.length > MAX_RECORDS) problems.push(`records beyond ${MAX_RECORDS}`);
  return { list: [...bySlug.values()].sort(newestFirst), problems };
}

function readRecords(feed: string): readonly unknown[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(feed);
  } catch {
    throw new FeedError('no JSON');
  }
  const { data, success } = feedSchema.safeParse(parsed);
  if (!success) throw new FeedError('no list of whitepapers');
  return Array.isArray(data.data) ? data.data : data.data.data;
}

/** Adds a record, or returns which fields are invalid. */
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

/** Thrown when the whole feed is unusable. The message gives the reason without quoting the feed. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}
