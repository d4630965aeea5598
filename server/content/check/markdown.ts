import { posix } from 'node:path';
import { markdownToHast, markdownToHtml } from 'satteri';
import { fillKnown } from '../../../domain/content/fill.ts';
import { memoize } from '../../../domain/memoize.ts';
import { LOGO_FOLDER, photoFile } from '../../../domain/site/photo.ts';
import { readArticle } from '../../../domain/whitepapers/article.ts';
import type { ContentFile } from '../content-files.ts';
import type { Facts } from '../facts.ts';
import { MARKDOWN } from '../read-records.ts';
import type { Place, Problem } from '../report.ts';
import { checkWords as words } from '../words.ts';

/** A link or a picture in a Markdown text; `alt` is the alternative text of a picture, absent when it is written in HTML. */
export type Reference = { readonly address: string; readonly place: Place; readonly alt?: string };
/** `unshown` are the HTML tags that pages never show, with the name of the tag as their address. */
type References = Readonly<Record<'links' | 'pictures' | 'unshown', readonly Reference[]>>;

type Node = {
  readonly type: string;
  readonly tagName?: string;
  readonly properties?: { readonly href?: string; readonly src?: string; readonly alt?: string };
  readonly value?: string;
  readonly children?: readonly Node[];
  readonly position?: { readonly start: { readonly line: number; readonly column: number } } | undefined;
};

/** HTML within Markdown: `<a href="…">`, `<img src="…">`. */
const WRITTEN = /<(?<tag>a|img)\b[^>]*?\s(?:href|src)\s*=\s*["']?(?<address>[^"'\s>]*)/gi;
/** HTML that is removed from a guide. */
const UNSHOWN = /<(script|style|iframe|object|embed|video|audio|form)\b/gi;

/** The links and pictures of a Markdown file as Astro reads it: by reference and in HTML, too, but not in code. */
export const readReferences = memoize(({ file, text }: ContentFile): References => {
  const links: Reference[] = [];
  const pictures: Reference[] = [];
  const unshown: Reference[] = [];
  for (const { node, place } of nodesOf(markdownToHast(text, MARKDOWN) as Node, { file, line: 1 })) {
    const { href = '', src = '', alt = '' } = node.properties ?? {};
    if (node.tagName === 'a') links.push({ address: href, place });
    if (node.tagName === 'img') pictures.push({ address: src, alt, place });
    if (node.type !== 'raw') continue;
    const { value: html = '' } = node;
    for (const { groups: { tag = '', address = '' } = {} } of html.matchAll(WRITTEN))
      (tag.toLowerCase() === 'a' ? links : pictures).push({ address, place });
    for (const [, tag = ''] of html.matchAll(UNSHOWN)) unshown.push({ address: tag.toLowerCase(), place });
  }
  return { links, pictures, unshown };
});

/** A node and all below it, each with its place, or that of the node above. */
function nodesOf(node: Node, above: Place): { readonly node: Node; readonly place: Place }[] {
  const { line, column } = node.position?.start ?? above;
  const place = { file: above.file, line, column };
  return [{ node, place }, ...(node.children ?? []).flatMap((child) => nodesOf(child, place))];
}

/**
 * The ids of the chapters of a whitepaper: its headings of the highest level. Those of the second also where it has a
 * first: their links lead nowhere, and were always let through.
 */
export function chapterIds({ text }: ContentFile, facts: Facts): ReadonlySet<string> {
  const written = markdownToHtml(fillKnown(text, facts), MARKDOWN).html;
  const highest = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].find((tag) => written.includes(`<${tag}>`)) ?? 'h2';
  const { html } = readArticle(written.replaceAll(`<${highest}>`, '<h2>').replaceAll(`</${highest}>`, '</h2>'));
  return new Set([...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id = '']) => id));
}

const LOGOS = `content/${LOGO_FOLDER}`;
/** Where Markdown may take photographs from. */
const FOLDERS = ['content/images/', 'content/whitepapers/'];

/**
 * Pictures in Markdown that are not photographs beside the text or in `content/images`, or have no alternative text; and tags
 * that vanish from the page.
 */
export const checkMarkdown = (texts: readonly ContentFile[], files: ReadonlySet<string>, facts: Facts): Problem[] =>
  texts
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap((text) => {
      const { pictures, unshown } = readReferences(text);
      const found = pictures.flatMap(({ address, alt, place }) => {
        if (alt === undefined) return { ...place, message: words.picture.html(address) };
        const message = whyNot(address, posix.dirname(text.file), files);
        return [
          ...(message ? [{ ...place, message }] : []),
          ...(fillKnown(alt, facts).trim() ? [] : [{ ...place, message: words.picture.noAlt(address) }]),
        ];
      });
      return [...found, ...unshown.map(({ address, place }) => ({ ...place, message: words.text.unshown(address) }))];
    });

function whyNot(address: string, folder: string, files: ReadonlySet<string>): string | undefined {
  const path = posix.join(folder, decode(address));
  const isRelative = !/^(?:[a-z]+:|\/)/i.test(address);
  if (!isRelative || path.startsWith(LOGOS) || !FOLDERS.some((one) => path.startsWith(one)))
    return words.picture.elsewhere(address);
  if (!photoFile.safeParse(path).success) return words.wrong(words.rules['photo'] ?? '', words.found.text(address));
  return files.has(path) ? undefined : words.picture.missing(address);
}

/** Undoes percent-encoding; a name that only looks encoded, such as `100%.jpg`, stays as it is. */
function decode(src: string): string {
  try {
    return decodeURI(src);
  } catch {
    return src;
  }
}
