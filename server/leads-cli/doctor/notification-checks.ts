import type { Company } from '../../../domain/content/company.ts';
import { notificationProblem } from '../../../domain/desk/notification-problem.ts';
import type { Env } from '../../config/env.ts';
import type { Notification } from '../../notify/notification.ts';
import { readNotificationFailures } from '../../notify/notification-state.ts';
import { notificationKinds, openNotification } from '../../notify/notifications.ts';
import { callTelegram } from '../../notify/telegram-transport.ts';
import { notification } from '../../notify/words.ts';
import { attemptDelivery } from '../../outbox/attempt.ts';
import { systemClock } from '../../process/clock.ts';
import type { NotificationKind, Store } from '../../store/tables.ts';
import { testEmail, doctorWords as words } from '../words.ts';
import { type Check, check } from './checks.ts';
import { reach } from './delivery-checks.ts';

const never = new AbortController().signal;

/**
 * Checks each configured notification without sending one: Telegram must know token and chat, and the webhook's host
 * must respond.
 */
export function checkNotifications(env: Env): Promise<Check[]> {
  return Promise.all(notificationKinds(env).map((kind) => checkKind(kind, env)));
}

async function checkKind(kind: NotificationKind, env: Env): Promise<Check> {
  const host = hostOf(kind, env);
  const label = words.checks.transport(kind);
  try {
    if (kind === 'telegram') await callTelegram(env, 'getChat', {}, systemClock, never);
    else await reach(new URL(env.NOTIFY_URL ?? '').origin);
    return check(label, true, words.transports[kind].well(host));
  } catch (error) {
    return check(label, false, notificationProblem(kind, codeOf(error)));
  }
}

/** Sends a test notification through each, as a lead's would be. */
export function sendTestNotifications(
  env: Env,
  agency: Pick<Company, 'referencePrefix'>,
  now: number,
): Promise<Check[]> {
  const { service, name, message } = notification.test;
  const test: Notification = {
    reference: `${agency.referencePrefix}-${testEmail.reference}`,
    receivedAt: now,
    service,
    isUnverified: false,
    ...(env.NOTIFY_BODY === 'full' && { visitor: { name, message } }),
  };
  return Promise.all(
    notificationKinds(env).map(async (kind) => {
      const { failure } = await attemptDelivery(openNotification(kind, env, systemClock), test, systemClock, never);
      const text = failure ? notificationProblem(kind, failure.code) : words.notified(hostOf(kind, env));
      return check(words.checks.test(kind), !failure, text);
    }),
  );
}

/** Failed notifications, as notices: the emails of their leads are checked separately. */
export async function checkFailedNotifications(store: Store, now: number): Promise<Check[]> {
  const failures = await readNotificationFailures(store, now);
  return failures.map(({ kind, notifications, code }) => ({
    label: words.checks.notifications(kind),
    outcome: 'notice',
    text: words.notificationsFail(notifications, notificationProblem(kind, code)),
  }));
}

/** Without path and query, which may be secret. */
const hostOf = (kind: NotificationKind, { TELEGRAM_API_BASE, NOTIFY_URL = '' }: Env) =>
  new URL(kind === 'telegram' ? TELEGRAM_API_BASE : NOTIFY_URL).host;

function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: string | number; cause?: { code?: string } };
  return String(code ?? cause?.code ?? words.noAnswer);
}
