import type { Basics } from '../basics.ts';
import type { Env } from '../config/env.ts';
import type { Captcha } from '../contact/captcha/captcha.ts';
import { openCaptcha } from '../contact/captcha/open-captcha.ts';
import { startAddressExpiry } from '../contact/intake/address-expiry.ts';
import { type AddressKey, openAddressKey } from '../contact/intake/address-key.ts';
import { startDeskExpiry } from '../desk/desk-expiry.ts';
import { startPurge } from '../leads/retention.ts';
import { describeTransports } from '../mail/transports.ts';
import { describeNotifications, dropUnconfigured, notificationKinds } from '../notify/notifications.ts';
import { releaseLeases } from '../outbox/outbox.ts';
import type { Clock } from '../process/clock.ts';
import { isPostgres, readStoreTime } from '../store/dialect.ts';
import { readSecret } from '../store/secret.ts';
import { describeStore, openStore } from '../store/store.ts';
import type { Store } from '../store/tables.ts';
import { startDeliveries, type WatchTransport } from './deliveries.ts';

/** What runs behind the contact form: the store, the captcha and the background tasks on the store. */
export type ContactServices = {
  readonly store: Store;
  readonly captcha: Captcha;
  readonly addressKey: AddressKey;
  /** Call after each stored lead; wakes the outbox worker. */
  readonly onSaved: () => void;
  /** False when the worker for lead emails hangs. */
  readonly isDelivering: () => boolean;
  /** Stops the background tasks; deliveries in flight may finish. The store stays open. */
  readonly stop: () => Promise<void>;
};

type ServiceDeps = Omit<Basics, 'store'> & {
  /** Opened before; by default that of the settings. */
  readonly store?: Store | undefined;
  readonly watch?: WatchTransport | undefined;
};

const unwatched: WatchTransport = (_kind, transport) => transport;

/** Opens the store and starts delivery, retention and address expiry. Throws when the store cannot be opened. */
export async function openContactServices(
  env: Env,
  { store: opened, content, clock, log, watch = unwatched }: ServiceDeps,
): Promise<ContactServices> {
  const store = opened ?? (await openStore(env));
  // SQLite has a single server, so leases found at start belong to a process that died.
  if (!isPostgres(store)) await releaseLeases(store, clock.now());
  await dropUnconfigured(store, notificationKinds(env));
  const secret = await readSecret(store);
  const deliveries = startDeliveries(env, { content, store, clock, log, watch });
  const purge = startPurge(env, store, clock, log);
  const addressExpiry = startAddressExpiry(store, clock, log);
  const deskExpiry = startDeskExpiry(env, { content, store, clock, log });
  return {
    store,
    addressKey: openAddressKey(store, clock),
    captcha: openCaptcha(env, { secret, now: () => sharedNow(store, clock) }, clock, log),
    onSaved: deliveries.wake,
    isDelivering: deliveries.isAlive,
    stop: async () => {
      await Promise.all([deliveries, purge, addressExpiry, deskExpiry].map((task) => task.stop()));
    },
  };
}

/** The clock for captcha ages; this server's own while the store is unavailable, so challenges can still be issued. */
const sharedNow = (store: Store, clock: Clock) => readStoreTime(store, clock.now()).catch(() => clock.now());

/** The lines that the server prints at start, without email addresses and keys. */
export function describeContactServices(env: Env): string {
  return `${describeStore(env)}, captcha by ${env.CAPTCHA_PROVIDER}\n${describeTransports(env)}${describeNotifications(env)}`;
}
