import type { Env } from '../config/env.ts';
import { openAltcha } from '../contact/captcha/altcha.ts';
import { openCaptchaProvider } from '../contact/captcha/captcha-provider.ts';
import { openAddressKey } from '../contact/intake/address-key.ts';
import { startPurge } from '../leads/retention.ts';
import { outboxFolder } from '../mail/transports.ts';
import { dropUnconfigured, notificationKinds } from '../notify/notifications.ts';
import { releaseLeases } from '../outbox/outbox.ts';
import type { Clock } from '../process/clock.ts';
import { isPostgres, readStoreTime } from '../store/dialect.ts';
import { deriveKey, readSecret } from '../store/secret.ts';
import type { Store } from '../store/tables.ts';
import { type DeliveryDeps, startDeliveries } from './deliveries.ts';
import { startExpiry } from './expiry.ts';

/** What runs behind the contact form: the captcha and the background tasks on the store. */
export type ContactServices = Awaited<ReturnType<typeof openContactServices>>;

/** Starts delivery, retention and address expiry. Throws the store's errors. */
export async function openContactServices(env: Env, deps: DeliveryDeps) {
  const { store, clock, log } = deps;
  // SQLite has a single server, so leases found at start belong to a process that died.
  if (!isPostgres(store)) await releaseLeases(store, clock.now());
  await dropUnconfigured(store, env);
  const provider = env.CAPTCHA_PROVIDER;
  const captcha =
    provider === 'altcha'
      ? openAltcha(deriveKey(await readSecret(store), 'captcha'), () => sharedNow(store, clock))
      : openCaptchaProvider(provider, env, clock, log);
  const deliveries = startDeliveries(env, deps);
  const purge = startPurge(env, store, clock, log);
  const expiry = startExpiry(env, deps);
  return {
    addressKey: openAddressKey(store, clock),
    captcha,
    /** Call after each stored lead; wakes the outbox worker. */
    onSaved: deliveries.wake,
    /** False when the worker for lead emails hangs. */
    isDelivering: deliveries.isAlive,
    /** Stops the background tasks; deliveries in flight may finish. The store stays open. */
    stop: async () => {
      await Promise.all([deliveries, purge, expiry].map((task) => task.stop()));
    },
  };
}

/** The clock for captcha ages; this server's own while the store is unavailable, so challenges can still be issued. */
const sharedNow = (store: Store, clock: Clock) => readStoreTime(store, clock.now()).catch(() => clock.now());

/** The lines that the server prints at start, without email addresses, keys and URLs, which may hold a password. */
export function describeContactServices(env: Env): string {
  const transports = env.MAIL_TRANSPORT.map((name) => (name === 'file' ? `file (${outboxFolder(env)})` : name));
  const acknowledged = env.CONTACT_ACK ? ', visitors get an acknowledgement' : '';
  const kinds = notificationKinds(env);
  return [
    `store in ${env.DATABASE_URL ? 'PostgreSQL' : 'SQLite'}, captcha by ${env.CAPTCHA_PROVIDER}`,
    `mail by ${transports.join(', else ')}${acknowledged}${kinds.length > 0 ? `, notifications by ${kinds.join(', ')}` : ''}`,
  ].join('\n');
}
