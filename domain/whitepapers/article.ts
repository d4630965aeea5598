import { slugify } from '../site/slug.ts';

const WORDS_A_MINUTE = 200;
/** Fewer chapters than this need no table of contents. */
const LONG_CHAPTERS = 4;
const CHAPTER = /<h2>(.*?)<\/h2>/gs;

export type Chapter = { readonly id: string; readonly title: string };
export type Article = {
  /** The HTML with an id on each chapter's heading. */
  readonly html: string;
  /** Empty when the text is short. */
  readonly contents: readonly Chapter[];
  /** At a calm pace, at least 1. */
  readonly minutes: number;
};

/** What a reader needs beside a text: its chapters and how long it takes. `html` is sanitised: its `h2` has no attributes. */
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
    contents: chapters.length >= LONG_CHAPTERS ? chapters : [],
    minutes: Math.max(1, Math.round(plainText(html).split(' ').length / WORDS_A_MINUTE)),
  };
}

/** The first words of a text, cut between words and closed by an ellipsis when it is longer than `limit`. */
export function excerpt(html: string, limit: number): string {
  const text = plainText(html);
  if (text.length <= limit) return text;
  return `${text.slice(0, limit).replace(/\s+\S*$/, '')}…`;
}

/** An id that nothing else of the page has: the prefix keeps it apart from the shell, the count from its namesakes. */
function nameChapter(slug: string, named: Map<string, number>): string {
  const count = (named.get(slug) ?? 0) + 1;
  named.set(slug, count);
  return `tema-${slug}${count > 1 ? `--${count}` : ''}`;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const INLINE_TAG = /<\/?(?:a|strong|em|b|i|u|s|code|kbd|mark|small|sub|sup|abbr|cite|q)\b[^>]*>/g;

/** The words of sanitised HTML, on one line. */
function plainText(html: string): string {
  return html
    .replace(INLINE_TAG, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
