import type { Env } from '../config/env.ts';
import type { Transport } from '../outbox/transport.ts';
import type { Clock } from '../process/clock.ts';
import { type LeadKind, NOTIFICATION_KINDS, type NotificationKind, type Store } from '../store/tables.ts';
import type { Notification } from './notification.ts';
import { telegramTransport } from './telegram-transport.ts';
import { webhookTransport } from './webhook-transport.ts';

/** The notifications that are configured. */
export const notificationKinds = (env: Pick<Env, 'TELEGRAM_TOKEN' | 'NOTIFY_URL'>): readonly NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => (kind === 'telegram' ? env.TELEGRAM_TOKEN : env.NOTIFY_URL));

/** The transport of a configured kind. */
export function openNotification(kind: NotificationKind, env: Env, clock: Clock): Transport<Notification> {
  return kind === 'telegram' ? telegramTransport(env, clock) : webhookTransport(env, clock);
}

/** Deliveries of a lead that a setting switches on. */
const OPTIONAL_KINDS = [...NOTIFICATION_KINDS, 'ack'] as const;

/**
 * Deletes deliveries that wait for a kind that is no longer configured: all of them would be sent when it is configured
 * again.
 */
export async function dropUnconfigured(store: Store, kinds: readonly LeadKind[]): Promise<void> {
  const gone = OPTIONAL_KINDS.filter((kind) => !kinds.includes(kind));
  if (gone.length === 0) return;
  await store
    .deleteFrom('outbox')
    .where('kind', 'in', gone)
    .where('state', '<>', 'sent')
    // An acknowledgement that was refused says that the visitor's address is wrong, and is not sent again.
    .where(({ or, eb }) => or([eb('kind', '<>', 'ack'), eb('state', '<>', 'dead')]))
    .execute();
}
