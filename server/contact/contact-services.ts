import type { Env } from '../config/env.ts';
import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import { type Captcha, openCaptcha } from './captcha/captcha.ts';
import { describeTransports } from './email/transports.ts';
import { type AddressKey, openAddressKey } from './intake/address-key.ts';
import { startForgetting } from './intake/forget-addresses.ts';
import { startDeliveries, type WatchTransport } from './outbox/deliveries.ts';
import { releaseLeases } from './outbox/outbox.ts';
import { startPurge } from './retention.ts';
import { isPostgres, readStoreTime } from './store/dialect.ts';
import { readSecret } from './store/secret.ts';
import { describeStore, openStore } from './store/store.ts';
import type { Store } from './store/tables.ts';

/** What stands behind the contact form: the store, and what works on it by itself. */
export type Office = {
  readonly store: Store;
  readonly captcha: Captcha;
  readonly addressKey: AddressKey;
  /** To be called after each stored lead. */
  readonly onSaved: () => void;
  /** True while the worker looks for letters to send. */
  readonly isDelivering: () => boolean;
  /** Ends the work on the store: what is in flight may finish. The store stays open. */
  readonly stop: () => Promise<void>;
};

const unwatched: WatchTransport = (_kind, transport) => transport;

/** Opens the store and begins to deliver and to purge. Throws when the store cannot be opened. */
export async function openOffice(env: Env, clock: Clock, log: Log, watch = unwatched): Promise<Office> {
  const store = await openStore(env);
  // An SQLite file has one server: what is marked as in flight belongs to a process that died.
  if (!isPostgres(store)) await releaseLeases(store, clock.now());
  const secret = await readSecret(store);
  const deliveries = startDeliveries(env, { store, clock, log, watch });
  const purge = startPurge(env, store, clock, log);
  const forgetting = startForgetting(store, clock, log);
  return {
    store,
    addressKey: openAddressKey(store, clock),
    captcha: openCaptcha(env, { secret, now: () => ageClock(store, clock) }, clock, log),
    onSaved: deliveries.wake,
    isDelivering: deliveries.isAlive,
    stop: async () => {
      await Promise.all([deliveries, purge, forgetting].map((each) => each.stop()));
    },
  };
}

/** The time that captchas are judged by: a page can be had, and filled in, while the store is away. */
const ageClock = (store: Store, clock: Clock) => readStoreTime(store, clock.now()).catch(() => clock.now());

/** What an operator sees at start; no address and no key. */
export function describeOffice(env: Env): string {
  return `${describeStore(env)}, captcha by ${env.CAPTCHA_PROVIDER}\n${describeTransports(env)}`;
}
