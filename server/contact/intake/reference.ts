import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so a reference survives being read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** A new request reference such as `IL-7F3K2Q`: 30 random bits, made unique by the store. */
export function createReference(prefix: string): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}-${letters.join('')}`;
}
