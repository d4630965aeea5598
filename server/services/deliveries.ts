import type { Basics } from '../basics.ts';
import type { Env } from '../config/env.ts';
import type { CurrentContent } from '../content/current-content.ts';
import { enqueueDigest, openDigest } from '../digest/digest.ts';
import { composeAcknowledgement } from '../mail/acknowledgement.ts';
import { composeLeadEmail } from '../mail/lead-email.ts';
import { type AgencyMail, senderOf } from '../mail/mail.ts';
import { composeNotice } from '../mail/notices.ts';
import { openSmtp, openTransports } from '../mail/transports.ts';
import { composeNoticeNotification, composeNotification, type Notification } from '../notify/notification.ts';
import { notificationKinds, openNotification } from '../notify/notifications.ts';
import { collectWaiting, readCollected } from '../outbox/collection.ts';
import type { NoticeFacts } from '../outbox/notice.ts';
import { startNotices } from '../outbox/notices.ts';
import type { Delivery } from '../outbox/outbox.ts';
import type { SenderDeps } from '../outbox/sender.ts';
import type { Transport } from '../outbox/transport.ts';
import { enqueueUnread, readUnread } from '../outbox/unread.ts';
import { Worker } from '../outbox/worker.ts';
import { readHeld } from '../store/held.ts';
import { StoreLog } from '../store/store-log.ts';
import type { MailedLead, OutboxKind, Store } from '../store/tables.ts';

/** Wraps a transport, for example with metrics. */
export type WatchTransport = <Item>(kind: OutboxKind, transport: Transport<Item>) => Transport<Item>;

export type DeliveryDeps = Basics & { readonly watch?: WatchTransport | undefined };

/** Starts a worker for each kind of delivery that is configured, and the task that adds notices to the outbox. */
export function startDeliveries(env: Env, { content, store, clock, log, watch }: DeliveryDeps) {
  const storeLog = new StoreLog(log);
  const open = <Item extends { readonly reference: string }>(
    kind: OutboxKind,
    transports: readonly Transport<Item>[],
    compose: SenderDeps<Item>['compose'],
  ) => {
    const watched = watch ? transports.map((transport) => watch(kind, transport)) : transports;
    return new Worker({ store, kind, compose, transports: watched, clock, log, storeLog, random: Math.random });
  };
  const compose = openComposers(env, content, store);
  // Shared, because a hosted provider limits the rate of an account.
  const transports = openTransports(env, clock);
  const emails = open('email', transports, compose.email);
  const workers: Pick<typeof emails, 'wake' | 'stop'>[] = [emails, open('held', transports, compose.held)];
  if (env.DIGEST) workers.push(open('digest', transports, openDigest(env, { content, store, clock, log })));
  if (env.CONTACT_ACK) workers.push(open('ack', [openSmtp(env)], compose.ack));
  const notifications = notificationKinds(env).map((kind) => ({ kind, transport: openNotification(kind, env, clock) }));
  for (const { kind, transport } of notifications) workers.push(open(kind, [transport], compose.notification));
  // Another way first: what nobody opened may lie among the spam.
  const ways = [
    ...notifications.map(({ transport }) => by(transport, ({ notification }: UnreadItem) => notification)),
    ...transports.map((transport) => by(transport, ({ mail }: UnreadItem) => mail)),
  ];
  if (env.DESK) workers.push(open('unread', ways, compose.unread));
  const notices = startNotices(store, clock, storeLog, [
    ...['email' as const, ...notifications.map(({ kind }) => kind)].map(collectWaiting),
    ...(env.DIGEST ? [enqueueDigest] : []),
    ...(env.DESK ? [enqueueUnread] : []),
  ]);
  return {
    /** Looks for deliveries at once; call it after a commit that enqueues. */
    wake: () => {
      for (const worker of workers) worker.wake();
    },
    /** False when the worker for lead emails hangs. */
    isAlive: () => emails.isAlive(),
    /** See `Worker.stop`. */
    stop: async () => {
      await Promise.all([...workers, notices].map((task) => task.stop()));
    },
  };
}

/** A notice of unopened leads, for each way that it may go. */
type UnreadItem = { readonly reference: string; readonly mail: AgencyMail; readonly notification: Notification };

/** A transport for one of the forms that an item has. */
const by = <Item, Form>({ name, deliver }: Transport<Form>, form: (item: Item) => Form): Transport<Item> => ({
  name,
  deliver: (item, ...attempt) => deliver(form(item), ...attempt),
});

/** What the deliveries in the outbox of `store` say, by kind; undefined when a notice has nothing left to tell. */
export function openComposers(env: Env, content: CurrentContent, store: Store) {
  const sender = () => senderOf(env, content());
  return {
    email: tellWith(
      store,
      (lead) => composeLeadEmail(lead, sender()),
      (leads) => composeNotice('collected', sender(), leads),
    ),
    notification: tellWith(
      store,
      (lead) => composeNotification(lead, env),
      (leads) => composeNoticeNotification('collected', leads, content().company.referencePrefix, env),
    ),
    ack: tellWith(store, (lead) => composeAcknowledgement(lead, sender(), content().acknowledgement)),
    async held({ createdAt }: Delivery): Promise<AgencyMail | undefined> {
      const { requests, oldest } = await readHeld(store);
      // The last held lead may have been released or erased meanwhile.
      return oldest === null ? undefined : composeNotice('held', sender(), { at: createdAt, requests, oldest });
    },
    async unread(delivery: Delivery): Promise<UnreadItem | undefined> {
      const unread = await readUnread(store, delivery);
      if (!unread) return undefined;
      const mail = composeNotice('unread', sender(), unread);
      const notification = composeNoticeNotification('unread', unread, content().company.referencePrefix, env);
      return { reference: mail.reference, mail, notification };
    },
  };
}

/** Tells of one lead, or of several together. */
function tellWith<Item>(store: Store, tell: (lead: MailedLead) => Item, tellAll?: (leads: NoticeFacts) => Item) {
  return async (delivery: Delivery): Promise<Item | undefined> => {
    const { leadId } = delivery;
    if (leadId !== null) {
      return tell(await store.selectFrom('lead').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow());
    }
    const leads = await readCollected(store, delivery);
    return leads && tellAll?.(leads);
  };
}
