import type { FastifyInstance } from 'fastify';

const REQUESTS_PER_TICK = 64;

/**
 * Handles at most 64 requests per tick of the event loop. Node accepts one new connection per tick, so among 1,000 busy
 * keep-alive clients the last one to connect would otherwise wait for more than ten seconds. What is answered in one tick
 * wakes the proxy once (`npm run bench -- serving`).
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
