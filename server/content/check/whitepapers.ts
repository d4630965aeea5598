import type { z } from 'zod';
import { namesIn } from '../../../domain/content/fill.ts';
import { dayInEcuador } from '../../../domain/site/moment.ts';
import { slugify } from '../../../domain/site/slug.ts';
import { isSlug, MAX_CONTENT, MAX_SLUG_LENGTH } from '../../../domain/whitepapers/whitepaper.ts';
import type { WhitepaperFile, whitepaperFileSchema } from '../../../domain/whitepapers/whitepaper-file.ts';
import type { Facts } from '../facts.ts';
import { linesOf } from '../leaves.ts';
import type { Record } from '../records.ts';
import type { Problem } from '../report.ts';
import { checkWords as words } from '../words.ts';

type Whitepapers = readonly Record<z.infer<typeof whitepaperFileSchema>>[];

/** Tags that differ from another's only by an accent, a capital or a space: each would have a page of its own. */
export function checkTags(whitepapers: Whitepapers): Problem[] {
  const known = new Map<string, { readonly tag: string; readonly file: string }>();
  return whitepapers.flatMap(({ file, value, placeOf }) =>
    value.tags.flatMap((tag, index) => {
      const slug = slugify(tag);
      const first = known.get(slug) ?? { tag, file };
      known.set(slug, first);
      if (first.tag === tag) return [];
      return [
        { ...placeOf(['tags', index]), field: `tags.${index}`, message: words.text.otherTag(first.tag, first.file) },
      ];
    }),
  );
}

const YEAR_MS = 366 * 24 * 3_600_000;

/** Dates more than a year ahead, which are rather mistyped than planned. */
export function checkDates(whitepapers: Whitepapers): Problem[] {
  const limit = dayInEcuador(Date.now() + YEAR_MS);
  return whitepapers
    .filter(({ value }) => value.date > limit)
    .map(({ placeOf }) => ({ ...placeOf(['date']), field: 'date', message: words.text.farAway }));
}

/** What a photograph adds to the HTML of a guide at most: the addresses of all its sizes. */
const PHOTO_LENGTH = 1_000;

/** Guides that the list of whitepapers would leave out, because of their name or because their HTML is too long. */
export const checkLengths = (whitepapers: readonly Pick<WhitepaperFile, 'html' | 'folder' | 'slug'>[]): Problem[] =>
  whitepapers.flatMap(({ html, folder, slug }) => {
    const file = `content/${folder}/${slug}.md`;
    const length = html.length + (html.split('<img').length - 1) * PHOTO_LENGTH;
    if (!isSlug(slug)) return { file, message: words.text.guideName(MAX_SLUG_LENGTH) };
    return length > MAX_CONTENT ? { file, message: words.text.longGuide(MAX_CONTENT.toLocaleString('en')) } : [];
  });

/** Names of facts that do not exist, such as the price of a removed plan, or are empty; other braces may be code. */
export function unfilledNames(whitepapers: Whitepapers, facts: Facts): Problem[] {
  const kinds = new Set([...facts.keys()].map((name) => name.split('.')[0]));
  return whitepapers.flatMap(linesOf).flatMap(({ file, line, text }) =>
    namesIn(text)
      .filter((name) => kinds.has(name.split('.')[0]) && !facts.get(name))
      .map((name) => ({
        ...{ file, line },
        message: facts.has(name)
          ? words.text.emptyFact(name)
          : words.wrong(words.rules['unknownName'] ?? '', words.found.text(`{${name}}`)),
      })),
  );
}
