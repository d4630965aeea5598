import { type Cloth, EMPTY_CLOTH, isCloth } from './cloth.ts';

/**
 * A cloth as the fragment of a link: `#faja1.` (version 1), two cells per character up to the last stitch, a dot and a
 * checksum. At most 207 characters, none of which a URL escapes.
 */
export const FRAGMENT_PREFIX = '#faja';
const VERSION = '1';

/** One character for each combination of two cells, which have eight values each. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = 8;

/** What a fragment of ours holds: a cloth, or a link that was cut or altered. */
export type LinkedCloth = { readonly kind: 'altered' } | { readonly kind: 'cloth'; readonly cloth: Cloth };

/** The fragment for a cloth. */
export function encodeCloth(cloth: Cloth): string {
  const pairs = cloth.replaceAll('.', '0').match(/../g) ?? [];
  const cells = pairs.map(([first, second]) => ALPHABET[Number(first) * VALUES + Number(second)]).join('');
  const body = `${VERSION}.${cells.replace(/A+$/, '')}`;
  return `${FRAGMENT_PREFIX}${body}.${checksum(body)}`;
}

/** Reads a fragment; undefined if it is none of ours. Never throws; any change of a single character is detected. */
export function decodeCloth(fragment: string): LinkedCloth | undefined {
  if (!fragment.startsWith(FRAGMENT_PREFIX)) return undefined;
  const [version = '', cells = '', sum, ...rest] = fragment.slice(FRAGMENT_PREFIX.length).split('.');
  const isIntact = version === VERSION && rest.length === 0 && sum === checksum(`${version}.${cells}`);
  const cloth = isIntact ? unpack(cells) : '';
  return isCloth(cloth) ? { kind: 'cloth', cloth } : { kind: 'altered' };
}

function unpack(cells: string): Cloth {
  const values = Array.from(cells, (character) => ALPHABET.indexOf(character));
  if (values.includes(-1)) return '';
  const woven = values.map((value) => `${Math.floor(value / VALUES)}${value % VALUES}`).join('');
  return woven.replaceAll('0', '.').padEnd(EMPTY_CLOTH.length, '.');
}

/** FNV-1a, 32 bits, as 7 characters of base 36. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0');
}
