import type { FastifyInstance } from 'fastify';

const REQUESTS_PER_TICK = 64;

/**
 * Handles at most 64 requests per tick of the event loop. Node accepts a new connection once per tick, so with 1,000
 * busy keep-alive clients the last one otherwise waits for seconds.
 */
export function limitRequestsPerTick(app: FastifyInstance): void {
  const waiting: (() => void)[] = [];
  const work = () => {
    for (const proceed of waiting.splice(0, REQUESTS_PER_TICK)) proceed();
    if (waiting.length > 0) setImmediate(work);
  };
  app.addHook('onRequest', (_request, _reply, done) => {
    if (waiting.push(() => done()) === 1) setImmediate(work);
  });
}
