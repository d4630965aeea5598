import { deskWords } from '../../domain/desk/words.ts';
import { messageText, serviceName } from '../mail/lead-text.ts';
import type { Store } from '../store/tables.ts';
import { formatMinute } from './format-minute.ts';
import { toJson } from './json.ts';
import { stateName } from './lead-state.ts';
import { describeLead, type Lead, type LeadFilter, readPages } from './read-leads.ts';
import { exportColumns as heads } from './words.ts';

type Pieces = AsyncGenerator<{ readonly text: string; readonly leads: number }>;

/** All filtered leads as CSV for spreadsheets, in pieces of many records; the first piece is the heading. */
export async function* exportCsv(store: Store, filter: LeadFilter): Pieces {
  yield { text: BYTE_ORDER_MARK + csvRecord(COLUMNS.map(([head]) => head)), leads: 0 };
  for await (const page of readPages(store, filter)) {
    yield { text: page.map((lead) => csvRecord(COLUMNS.map(([, cell]) => cell(lead)))).join(''), leads: page.length };
  }
}

async function* exportJson(store: Store, filter: LeadFilter): Pieces {
  let mark = '[';
  for await (const page of readPages(store, filter)) {
    const leads = page.map((lead) => `\n  ${toJson(describeLead(lead))}`);
    yield { text: mark + leads.join(','), leads: page.length };
    mark = ',';
  }
  yield { text: mark === '[' ? '[\n]\n' : '\n]\n', leads: 0 };
}

export const EXPORTS = { csv: exportCsv, json: exportJson };

/** The columns of the CSV: the head of each, and what it says of a lead. */
const COLUMNS: readonly (readonly [head: string, cell: (lead: Lead) => string])[] = [
  [heads.reference, (lead) => lead.reference],
  [heads.received, (lead) => formatMinute(lead.received_at)],
  [heads.state, stateName],
  [heads.name, (lead) => lead.from_name],
  [heads.email, (lead) => lead.from_email],
  [heads.phone, (lead) => lead.from_phone],
  [heads.serviceId, (lead) => lead.from_serviceid],
  [heads.service, serviceName],
  [heads.site, (lead) => lead.from_site],
  [heads.status, (lead) => deskWords.statuses[lead.status]],
  // As Excel in Ecuador reads a number.
  [heads.sum, ({ sum_cents: cents }) => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','))],
  [heads.note, (lead) => lead.note],
  [heads.message, messageText],
];

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
const BYTE_ORDER_MARK = '\uFEFF';

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
