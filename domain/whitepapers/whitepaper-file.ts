import { z } from 'zod';
import type { Of } from '../content/fields.ts';
import { PICTURE_NAMES } from './whitepaper.ts';

const text = z.string().trim().min(2);
/** YAML parsers return a `Date` or a string. */
const day = z.preprocess((given) => (given instanceof Date ? given.toISOString().slice(0, 10) : given), z.iso.date());

/** Front matter of a file in `content/whitepapers`, whose name is its slug. */
export const whitepaperFileSchema = z.strictObject({
  /** Short enough for search engines to show it whole with the brand after it. */
  title: text.max(52),
  /** Shown by search engines and feeds. */
  description: text.max(160),
  date: day,
  tags: z.array(text.max(30)).min(1).max(4),
  keywords: z.array(text).min(1),
  picture: z.enum(PICTURE_NAMES),
  /** The author, if not `company.author` or the brand name. */
  author: text.max(60).optional(),
  draft: z.boolean().default(false),
});
/** A file of `content/whitepapers`: its front matter and its text as HTML, in which pictures have the file's addresses. */
export type WhitepaperFile = Of<typeof whitepaperFileSchema> & { readonly slug: string; readonly html: string };
