import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ERASED_FIELD } from '../../../domain/desk/desk-routes.ts';
import { readInboxFilter } from '../../../domain/desk/inbox-filter.ts';
import { findReferences } from '../../leads/erase.ts';
import type { Store } from '../../store/tables.ts';
import type { DeskPart } from '../desk.ts';
import { FORM_LIMIT_BYTES, fieldIn } from '../desk-post.ts';
import { eraseInThread } from './erase-in-thread.ts';
import { actionRoute, leadOf } from './lead-routes.ts';

/** Erases all data of a person: a page that asks for confirmation, and its form. */
export function eraseRoutes(scope: FastifyInstance, part: DeskPart): void {
  const { env, store, clock, log, pages } = part;
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
