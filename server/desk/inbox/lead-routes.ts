import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskRoutes, type LeadAction } from '../../../domain/desk/desk-routes.ts';
import type { Done } from '../../../domain/desk/done.ts';
import { readInboxFilter, withFilter } from '../../../domain/desk/inbox-filter.ts';
import { markRead } from '../../leads/lead-notes.ts';
import { findLead, type Lead } from '../../leads/read-leads.ts';
import { type Requeued, release, resend } from '../../leads/requeue.ts';
import type { DeskPart } from '../desk.ts';
import { deskPost } from '../desk-post.ts';
import { readLeadView } from './lead-view.ts';

export type Params = { readonly reference: string };
type LeadRequest = FastifyRequest<{ Params: Params }>;

/** Paths are canonical, in lower case; references are in upper case. */
const referenceIn = ({ params }: LeadRequest) => params.reference.toUpperCase();
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

/** Handles a request for one lead. Without such a lead the response is a notice with 404. */
export function withLead(
  { store, pages }: DeskPart,
  handle: (lead: Lead, request: LeadRequest, reply: FastifyReply) => Promise<FastifyReply>,
) {
  return async (request: LeadRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const lead = await findLead(store, referenceIn(request));
    return lead ? handle(lead, request, reply) : pages.notice(request, reply, 404, 'notFound');
  };
}

/** The page of a lead, and what its buttons do. */
export function leadRoutes(scope: FastifyInstance, part: DeskPart): void {
  const { store, clock, pages, onSaved } = part;
  const show = withLead(part, async (lead, request, reply) => {
    // A store that refuses writes can still be read.
    if (lead.read_at === null) await markRead(store, lead.reference, clock.now()).catch(() => {});
    return pages.show(request, reply, 'lead', await readLeadView(part, lead, readInboxFilter(request.query)));
  });
  scope.get<{ Params: Params }>(LEAD_ROUTE, show);

  const requeue = (action: LeadAction, change: typeof resend) =>
    deskPost<Params>(scope, pages, actionRoute(action), async (request, reply) => {
      const reference = referenceIn(request);
      const result = await change(store, reference, clock.now());
      if (result === 'unknown') return pages.notice(request, reply, 404, 'notFound');
      if (result === 'queued') onSaved();
      const done = action === 'aceptar' && result === 'queued' ? 'aceptada' : DONE[result];
      return reply.redirect(withFilter(deskRoutes.lead(reference), readInboxFilter(request.query), done), 303);
    });
  requeue('enviar', resend);
  requeue('aceptar', release);
}
