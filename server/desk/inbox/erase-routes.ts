import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ERASED_FIELD } from '../../../domain/desk/desk-routes.ts';
import { readInboxFilter } from '../../../domain/desk/inbox-filter.ts';
import { isRecord } from '../../../domain/record.ts';
import { findReferences } from '../../leads/erase.ts';
import type { Lead } from '../../leads/read-leads.ts';
import type { Store } from '../../store/tables.ts';
import type { DeskPart } from '../desk.ts';
import { FORM_LIMIT_BYTES } from '../desk-post.ts';
import { eraseInThread } from './erase-in-thread.ts';
import { actionRoute, type Params, withLead } from './lead-routes.ts';

/** Erases all data of a person: a page that asks for confirmation, and its form. */
export function eraseRoutes(scope: FastifyInstance, part: DeskPart): void {
  const { env, store, clock, log, pages } = part;
  const erase = part.erase ?? eraseInThread(env, clock);
  const path = actionRoute('borrar');
  const ask = withLead(part, async (lead, request, reply) =>
    pages.show(request, reply, 'erase', await readPerson(store, lead, request)),
  );
  const confirm = withLead(part, async (lead, request, reply) => {
    const person = await readPerson(store, lead, request);
    const shown = isRecord(request.body) ? request.body[ERASED_FIELD] : undefined;
    // What has come since the page was shown is unread.
    if (shown !== person.version) return pages.show(request, reply.code(409), 'erase', { ...person, hasMore: true });
    const erased = await erase(person.references);
    log.info({ leads: erased.rows, files: erased.files }, 'desk erased a person');
    return pages.show(request, reply, 'erase', { ...person, erased });
  });
  scope.get<{ Params: Params }>(path, ask);
  scope.post<{ Params: Params }>(path, { bodyLimit: FORM_LIMIT_BYTES }, confirm);
}

async function readPerson(store: Store, { reference, from_email: email }: Lead, { query }: FastifyRequest) {
  const references = await findReferences(store, email);
  const version = hash('sha256', references.join(' '));
  return { reference, email, references, version, filter: readInboxFilter(query) };
}
