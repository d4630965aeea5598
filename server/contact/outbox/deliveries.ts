import type { Env } from '../../config/env.ts';
import type { CurrentContent } from '../../content/current-content.ts';
import { openDigest } from '../../digest/digest.ts';
import { notificationKinds, openNotification } from '../../notify/notifications.ts';
import type { Clock } from '../../process/clock.ts';
import type { Log } from '../../process/log.ts';
import { composeCollectedNotice } from '../email/collected-notice.ts';
import { composeHeldNotice } from '../email/held-notice.ts';
import type { Transport } from '../email/transport.ts';
import { openAcknowledgementTransport, openTransports } from '../email/transports.ts';
import { StoreLog } from '../store/store-log.ts';
import type { CollectedKind, DeliveryKind, Store } from '../store/tables.ts';
import { startClockSkewRepair } from './clock-skew.ts';
import { collectedQueue } from './collected-queue.ts';
import { type DeliveryQueue, outboxQueue } from './delivery-queue.ts';
import { heldNoticeQueue } from './held-notice-queue.ts';
import { watchPolls } from './poll-watch.ts';
import { Worker } from './worker.ts';

/** The running workers. */
export type Deliveries = {
  /** Polls the queues at once; call it after a commit that enqueues. */
  readonly wake: () => void;
  /** False when the worker for lead emails hangs. */
  readonly isAlive: () => boolean;
  /** See `Worker.stop`. */
  readonly stop: () => Promise<void>;
};

/** Wraps a transport, for example with metrics. */
export type WatchTransport = (kind: DeliveryKind, transport: Transport) => Transport;

type DeliveryDeps = {
  readonly content: CurrentContent;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly watch: WatchTransport;
};

/**
 * Starts a worker for lead emails, one for the notice of held leads, one for that of leads told together, one for each
 * other kind that is configured, and two for each notification: single ones, and those told together.
 */
export function startDeliveries(env: Env, { content, store, clock, log, watch }: DeliveryDeps): Deliveries {
  const storeLog = new StoreLog(log);
  const shared = { clock, log, storeLog, random: Math.random };
  const open = (kind: DeliveryKind, queue: DeliveryQueue, transports: readonly Transport[]) =>
    new Worker({ ...shared, kind, queue, transports: transports.map((transport) => watch(kind, transport)) });
  // Shared, because a hosted provider limits the rate of an account.
  const transports = openTransports(env, content, clock);
  const notices = heldNoticeQueue(store, (facts) => composeHeldNotice(env, content(), facts));
  const leadEmails = watchPolls(outboxQueue(store, 'letter'), clock);
  const collected = (kind: CollectedKind) =>
    collectedQueue(store, kind, (facts) => composeCollectedNotice(env, content(), facts));
  const workers = [
    open('letter', leadEmails.queue, transports),
    open('held', notices, transports),
    open('collected', collected('letter'), transports),
  ];
  if (env.DIGEST) workers.push(open('digest', openDigest(env, { content, store, log }), transports));
  if (env.CONTACT_ACK)
    workers.push(open('ack', outboxQueue(store, 'ack'), [openAcknowledgementTransport(env, content)]));
  for (const kind of notificationKinds(env)) {
    const notifications = [openNotification(kind, env, clock)];
    workers.push(open(kind, outboxQueue(store, kind), notifications), open(kind, collected(kind), notifications));
  }
  const repair = startClockSkewRepair(store, clock, storeLog);
  return {
    wake: () => {
      for (const worker of workers) worker.wake();
    },
    isAlive: leadEmails.isPolled,
    stop: async () => {
      await Promise.all([...workers, repair].map((task) => task.stop()));
    },
  };
}
