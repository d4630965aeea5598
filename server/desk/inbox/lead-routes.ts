import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskRoutes, ERASED_FIELD, type LeadAction } from '../../../domain/desk/desk-routes.ts';
import type { Done } from '../../../domain/desk/done.ts';
import { type InboxFilter, readInboxFilter, withFilter } from '../../../domain/desk/inbox-filter.ts';
import type { Notes } from '../../../domain/desk/lead-status.ts';
import type { LeadView, NotesText, NotesView } from '../../../domain/desk/lead-views.ts';
import { findReferences } from '../../leads/erase.ts';
import { markRead, notesOf, notesVersion } from '../../leads/lead-notes.ts';
import { findLead, isFiled, type Lead, readDeliveries } from '../../leads/read-leads.ts';
import { type Requeued, release, resend } from '../../leads/requeue.ts';
import { messageText, serviceName } from '../../mail/lead-text.ts';
import { readStoreTime } from '../../store/dialect.ts';
import type { Store } from '../../store/tables.ts';
import type { DeskPart } from '../desk.ts';
import { NotFound } from '../desk-pages.ts';
import { deskPost, FORM_LIMIT_BYTES, fieldIn } from '../desk-post.ts';
import { answerLinks } from './answer-links.ts';
import { eraseInThread } from './erase-in-thread.ts';
import { findNext, readOthers } from './read-inbox.ts';

/** Paths are canonical, in lower case; references are in upper case. */
const referenceIn = ({ params }: FastifyRequest) => (params as { readonly reference: string }).reference.toUpperCase();
export const actionRoute = (action: LeadAction) => deskRoutes.leadAction(':reference', action);

/** The lead of a request. Throws NotFound when there is none. */
export async function leadOf(request: FastifyRequest, store: Store): Promise<Lead> {
  const lead = await findLead(store, referenceIn(request));
  if (!lead) throw new NotFound();
  return lead;
}

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
    ...answerLinks(lead, content().company),
    deliveries: deliveries.map((delivery) => ({ ...delivery, isFiled: isFiled(delivery) })),
    others: await readOthers(store, lead),
    notes: { ...(typed ?? notesText(notesOf(lead))), version: notesVersion(notesOf(lead)) },
    filter,
    nextHref: next && withFilter(deskRoutes.lead(next), filter),
    now: await readStoreTime(store, clock.now()),
  };
}

/** The query value for what became of an email that was not queued now. */
const DONE: Readonly<Record<Exclude<Requeued, 'unknown' | 'queued'>, Done>> = {
  sending: 'enviandose',
  gone: 'aceptada',
  unmarked: 'aceptada',
  toldTogether: 'aceptada',
  toTellTogether: 'aceptada',
  held: 'retenida',
  notHeld: 'sin-cambio',
};

/** The page of a lead, what its buttons do, and the erasure of a person's data, which asks for confirmation first. */
export function leadRoutes(scope: FastifyInstance, part: DeskPart): void {
  const { env, store, clock, log, pages, onSaved } = part;
  scope.get(deskRoutes.lead(':reference'), async (request, reply) => {
    const lead = await leadOf(request, store);
    // A store that refuses writes can still be read.
    if (lead.read_at === null) await markRead(store, lead.reference, clock.now()).catch(() => {});
    return pages.show(request, reply, 'lead', await readLeadView(part, lead, readInboxFilter(request.query)));
  });

  const requeue = (action: LeadAction, change: typeof resend, queued: Done) =>
    deskPost(scope, pages, actionRoute(action), async (request, reply) => {
      const reference = referenceIn(request);
      const result = await change(store, reference, clock.now());
      if (result === 'unknown') throw new NotFound();
      if (result === 'queued') onSaved();
      const done = result === 'queued' ? queued : DONE[result];
      return reply.redirect(withFilter(deskRoutes.lead(reference), readInboxFilter(request.query), done), 303);
    });
  requeue('enviar', resend, 'en-cola');
  requeue('aceptar', release, 'aceptada');

  const erase = part.erase ?? eraseInThread(env, clock);
  const path = actionRoute('borrar');
  scope.get(path, async (request, reply) => pages.show(request, reply, 'erase', await readPerson(store, request)));
  scope.post(path, { bodyLimit: FORM_LIMIT_BYTES }, async (request, reply) => {
    const person = await readPerson(store, request);
    // What has come since the page was shown is unread.
    if (fieldIn(request, ERASED_FIELD) !== person.version)
      return pages.show(request, reply.code(409), 'erase', { ...person, hasMore: true });
    const erased = await erase(person.references);
    log.info({ leads: erased.rows, files: erased.files }, 'desk erased a person');
    return pages.show(request, reply, 'erase', { ...person, erased });
  });
}

async function readPerson(store: Store, request: FastifyRequest) {
  const { reference, from_email: email } = await leadOf(request, store);
  const references = await findReferences(store, email);
  const version = hash('sha256', references.join(' '));
  return { reference, email, references, version, filter: readInboxFilter(request.query) };
}
