import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Store } from './tables.ts';
import { openAcknowledger, openTransports } from './transports.ts';
import { Worker } from './worker.ts';

/** Everything that leaves the outbox. */
export type Deliveries = {
  /** Says that something was just put into the outbox. */
  readonly wake: () => void;
  /** As `Worker.stop`. */
  readonly stop: () => Promise<void>;
};

/** Starts sending what the store's outbox holds: letters, and acknowledgements when they are wanted. */
export function startDeliveries(env: Env, store: Store, clock: Clock, log: Log): Deliveries {
  const shared = { store, clock, log, random: Math.random };
  const workers = [new Worker({ ...shared, kind: 'letter', transports: openTransports(env, clock) })];
  if (env.CONTACT_ACK) workers.push(new Worker({ ...shared, kind: 'ack', transports: [openAcknowledger(env)] }));
  return {
    wake: () => {
      for (const worker of workers) worker.wake();
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
