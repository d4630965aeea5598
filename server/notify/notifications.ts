import type { Env } from '../config/env.ts';
import type { Transport } from '../outbox/transport.ts';
import type { Clock } from '../process/clock.ts';
import { type LeadKind, NOTIFICATION_KINDS, type NotificationKind, type Store } from '../store/tables.ts';
import type { Notification } from './notification.ts';
import { telegramTransport } from './telegram-transport.ts';
import { webhookTransport } from './webhook-transport.ts';

type Setting = 'TELEGRAM_TOKEN' | 'NOTIFY_URL';
type Open = (env: Env, clock: Clock) => Transport<Notification>;

/** The setting that switches each kind on, and its transport. */
const KINDS: Readonly<Record<NotificationKind, { readonly setting: Setting; readonly open: Open }>> = {
  telegram: { setting: 'TELEGRAM_TOKEN', open: telegramTransport },
  webhook: { setting: 'NOTIFY_URL', open: webhookTransport },
};

/** The notifications that are configured. */
export const notificationKinds = (env: Pick<Env, Setting>): readonly NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => env[KINDS[kind].setting]);

/** The transport of a configured kind. */
export const openNotification = (kind: NotificationKind, env: Env, clock: Clock): Transport<Notification> =>
  KINDS[kind].open(env, clock);

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
