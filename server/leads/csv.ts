/**
 * Start of a cell: spaces, quotes and empty cells, then possibly the first character of a formula (OWASP «CSV
 * injection»), even full-width. A cell may start after any separator: Excel uses the system's, and Calc asks for one.
 * Each match consumes its run of blanks, so that thousands of line breaks take no longer than other text.
 */
const CELL_START = /(?<=^|[,\t\r\n])(?<blank>[\s"]*)(?<formula>[=+\-@＝＋－＠])?/g;
/** The rest of a run of blanks after its last separator. */
const LAST_CELL = /[^\t\r\n]*$/;
/** Excel splits cells only at the system's separator, which is this one in Ecuador. */
const SEPARATOR = ';';
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** Makes Excel read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A record as in RFC 4180 but for its separator, with its CRLF. Formulas are disarmed with an apostrophe. */
export function csvRecord(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(SEPARATOR)}\r\n`;
}

function csvCell(value: string): string {
  const harmless = value.replace(CELL_START, disarm);
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Puts an apostrophe before the whole run and before the cell of the formula. */
function disarm(start: string, blank: string, formula: string | undefined): string {
  if (!formula) return start;
  const cut = blank.search(LAST_CELL);
  const empty = cut > 0 ? `'${blank.slice(0, cut)}` : '';
  return `${empty}'${blank.slice(cut)}${formula}`;
}
