import { deskWords } from '../../../content/desk.ts';
import type { LeadView, NotesText, NotesView } from '../../../domain/desk/lead-views.ts';
import { whatsappNumber } from '../../../domain/desk/whatsapp-number.ts';
import { whatsappHref } from '../../../domain/routes.ts';
import { messageText, replyHref, serviceName } from '../../contact/email/lead-text.ts';
import type { Store } from '../../contact/store/tables.ts';
import { type Notes, notesOf, notesVersion } from '../../leads/lead-notes.ts';
import { type Lead, readDeliveries } from '../../leads/read-leads.ts';
import { readOthers } from './read-inbox.ts';

/** Notes as the form shows them. */
export const notesText = ({ status, sumCents, note }: Notes): NotesText => ({
  status,
  sum: sumCents === null ? '' : (sumCents / 100).toFixed(2),
  note,
});

/** What the page of a lead shows; `typed` are notes that were not saved. */
export async function readLeadView(
  store: Store,
  lead: Lead,
  typed?: Omit<NotesView, 'version'>,
): Promise<Omit<LeadView, 'done' | 'filter'>> {
  const number = whatsappNumber(lead.from_phone);
  const deliveries = await readDeliveries(store, lead.id);
  return {
    reference: lead.reference,
    receivedAt: lead.received_at,
    name: lead.from_name,
    email: lead.from_email,
    phone: lead.from_phone,
    service: serviceName(lead),
    site: lead.from_site,
    message: messageText(lead),
    mark: lead.quarantine,
    state: lead.state,
    replyHref: replyHref(lead),
    whatsappHref: number && whatsappHref(number, deskWords.lead.whatsappText(lead.from_name, lead.reference)),
    deliveries: deliveries.map(({ next_at, sent_at, last_error, ...delivery }) => ({
      ...delivery,
      nextAt: next_at,
      sentAt: sent_at,
      lastError: last_error,
    })),
    others: await readOthers(store, lead),
    notes: { ...(typed ?? notesText(notesOf(lead))), version: notesVersion(notesOf(lead)) },
  };
}
