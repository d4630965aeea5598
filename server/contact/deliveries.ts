import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { startCorrecting } from './future-times.ts';
import type { OutboxKind, Store } from './tables.ts';
import type { Transport } from './transport.ts';
import { openAcknowledger, openTransports } from './transports.ts';
import { Worker } from './worker.ts';

/** Everything that leaves the outbox. */
export type Deliveries = {
  /** Says that something was just put into the outbox. */
  readonly wake: () => void;
  /** As `Worker.stop`. */
  readonly stop: () => Promise<void>;
};

/** Puts something in front of a transport, such as a counter. */
export type WatchTransport = (kind: OutboxKind, transport: Transport) => Transport;

type DeliveryParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly watch: WatchTransport;
};

/** Starts sending what the store's outbox holds: letters, and acknowledgements when they are wanted. */
export function startDeliveries(env: Env, { store, clock, log, watch }: DeliveryParts): Deliveries {
  const shared = { store, clock, log, random: Math.random };
  const open = (kind: OutboxKind, transports: readonly Transport[]) =>
    new Worker({ ...shared, kind, transports: transports.map((transport) => watch(kind, transport)) });
  const workers = [open('letter', openTransports(env, clock))];
  if (env.CONTACT_ACK) workers.push(open('ack', [openAcknowledger(env)]));
  const correcting = startCorrecting(store, clock, log);
  return {
    wake: () => {
      for (const worker of workers) worker.wake();
    },
    stop: async () => {
      await Promise.all([...workers, correcting].map((each) => each.stop()));
    },
  };
}
