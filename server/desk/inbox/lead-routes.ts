import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskRoutes, type LeadAction } from '../../../domain/desk/desk-routes.ts';
import { isLeadStatus, NOTE_LIMIT, readSum } from '../../../domain/desk/lead-status.ts';
import { LEAD_DONE, type LeadDone, type NotesView } from '../../../domain/desk/lead-views.ts';
import { isFields } from '../../contact/intake/fields.ts';
import { markRead, saveNotes } from '../../leads/lead-notes.ts';
import { findLead, type Lead } from '../../leads/read-leads.ts';
import { type Requeued, release, resend } from '../../leads/requeue.ts';
import type { DeskPart } from '../desk.ts';
import { deskPost } from '../desk-post.ts';
import { readLeadView } from './lead-view.ts';

type Params = { readonly reference: string };
type LeadRequest = FastifyRequest<{ Params: Params }>;

/** Paths are canonical, in lower case; references are in upper case. */
export const referenceIn = ({ params }: LeadRequest) => params.reference.toUpperCase();
/** Route pattern of the page of a lead. */
const LEAD_ROUTE = deskRoutes.lead(':reference');
export const actionRoute = (action: LeadAction) => deskRoutes.leadAction(':reference', action);

/** The query value for what became of an email. */
const DONE: Readonly<Record<Exclude<Requeued, 'unknown'>, LeadDone>> = {
  queued: 'en-cola',
  sending: 'enviandose',
  gone: 'aceptada',
  held: 'retenida',
  notHeld: 'sin-cambio',
};

/** A form's result, from the query of the page shown after it. */
export const readDone = ({ query }: FastifyRequest): LeadDone | undefined =>
  LEAD_DONE.find((done) => done === (query as { readonly hecho?: unknown }).hecho);

/** The page of a lead, and what its buttons do. */
export function leadRoutes(scope: FastifyInstance, part: DeskPart): void {
  const { store, clock, pages, onSaved } = part;
  const show = async (request: FastifyRequest, reply: FastifyReply, lead: Lead, typed?: NotesView) =>
    pages.show(request, reply, 'lead', { ...(await readLeadView(store, lead, typed)), done: readDone(request) });
  const sayGone = (request: FastifyRequest, reply: FastifyReply) => pages.notice(request, reply, 404, 'notFound');

  scope.get<{ Params: Params }>(LEAD_ROUTE, async (request, reply) => {
    const lead = await findLead(store, referenceIn(request));
    if (!lead) return sayGone(request, reply);
    // A store that refuses writes can still be read.
    if (lead.read_at === null) await markRead(store, lead.reference, clock.now()).catch(() => {});
    return show(request, reply, lead);
  });

  deskPost<Params>(scope, pages, actionRoute('anotar'), async (request, reply) => {
    const lead = await findLead(store, referenceIn(request));
    if (!lead) return sayGone(request, reply);
    const typed = readNotes(request.body);
    const sumCents = readSum(typed.sum);
    const problem = problemOf(typed, sumCents);
    if (problem || sumCents === undefined) return show(request, reply.code(422), lead, { ...typed, problem });
    const saved = await saveNotes(store, lead.reference, { ...typed, sumCents });
    if (!saved) return sayGone(request, reply);
    return reply.redirect(`${deskRoutes.lead(lead.reference)}?hecho=anotada`, 303);
  });

  const requeue = (action: LeadAction, change: typeof resend) =>
    deskPost<Params>(scope, pages, actionRoute(action), async (request, reply) => {
      const reference = referenceIn(request);
      const result = await change(store, reference, clock.now());
      if (result === 'unknown') return sayGone(request, reply);
      if (result === 'queued') onSaved();
      const done = action === 'aceptar' && result === 'queued' ? 'aceptada' : DONE[result];
      return reply.redirect(`${deskRoutes.lead(reference)}?hecho=${done}`, 303);
    });
  requeue('enviar', resend);
  requeue('aceptar', release);
}

const text = (value: unknown) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '');

function readNotes(body: unknown): NotesView {
  const fields = isFields(body) ? body : {};
  const status = fields['estado'];
  // Control characters mean nothing in a note, and PostgreSQL rejects NUL.
  const note = text(fields['nota']).replace(/[^\P{Cc}\n\t]/gu, '');
  return { status: isLeadStatus(status) ? status : 'nueva', sum: text(fields['suma']).slice(0, 40), note };
}

function problemOf({ note }: NotesView, sumCents: number | null | undefined): NotesView['problem'] {
  if (sumCents === undefined) return 'sum';
  return note.length > NOTE_LIMIT ? 'note' : undefined;
}
