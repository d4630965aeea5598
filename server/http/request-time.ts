import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../process/clock.ts';
import { hasBody } from './rest-of-body.ts';

/** Time for the body, from the end of the headers on. */
const BODY_MS = 15_000;

/**
 * Ends the connection of a client whose body takes too long, with 408 as Node does at its own limit, which is longer and
 * the same for all. `isExempt` is asked when the time is up.
 */
export function limitRequestTime(
  app: FastifyInstance,
  clock: Clock,
  isExempt: (request: FastifyRequest) => boolean,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (hasBody(raw)) {
      const isOver = () => raw.readableEnded || raw.destroyed;
      const cancel = clock.after(BODY_MS, () => {
        if (isOver() || isExempt(request)) return;
        const error = Object.assign(new Error('request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        app.server.emit('clientError', error, raw.socket);
      });
      raw.once('close', () => isOver() && cancel());
    }
    done();
  });
}
