import type { FastifyInstance, FastifyReply } from 'fastify';

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
  const hangUp = ({ raw }: FastifyReply) => {
    if (draining.begun) raw.shouldKeepAlive = false;
  };
  // What goes straight to the connection sees the first hook alone; draining may begin while others are at work.
  app.addHook('onRequest', (_request, reply, done) => {
    hangUp(reply);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    hangUp(reply);
    done(null, payload);
  });
}
