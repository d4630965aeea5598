/**
 * Where a cell begins, at the start or behind a separator, and what makes a formula there, full-width twins included, be
 * it behind blanks or quotes (OWASP «CSV injection»). Excel takes the list separator of the system, which is `;` in
 * Ecuador, and Calc any that is chosen.
 */
const FORMULA_START = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",\r\n]/;

/** Tells Excel that what follows is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One record of RFC 4180, its CRLF included. An apostrophe stands before whatever would be a formula. */
export function csvRecord(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string): string {
  const harmless = value.replace(FORMULA_START, "'");
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
