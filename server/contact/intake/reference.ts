import { randomInt } from 'node:crypto';

/** Crockford's base 32: without I, L, O and U a reference can be read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** A new lead reference such as `IL-7F3K2Q`: 30 random bits. The store makes it unique. */
export function createReference(prefix: string): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}-${characters.join('')}`;
}

/** Whether a text from outside has the form of a reference; PostgreSQL refuses some that have not. */
export const isReference = (text: string) => /^[A-Z]{2}-[0-9A-Z]{6}$/.test(text);
