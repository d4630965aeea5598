import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { readOutboxHealth } from '../contact/outbox/outbox-state.ts';
import { readStoreTime } from '../contact/store/dialect.ts';
import { touchStore } from '../contact/store/store.ts';
import type { Store } from '../contact/store/tables.ts';
import type { Clock } from '../process/clock.ts';
import type { Draining } from './draining.ts';

const LATE_MS = 15 * 60_000;

/** How old an answer of `/readyz` may be: anyone may ask for it, and looking costs a write and its flush to the disk. */
const STATE_MS = 1_000;

type Readiness = { readonly status: 200 | 503; readonly body: object };

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

/** Writes to the store and looks at its outbox. Never throws. */
async function readReadiness(store: Store, clock: Clock, log: FastifyBaseLogger): Promise<Readiness> {
  try {
    await touchStore(store, clock.now());
    const reasons = await findReasons(store, await readStoreTime(store, clock.now()));
    return { status: 200, body: reasons.length > 0 ? { status: 'degraded', reasons } : { status: 'ok' } };
  } catch (error) {
    log.error({ err: error }, 'store not writable');
    return { status: 503, body: { status: 'unavailable', reasons: ['store not writable'] } };
  }
}

async function findReasons(store: Store, now: number): Promise<string[]> {
  const { oldestPending, dead } = await readOutboxHealth(store);
  // One from the future was stored while the clock was ahead; its real age is unknown.
  const late = oldestPending !== null && Math.abs(now - oldestPending) > LATE_MS;
  return [...(late ? ['letters wait for over 15 minutes'] : []), ...(dead > 0 ? [`letters given up: ${dead}`] : [])];
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
