import type { FastifyInstance } from 'fastify';
import type { Store } from '../contact/store/tables.ts';
import type { Clock } from '../process/clock.ts';
import type { Draining } from './draining.ts';
import { readReadiness } from './readiness.ts';

/** How old an answer of `/readyz` may be: anyone may ask for it, and looking costs a write and its flush to the disk. */
const STATE_MS = 1_000;

/**
 * `GET /healthz` says that the process answers; `GET /readyz` that a lead could be stored at most a second ago, and
 * whether letters are late (oldest over 15 min) or given up (docs/contract.md#health). Both are 503
 * once the server was told to stop. A proxy asks the first: without a store the pages are still there to be read.
 */
export function healthRoutes(app: FastifyInstance, store: Store, clock: Clock, draining: Draining): void {
  const readiness = shareFor(STATE_MS, clock, () => readReadiness(store, clock, app.log));

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return draining.begun ? reply.code(503).send({ status: 'stopping' }) : reply.send({ status: 'ok' });
  });

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (draining.begun) return reply.code(503).send({ status: 'unavailable', reasons: ['stopping'] });
    const { status, body } = await readiness();
    return reply.code(status).send(body);
  });
}

/** Gives everyone who asks within `ms` milliseconds the same answer. */
function shareFor<Answer>(ms: number, clock: Clock, ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: { readonly at: number; readonly answer: Promise<Answer> } | undefined;
  return () => {
    // Either way: a clock that was set back must not keep an answer for longer.
    if (!asked || Math.abs(clock.now() - asked.at) >= ms) asked = { at: clock.now(), answer: ask() };
    return asked.answer;
  };
}
