import { deskWords } from '../../domain/desk/words.ts';
import { messageText, serviceName } from '../mail/lead-text.ts';
import type { Store } from '../store/tables.ts';
import { BYTE_ORDER_MARK, csvRecord } from './csv.ts';
import { formatMinute } from './format-minute.ts';
import { toJson } from './json.ts';
import { stateName } from './lead-state.ts';
import { describeLead, type Lead, type LeadFilter, readPages } from './read-leads.ts';
import { exportColumns } from './words.ts';

type Pieces = AsyncGenerator<{ readonly text: string; readonly leads: number }>;

/** All filtered leads as CSV for spreadsheets, in pieces of many records; the first piece is the heading. */
export async function* exportCsv(store: Store, filter: LeadFilter): Pieces {
  yield { text: BYTE_ORDER_MARK + csvRecord(exportColumns), leads: 0 };
  for await (const page of readPages(store, filter)) {
    yield { text: page.map((lead) => csvRecord(cells(lead))).join(''), leads: page.length };
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

/** In the order of `exportColumns`. */
const cells = (lead: Lead) => [
  lead.reference,
  formatMinute(lead.received_at),
  stateName(lead),
  lead.from_name,
  lead.from_email,
  lead.from_phone,
  lead.from_serviceid,
  serviceName(lead),
  lead.from_site,
  deskWords.statuses[lead.status],
  // As Excel in Ecuador reads a number.
  lead.sum_cents === null ? '' : (lead.sum_cents / 100).toFixed(2).replace('.', ','),
  lead.note,
  messageText(lead),
];
