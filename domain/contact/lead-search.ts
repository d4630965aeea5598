const MOST_WORDS = 8;
/**
 * Digits at the end of a phone number by which it is found, whether written with the country code, a leading zero or
 * neither: a mobile phone of Ecuador, a landline with its area code, and one without.
 */
const PHONE_ENDINGS = [9, 8, 7] as const;

/** The words of a text: in lower case, without accents. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a lead is found by. */
type Searched = Readonly<Record<'from_name' | 'from_email' | 'from_phone' | 'message' | 'reference', string>>;

/** The words of a lead, each after a space, as they are stored for searching: ` ana ana correo ec 991234567`. */
export function searchTextOf({ from_name, from_email, from_phone, message, reference }: Searched): string {
  const digits = from_phone.replace(/\D/g, '');
  const endings = PHONE_ENDINGS.map((ending) => digits.slice(-ending));
  const words = wordsOf([from_name, from_email, from_phone, message, reference, digits, ...endings].join(' '));
  return [...new Set(words)].map((word) => ` ${word}`).join('');
}

/**
 * The words of a search, at most eight; each matches the beginning of a word. Of a phone number of Ecuador, only the
 * digits after the country code and the leading zero count; of one with `+` or `00`, the last eight.
 */
export function searchWords(search: string): readonly string[] {
  const isPhone = /^[\d\s()+.-]{9,}$/.test(search);
  const words = wordsOf(isPhone ? search.replace(/\D/g, '') : search);
  const plain = words.slice(0, MOST_WORDS).map((word) => word.replace(/^(?:(?:00)?593|0)0?(?=\d{7,9}$)/, ''));
  return isPhone && /^\s*(?:\+|00)/.test(search) ? plain.map((word) => word.slice(-8)) : plain;
}
