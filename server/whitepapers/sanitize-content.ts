import sanitize, { type Attributes, type IOptions } from 'sanitize-html';
import { storedPictureHref } from '../../domain/routes.ts';
import { labelTables } from './label-tables.ts';

/** What an article is made of; everything else loses its tag and keeps its words, and scripts lose both. */
const TAGS = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['a', 'strong', 'em', 'b', 'i', 'u', 's', 'code', 'kbd', 'mark', 'small', 'sub', 'sup', 'abbr', 'cite', 'q'],
];
/** Nobody writes deeper than this by hand; a parser that is made to can be kept busy for long. */
const NESTING_LIMIT = 40;
const FOREIGN = 'noopener noreferrer nofollow';

/** Where links and pictures of a text may lead. */
export type Surroundings = {
  /** Links to it are our own. */
  readonly siteUrl: string;
  /** Pictures come from here or are left out. */
  readonly storageUrl?: string | undefined;
};

/**
 * The HTML of a whitepaper with nothing in it but an article: allowed tags, harmless addresses, headings that
 * stand under the page's own `h1`, foreign links that give nothing away, tables that a screen reader can follow.
 */
export function sanitizeContent(html: string, { siteUrl, storageUrl }: Surroundings): string {
  const options: IOptions = {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      abbr: ['title'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https', 'http'] },
    allowProtocolRelative: false,
    nestingLimit: NESTING_LIMIT,
    transformTags: {
      ...shiftHeadings(html),
      a: (tagName, attribs) => ({ tagName, attribs: protectLink(attribs, siteUrl) }),
      img: (tagName, attribs) => ({ tagName, attribs: placeImage(attribs, storageUrl) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  };
  return labelTables(sanitize(html, options).trim());
}

/** The highest heading becomes `h2`, and the others keep their distance to it. */
function shiftHeadings(html: string): NonNullable<IOptions['transformTags']> {
  const highest = [1, 2, 3, 4, 5, 6].find((level) => new RegExp(`<h${level}\\b`, 'i').test(html)) ?? 2;
  const shift = 2 - highest;
  const shifted = (level: number) => `h${Math.min(6, Math.max(2, level + shift))}`;
  return Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, sanitize.simpleTransform(shifted(level), {})]),
  );
}

function protectLink({ href = '' }: Attributes, siteUrl: string): Attributes {
  const target = URL.parse(href, siteUrl);
  if (!target) return {};
  const isForeign = /^https?:$/.test(target.protocol) && target.origin !== new URL(siteUrl).origin;
  return isForeign ? { href, rel: FOREIGN, target: '_blank' } : { href };
}

function placeImage({ src = '', alt = '', width, height }: Attributes, storageUrl: string | undefined): Attributes {
  const address = storageUrl ? storedPictureHref(src, storageUrl) : undefined;
  if (!address) return {};
  const size = { ...(isSize(width) && { width }), ...(isSize(height) && { height }) };
  return { src: address, alt, ...size, loading: 'lazy', decoding: 'async' };
}

const isSize = (value: string | undefined): value is string => /^\d{1,5}$/.test(value ?? '');
