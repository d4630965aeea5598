import type { FastifyInstance } from 'fastify';
import type { Clock } from '../process/clock.ts';

/** A draining server still serves, but `/healthz` is 503, so that proxies take it out of rotation. */
export type Draining = { begun: boolean };

/**
 * Turns keep-alive off while draining, so that no client reuses a connection that is about to be closed. Fastify does
 * this only for requests that arrive during `close()`.
 */
export function closeConnectionsWhenDraining(app: FastifyInstance, draining: Draining): void {
  app.addHook('preClose', async () => {
    draining.begun = true;
  });
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    if (draining.begun) raw.shouldKeepAlive = false;
    done(null, payload);
  });
}

/** Marks the server as draining and gives proxies `ms` to notice. */
export async function drain(draining: Draining, clock: Clock, ms: number): Promise<void> {
  draining.begun = true;
  if (ms > 0) await new Promise<void>((resolve) => clock.after(ms, resolve));
}
