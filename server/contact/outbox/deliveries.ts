import type { Env } from '../../config/env.ts';
import type { Clock } from '../../process/clock.ts';
import type { Log } from '../../process/log.ts';
import { composeNotice } from '../email/notice.ts';
import type { Transport } from '../email/transport.ts';
import { openAcknowledger, openTransports } from '../email/transports.ts';
import { startCorrecting } from '../store/future-times.ts';
import type { DeliveryKind, Store } from '../store/tables.ts';
import { noticeQueue } from './notice-queue.ts';
import { outboxQueue } from './outbox-queue.ts';
import type { Queue } from './queue.ts';
import { Worker } from './worker.ts';

/** Everything that leaves the outbox. */
export type Deliveries = {
  /** Says that something was just put into the outbox. */
  readonly wake: () => void;
  /** As `Worker.stop`. */
  readonly stop: () => Promise<void>;
};

/** Puts something in front of a transport, such as a counter. */
export type WatchTransport = (kind: DeliveryKind, transport: Transport) => Transport;

type DeliveryParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly watch: WatchTransport;
};

/** Starts sending: letters, the notice of what is held, and acknowledgements when they are wanted. */
export function startDeliveries(env: Env, { store, clock, log, watch }: DeliveryParts): Deliveries {
  const shared = { clock, log, random: Math.random };
  const open = (kind: DeliveryKind, queue: Queue, transports: readonly Transport[]) =>
    new Worker({ ...shared, kind, queue, transports: transports.map((transport) => watch(kind, transport)) });
  // The same for both: a hosted provider counts the requests of an account.
  const transports = openTransports(env, clock);
  const notices = noticeQueue(store, (facts) => composeNotice(env, facts));
  const workers = [open('letter', outboxQueue(store, 'letter'), transports), open('held', notices, transports)];
  if (env.CONTACT_ACK) workers.push(open('ack', outboxQueue(store, 'ack'), [openAcknowledger(env)]));
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
