import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { type InboxFilter, withFilter } from '../../../domain/desk/inbox-filter.ts';
import type { Notes } from '../../../domain/desk/lead-status.ts';
import type { LeadView, NotesText, NotesView } from '../../../domain/desk/lead-views.ts';
import { notesOf, notesVersion } from '../../leads/lead-notes.ts';
import { isFiled, type Lead, readDeliveries } from '../../leads/read-leads.ts';
import { messageText, serviceName } from '../../mail/lead-text.ts';
import { readStoreTime } from '../../store/dialect.ts';
import type { Store } from '../../store/tables.ts';
import type { DeskPart } from '../desk.ts';
import { answerLinks } from './answer-links.ts';
import { findNext, readOthers } from './read-inbox.ts';

/** Notes as the form shows them. */
export const notesText = ({ status, sumCents, note }: Notes): NotesText => ({
  status,
  sum: sumCents === null ? '' : (sumCents / 100).toFixed(2),
  note,
});

/** What the page of a lead shows, opened from the list under `filter`; `typed` are notes that were not saved. */
export async function readLeadView(
  { content, store, clock }: Pick<DeskPart, 'content' | 'store' | 'clock'>,
  lead: Lead,
  filter: InboxFilter,
  typed?: Omit<NotesView, 'version'>,
): Promise<Omit<LeadView, 'done'>> {
  return {
    ...leadText(lead),
    ...answerLinks(lead, content().company.name),
    deliveries: await readDeliveryViews(store, lead),
    others: await readOthers(store, lead),
    notes: { ...(typed ?? notesText(notesOf(lead))), version: notesVersion(notesOf(lead)) },
    filter,
    nextHref: await readNextHref(store, lead, filter),
    now: await readStoreTime(store, clock.now()),
  };
}

const leadText = (lead: Lead) => ({
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
});

async function readDeliveryViews(store: Store, { id }: Lead): Promise<LeadView['deliveries']> {
  const deliveries = await readDeliveries(store, id);
  return deliveries.map((delivery) => ({
    kind: delivery.kind,
    state: delivery.state,
    attempts: delivery.attempts,
    nextAt: delivery.next_at,
    sentAt: delivery.sent_at,
    isFiled: isFiled(delivery),
    isCollected: delivery.collected === 1,
    lastError: delivery.last_error,
    answer: delivery.answer,
  }));
}

async function readNextHref(store: Store, lead: Lead, filter: InboxFilter): Promise<string | undefined> {
  const reference = await findNext(store, filter, lead);
  return reference && withFilter(deskRoutes.lead(reference), filter);
}
