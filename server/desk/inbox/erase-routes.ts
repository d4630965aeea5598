import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readInboxFilter } from '../../../domain/desk/inbox-filter.ts';
import { findReferences } from '../../leads/erase.ts';
import { findLead, type Lead } from '../../leads/read-leads.ts';
import type { DeskPart } from '../desk.ts';
import { FORM_LIMIT_BYTES } from '../desk-post.ts';
import { eraseInThread } from './erase-in-thread.ts';
import { actionRoute, type Params, referenceIn } from './lead-routes.ts';

/** Erases all data of a person: a page that asks for confirmation, and its form. */
export function eraseRoutes(scope: FastifyInstance, part: DeskPart): void {
  const { env, store, clock, log, pages } = part;
  const erase = part.erase ?? eraseInThread(env, clock);
  const path = actionRoute('borrar');

  scope.get<{ Params: Params }>(path, async (request, reply) => {
    const lead = await findLead(store, referenceIn(request));
    if (!lead) return pages.notice(request, reply, 404, 'notFound');
    const references = await findReferences(store, lead.from_email);
    return pages.show(request, reply, 'erase', { ...personOf(lead, request), references });
  });

  scope.post<{ Params: Params }>(path, { bodyLimit: FORM_LIMIT_BYTES }, async (request, reply) => {
    const lead = await findLead(store, referenceIn(request));
    if (!lead) return pages.notice(request, reply, 404, 'notFound');
    const references = await findReferences(store, lead.from_email);
    const erased = await erase(lead.from_email, references);
    log.info({ leads: erased.rows, files: erased.files }, 'desk erased a person');
    return pages.show(request, reply, 'erase', { ...personOf(lead, request), references, erased });
  });
}

const personOf = ({ reference, from_email: email }: Lead, { query }: FastifyRequest) => ({
  reference,
  email,
  filter: readInboxFilter(query),
});
