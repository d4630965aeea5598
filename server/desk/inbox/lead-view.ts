import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { type InboxFilter, withFilter } from '../../../domain/desk/inbox-filter.ts';
import type { Notes } from '../../../domain/desk/lead-status.ts';
import type { LeadView, NotesText, NotesView } from '../../../domain/desk/lead-views.ts';
import { notesOf, notesVersion } from '../../leads/lead-notes.ts';
import { isFiled, type Lead, readDeliveries } from '../../leads/read-leads.ts';
import { messageText, serviceName } from '../../mail/lead-text.ts';
import { readStoreTime } from '../../store/dialect.ts';
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
): Promise<LeadView> {
  const deliveries = await readDeliveries(store, lead.id);
  const next = await findNext(store, filter, lead);
  return {
    ...lead,
    service: serviceName(lead),
    message: messageText(lead),
    ...answerLinks(lead, content().company.name),
    deliveries: deliveries.map((delivery) => ({ ...delivery, isFiled: isFiled(delivery) })),
    others: await readOthers(store, lead),
    notes: { ...(typed ?? notesText(notesOf(lead))), version: notesVersion(notesOf(lead)) },
    filter,
    nextHref: next && withFilter(deskRoutes.lead(next), filter),
    now: await readStoreTime(store, clock.now()),
  };
}
