import type { FastifyInstance } from 'fastify';
import type { ReadRefusal } from '../content/published-content.ts';
import type { Clock } from '../process/clock.ts';
import type { Store } from '../store/tables.ts';
import type { Draining } from './draining.ts';
import { type Readiness, readReadiness } from './readiness.ts';

/** `/readyz` is cached this long, and shared by requests at once: it is public, and each check costs a write with an fsync. */
const CACHE_MS = 1_000;

/**
 * `GET /healthz`, also at `/up`, tells that the process is alive; `GET /readyz`, whether a lead can be stored (at most a
 * second ago) and whether emails are late or dead or a changed content was refused (docs/contract.md#health). Both are
 * 503 while the server drains. Proxies use the first, because pages can be served without a store.
 */
export function healthRoutes(
  app: FastifyInstance,
  store: Store,
  clock: Clock,
  draining: Draining,
  refusedContent?: ReadRefusal,
): void {
  let last: { readonly at: number; readonly readiness: Promise<Readiness> } | undefined;

  for (const path of ['/healthz', '/up']) {
    // A proxy asks each second, which would bury all other lines of the log.
    app.get(path, { logLevel: 'warn' }, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return draining.begun ? reply.code(503).send({ status: 'stopping' }) : reply.send({ status: 'ok' });
    });
  }

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (draining.begun) return reply.code(503).send({ status: 'unavailable', reasons: ['stopping'] });
    // The absolute difference, so that a clock that is set back does not extend the caching.
    if (!last || Math.abs(clock.now() - last.at) >= CACHE_MS)
      last = { at: clock.now(), readiness: readReadiness(store, clock, app.log, refusedContent) };
    const { status, body } = await last.readiness;
    return reply.code(status).send(body);
  });
}
