import type { FastifyInstance } from 'fastify';

/** Whether this server was told to stop. It still answers, but the proxy should send nobody here any more. */
export type Draining = { begun: boolean };

/**
 * Says `Connection: close` on every answer once draining has begun, so that no client asks again on a connection
 * that is about to be closed. Fastify does so by itself only for requests that come while it closes.
 */
export function hangUpWhenDraining(app: FastifyInstance, draining: Draining): void {
  app.addHook('preClose', async () => {
    draining.begun = true;
  });
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    if (draining.begun) raw.shouldKeepAlive = false;
    done(null, payload);
  });
}
