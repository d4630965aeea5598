import { deskWords } from '../../../content/desk.ts';
import type { LeadView, NotesView } from '../../../domain/desk/lead-views.ts';
import { whatsappNumber } from '../../../domain/desk/whatsapp-number.ts';
import { whatsappHref } from '../../../domain/routes.ts';
import { messageText, replyHref, serviceName } from '../../contact/email/lead-text.ts';
import type { Store } from '../../contact/store/tables.ts';
import { type Lead, readDeliveries } from '../../leads/read-leads.ts';
import { readOthers } from './read-inbox.ts';

/** What the page of a lead shows; `typed` are notes that were refused. */
export async function readLeadView(store: Store, lead: Lead, typed?: NotesView): Promise<Omit<LeadView, 'done'>> {
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
    notes: typed ?? {
      status: lead.status,
      sum: lead.sum_cents === null ? '' : (lead.sum_cents / 100).toFixed(2),
      note: lead.note,
    },
  };
}
