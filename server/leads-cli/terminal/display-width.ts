import measure from 'fast-string-truncated-width';

/** Control characters can move the cursor or change colours; bidirectional marks and invisible spaces can
 * disguise a name. */
const UNSAFE = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** A visitor's text as one line that is safe to print. */
export function cleanLine(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(UNSAFE, '').trim();
}

/** Width of a text in terminal columns. The package counts a zero-width space as one. */
export const displayWidth = (text: string): number => measure(text.replaceAll('\u200B', '')).width;

/** Truncates a text to `width` columns with an ellipsis. */
export function clip(text: string, width: number): string {
  const { truncated, index } = measure(text, { limit: width, ellipsis: '…' });
  return truncated ? `${text.slice(0, index).trimEnd()}…` : text;
}

/** Pads a text to `width` columns. */
export const padTo = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)));
