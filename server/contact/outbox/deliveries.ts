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

/** Well over the longest try. */
const SILENCE_MS = 3 * 60_000;

/** Everything that leaves the outbox. */
export type Deliveries = {
  /** Says that something was just put into the outbox. */
  readonly wake: () => void;
  /** True while letters are looked for: each try ends within a minute, so a longer silence is a worker that hangs. */
  readonly isAlive: () => boolean;
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
  const letters = open('letter', outboxQueue(store, 'letter'), transports);
  const workers = [letters, open('held', notices, transports)];
  if (env.CONTACT_ACK) workers.push(open('ack', outboxQueue(store, 'ack'), [openAcknowledger(env)]));
  const correcting = startCorrecting(store, clock, log);
  return {
    wake: () => {
      for (const worker of workers) worker.wake();
    },
    isAlive: () => Math.abs(clock.now() - letters.lookedAt) < SILENCE_MS,
    stop: async () => {
      await Promise.all([...workers, correcting].map((each) => each.stop()));
    },
  };
}
