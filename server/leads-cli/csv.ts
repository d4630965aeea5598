/**
 * Start of a formula (OWASP «CSV injection»), full-width characters included, possibly after spaces or quotes. A cell
 * may start after any separator: Excel uses the system's, `;` in Ecuador, and Calc asks for one.
 */
const FORMULA_START = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",\r\n]/;

/** Makes Excel read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A record of RFC 4180 with its CRLF. Formulas are disarmed with an apostrophe. */
export function csvRecord(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string): string {
  const harmless = value.replace(FORMULA_START, "'");
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
