import { slugify } from '../site/slug.ts';

const WORDS_A_MINUTE = 200;
/** Articles with fewer chapters get no table of contents. */
const MIN_CHAPTERS = 4;
const CHAPTER = /<h2>(.*?)<\/h2>/gs;

export type Chapter = { readonly id: string; readonly title: string };
export type Article = {
  /** The HTML with an id on each `h2`. */
  readonly html: string;
  /** Table of contents; empty for short articles. */
  readonly contents: readonly Chapter[];
  /** Reading time, at least 1. */
  readonly minutes: number;
};

/** Chapters and reading time of a whitepaper. Expects sanitized HTML, whose `h2` have no attributes. */
export function readArticle(html: string): Article {
  const chapters: Chapter[] = [];
  const named = new Map<string, number>();
  const marked = html.replaceAll(CHAPTER, (_, heading: string) => {
    const title = plainText(heading);
    const id = nameChapter(slugify(title), named);
    chapters.push({ id, title });
    return `<h2 id="${id}">${heading}</h2>`;
  });
  return {
    html: marked,
    contents: chapters.length >= MIN_CHAPTERS ? chapters : [],
    minutes: Math.max(1, Math.round(plainText(html).split(' ').length / WORDS_A_MINUTE)),
  };
}

/** Id of a chapter, unique on the page: the prefix avoids ids of the page shell, a count makes equal headings differ. */
function nameChapter(slug: string, named: Map<string, number>): string {
  const count = (named.get(slug) ?? 0) + 1;
  named.set(slug, count);
  return `tema-${slug}${count > 1 ? `--${count}` : ''}`;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const INLINE_TAG = /<\/?(?:a|strong|em|b|i|u|s|code|kbd|mark|small|sub|sup|abbr|cite|q)\b[^>]*>/g;

/** The text of sanitized HTML, on one line. */
export function plainText(html: string): string {
  return html
    .replace(INLINE_TAG, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
