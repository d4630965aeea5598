import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import { readStoreTime } from './contact/dialect.ts';
import { readOutboxHealth } from './contact/outbox.ts';
import { touchStore } from './contact/store.ts';
import type { Store } from './contact/tables.ts';
import type { Draining } from './draining.ts';

const LATE_MS = 15 * 60_000;

/**
 * `GET /healthz` says that the process answers; `GET /readyz` that a lead could be stored now, and
 * whether letters are late (oldest over 15 min) or given up (contact-flow «For the owner»). Both are 503
 * once the server was told to stop. A proxy asks the first: without a store the pages are still there to be read.
 */
export function healthRoutes(app: FastifyInstance, store: Store, clock: Clock, draining: Draining): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return draining.begun ? reply.code(503).send({ status: 'stopping' }) : reply.send({ status: 'ok' });
  });

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (draining.begun) return reply.code(503).send({ status: 'unavailable', reasons: ['stopping'] });
    try {
      await touchStore(store, clock.now());
      const reasons = await findReasons(store, await readStoreTime(store, clock.now()));
      return reply.send(reasons.length > 0 ? { status: 'degraded', reasons } : { status: 'ok' });
    } catch (error) {
      request.log.error({ err: error }, 'store not writable');
      return reply.code(503).send({ status: 'unavailable', reasons: ['store not writable'] });
    }
  });
}

async function findReasons(store: Store, now: number): Promise<string[]> {
  const { oldestPending, dead } = await readOutboxHealth(store);
  // One from the future was stored while the clock was ahead; its real age is unknown.
  const late = oldestPending !== null && Math.abs(now - oldestPending) > LATE_MS;
  return [...(late ? ['letters wait for over 15 minutes'] : []), ...(dead > 0 ? [`letters given up: ${dead}`] : [])];
}
