import { sql } from 'kysely';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../domain/desk/lead-status.ts';
import type { NotificationFailure } from '../../domain/desk/lead-views.ts';
import type { Env } from '../config/env.ts';
import type { Transport } from '../outbox/transport.ts';
import type { Clock } from '../process/clock.ts';
import { type OutboxKind, type Store, unsent } from '../store/tables.ts';
import type { Notification } from './notification.ts';
import { telegramTransport } from './telegram-transport.ts';
import { webhookTransport } from './webhook-transport.ts';

/** The setting that switches on each kind of delivery that is not always sent. */
const SETTINGS = {
  telegram: 'TELEGRAM_TOKEN',
  webhook: 'NOTIFY_URL',
  ack: 'CONTACT_ACK',
  digest: 'DIGEST',
  unread: 'DESK',
} as const satisfies Partial<Record<OutboxKind, keyof Env>>;
const OPTIONAL_KINDS = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];
type Settings = Partial<Pick<Env, (typeof SETTINGS)[keyof typeof SETTINGS]>>;

const TRANSPORTS = { telegram: telegramTransport, webhook: webhookTransport };

/** The notifications that are configured. */
export const notificationKinds = (env: Settings): readonly NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => env[SETTINGS[kind]]);

/** The transport of a configured kind. */
export const openNotification = (kind: NotificationKind, env: Env, clock: Clock): Transport<Notification> =>
  TRANSPORTS[kind](env, clock);

/**
 * Deletes deliveries that wait for a kind that is no longer configured: all of them would be sent when it is configured
 * again.
 */
export async function dropUnconfigured(store: Store, env: Settings): Promise<void> {
  const gone = OPTIONAL_KINDS.filter((kind) => !env[SETTINGS[kind]]);
  if (gone.length === 0) return;
  await store
    .deleteFrom('outbox')
    .where('kind', 'in', gone)
    .where('state', '<>', 'sent')
    // An acknowledgement that was refused says that the visitor's address is wrong, and is not sent again.
    .where(({ or, eb }) => or([eb('kind', '<>', 'ack'), eb('state', '<>', 'dead')]))
    .execute();
}

/** Older failures are history: they are not retried, and are deleted with their leads. */
const RECENT_MS = 7 * 24 * 60 * 60_000;

/** The kinds of notification of which some failed in the last seven days. `now` is in milliseconds since the epoch. */
export async function readNotificationFailures(store: Store, now: number): Promise<NotificationFailure[]> {
  const failures = await unsent(store)
    .select(['kind', 'last_error', sql<number>`count(*)`.as('notifications')])
    .where('kind', 'in', NOTIFICATION_KINDS)
    .where('lead_id', 'is not', null)
    .where('last_error', 'is not', null)
    .where('created_at', '>', now - RECENT_MS)
    .groupBy(['kind', 'last_error'])
    .orderBy(sql`max(id)`, 'desc')
    .execute();
  return NOTIFICATION_KINDS.flatMap((kind) => {
    const ofKind = failures.filter((failure) => failure.kind === kind);
    const notifications = ofKind.reduce((sum, failure) => sum + failure.notifications, 0);
    return notifications > 0 ? [{ kind, notifications, code: ofKind[0]?.last_error ?? '' }] : [];
  });
}
