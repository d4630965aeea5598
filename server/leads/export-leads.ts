import { exportWords as words } from '../../content/leads-words.ts';
import { messageText, serviceName } from '../contact/email/lead-text.ts';
import type { Store } from '../contact/store/tables.ts';
import { BYTE_ORDER_MARK, csvRecord } from './csv.ts';
import { formatMinute } from './format-minute.ts';
import { stateName } from './lead-state.ts';
import { type Lead, type LeadFilter, readPages } from './read-leads.ts';

/** All filtered leads as CSV for spreadsheets, in pieces of many records; the first piece is the heading. */
export async function* exportCsv(store: Store, filter: LeadFilter): AsyncGenerator<{ text: string; leads: number }> {
  yield { text: BYTE_ORDER_MARK + csvRecord(words.columns), leads: 0 };
  for await (const page of readPages(store, filter)) {
    yield { text: page.map((lead) => csvRecord(cells(lead))).join(''), leads: page.length };
  }
}

/** In the order of `words.columns`. */
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
  lead.status,
  lead.sum_cents === null ? '' : (lead.sum_cents / 100).toFixed(2),
  lead.note,
  messageText(lead),
];
