import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LATE_MS, readOutboxHealth } from '../contact/outbox/outbox-state.ts';
import { readStoreTime } from '../contact/store/dialect.ts';
import { touchStore } from '../contact/store/store.ts';
import { StoreError } from '../contact/store/store-error.ts';
import type { Store } from '../contact/store/tables.ts';
import type { Clock } from '../process/clock.ts';
import type { Draining } from './draining.ts';

/** `/readyz` is cached this long: it is public, and each check costs a write with an fsync. */
const CACHE_MS = 1_000;

type Readiness = { readonly status: 200 | 503; readonly body: object };

/**
 * `GET /healthz`: the process is alive. `GET /readyz`: a lead could be stored at most a second ago, and whether emails
 * are late or dead (docs/contract.md#health). Both are 503 while the server drains. Proxies use the first, because
 * pages can be served without a store.
 */
export function healthRoutes(app: FastifyInstance, store: Store, clock: Clock, draining: Draining): void {
  const readiness = cacheFor(CACHE_MS, clock, () => readReadiness(store, clock, app.log));

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

/** Writes to the store and reads the outbox. Never throws. */
async function readReadiness(store: Store, clock: Clock, log: FastifyBaseLogger): Promise<Readiness> {
  try {
    await touchStore(store, clock.now());
    const reasons = await findReasons(store, await readStoreTime(store, clock.now()));
    return { status: 200, body: reasons.length > 0 ? { status: 'degraded', reasons } : { status: 'ok' } };
  } catch (error) {
    const reason = error instanceof StoreError ? error.message : 'store not writable';
    log.error({ err: error }, reason);
    return { status: 503, body: { status: 'unavailable', reasons: [reason] } };
  }
}

async function findReasons(store: Store, now: number): Promise<string[]> {
  const { oldestPending, dead } = await readOutboxHealth(store);
  // A time in the future was written while the clock was ahead; the real age is unknown, so it counts as late.
  const late = oldestPending !== null && Math.abs(now - oldestPending) > LATE_MS;
  return [...(late ? ['emails wait for over 15 minutes'] : []), ...(dead > 0 ? [`emails given up: ${dead}`] : [])];
}

/** Caches the result of `read` for `ms`; concurrent callers share one call. */
function cacheFor<Result>(ms: number, clock: Clock, read: () => Promise<Result>): () => Promise<Result> {
  let cached: { readonly at: number; readonly result: Promise<Result> } | undefined;
  return () => {
    // The absolute difference, so that a clock that is set back does not extend the caching.
    if (!cached || Math.abs(clock.now() - cached.at) >= ms) cached = { at: clock.now(), result: read() };
    return cached.result;
  };
}
