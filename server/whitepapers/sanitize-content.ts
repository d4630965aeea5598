import sanitize, { type Attributes, type IOptions } from 'sanitize-html';
import { parsePictureAddress } from '../../domain/site/picture-address.ts';
import { storedPictureHref } from '../../domain/site/stored-picture.ts';
import { labelTables } from './label-tables.ts';

/** Allowed tags. Other tags are removed and their text kept; scripts and styles are removed whole. */
const TAGS = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'picture', 'source', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['a', 'strong', 'em', 'b', 'i', 'u', 's', 'code', 'kbd', 'mark', 'small', 'sub', 'sup', 'abbr', 'cite', 'q'],
];
/** Deeper than any real text; bounds the work on hostile input. */
const NESTING_LIMIT = 40;
/** Whether an address is that of a photograph of our own whitepapers. */
const isOwn = (address: string) => parsePictureAddress(address) !== undefined;
const EXTERNAL_REL = 'noopener noreferrer nofollow';

export type SanitizeOptions = {
  /** Links to other origins are external. */
  readonly siteUrl: string;
  /** The only source of pictures allowed besides the site itself; without it, pictures from elsewhere are removed. */
  readonly storageUrl?: string | undefined;
};

/**
 * Reduces the HTML of a whitepaper to allowed tags and safe URLs, shifts headings below the page's `h1`, protects
 * external links and labels tables for screen readers.
 */
export function sanitizeContent(html: string, { siteUrl, storageUrl }: SanitizeOptions): string {
  const options: IOptions = {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      source: ['type', 'srcset', 'sizes'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      abbr: ['title'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https', 'http'] },
    selfClosing: ['img', 'br', 'hr', 'source'],
    allowProtocolRelative: false,
    nestingLimit: NESTING_LIMIT,
    transformTags: {
      ...shiftHeadings(html),
      a: (tagName, attribs) => ({ tagName, attribs: protectLink(attribs, siteUrl) }),
      img: (tagName, attribs) => ({ tagName, attribs: placeImage(attribs, storageUrl) }),
      source: (tagName, attribs) => ({ tagName, attribs: isOwnSet(attribs.srcset) ? attribs : {} }),
    },
    exclusiveFilter: ({ tag, attribs }) => (tag === 'img' && !attribs.src) || (tag === 'source' && !attribs.srcset),
  };
  return labelTables(sanitize(html, options).trim());
}

/** The highest level becomes `h2`, and the others shift with it. */
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
  const isExternal = /^https?:$/.test(target.protocol) && target.origin !== new URL(siteUrl).origin;
  return isExternal ? { href, rel: EXTERNAL_REL, target: '_blank' } : { href };
}

function placeImage({ src = '', alt = '', width, height }: Attributes, storageUrl: string | undefined): Attributes {
  const stored = storageUrl ? storedPictureHref(src, storageUrl) : undefined;
  const address = isOwn(src) ? src : stored;
  if (!address) return {};
  const size = { ...(isSize(width) && { width }), ...(isSize(height) && { height }) };
  return { src: address, alt, ...size, loading: 'lazy', decoding: 'async' };
}

/** Whether all files of a `srcset` are photographs of our own. */
const isOwnSet = (srcset = '') => srcset.split(',').every((file) => isOwn(file.trim().replace(/ \d+w$/, '')));

const isSize = (value: string | undefined): value is string => /^\d{1,5}$/.test(value ?? '');
