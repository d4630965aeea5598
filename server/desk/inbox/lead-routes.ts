import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskRoutes, type LeadAction } from '../../../domain/desk/desk-routes.ts';
import type { Done } from '../../../domain/desk/done.ts';
import { readInboxFilter, withFilter } from '../../../domain/desk/inbox-filter.ts';
import { markRead } from '../../leads/lead-notes.ts';
import { findLead, type Lead } from '../../leads/read-leads.ts';
import { type Requeued, release, resend } from '../../leads/requeue.ts';
import type { Store } from '../../store/tables.ts';
import type { DeskPart } from '../desk.ts';
import { deskPost, NotFound } from '../desk-post.ts';
import { readLeadView } from './lead-view.ts';

/** Paths are canonical, in lower case; references are in upper case. */
const referenceIn = ({ params }: FastifyRequest) => (params as { readonly reference: string }).reference.toUpperCase();
const LEAD_ROUTE = deskRoutes.lead(':reference');
export const actionRoute = (action: LeadAction) => deskRoutes.leadAction(':reference', action);

/** The query value for what became of an email. */
const DONE: Readonly<Record<Exclude<Requeued, 'unknown'>, Done>> = {
  queued: 'en-cola',
  sending: 'enviandose',
  gone: 'aceptada',
  unmarked: 'aceptada',
  toldTogether: 'aceptada',
  toTellTogether: 'aceptada',
  held: 'retenida',
  notHeld: 'sin-cambio',
};

/** The lead of a request. Throws NotFound when there is none. */
export async function leadOf(request: FastifyRequest, store: Store): Promise<Lead> {
  const lead = await findLead(store, referenceIn(request));
  if (!lead) throw new NotFound();
  return lead;
}

/** The page of a lead, and what its buttons do. */
export function leadRoutes(scope: FastifyInstance, part: DeskPart): void {
  const { store, clock, pages, onSaved } = part;
  scope.get(LEAD_ROUTE, async (request, reply) => {
    const lead = await leadOf(request, store);
    // A store that refuses writes can still be read.
    if (lead.read_at === null) await markRead(store, lead.reference, clock.now()).catch(() => {});
    return pages.show(request, reply, 'lead', await readLeadView(part, lead, readInboxFilter(request.query)));
  });

  const requeue = (action: LeadAction, change: typeof resend) =>
    deskPost(scope, pages, actionRoute(action), async (request, reply) => {
      const reference = referenceIn(request);
      const result = await change(store, reference, clock.now());
      if (result === 'unknown') throw new NotFound();
      if (result === 'queued') onSaved();
      const done = action === 'aceptar' && result === 'queued' ? 'aceptada' : DONE[result];
      return reply.redirect(withFilter(deskRoutes.lead(reference), readInboxFilter(request.query), done), 303);
    });
  requeue('enviar', resend);
  requeue('aceptar', release);
}
