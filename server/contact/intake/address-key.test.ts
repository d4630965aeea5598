import { describe, expect, test } from 'vitest';
import { ADDRESS_PRINT_MINUTES } from '../../../domain/contact/data-terms.ts';
import { FakeClock } from '../../../tests/harness/unit/fake-clock.ts';
import { tempFolder } from '../../../tests/harness/unit/fixture-dist.ts';
import { content } from '../../../tests/harness/unit/test-content.ts';
import { openTimedStore, STORE_KINDS } from '../../../tests/harness/unit/test-stores.ts';
import { createLog } from '../../process/log.ts';
import { startExpiry } from '../../services/expiry.ts';
import type { Store } from '../../store/tables.ts';
import { openAddressKey } from './address-key.ts';
import { ACCEPTED_WINDOW_MS, countAccepted } from './rate-limit.ts';

const HOUR = 60 * 60_000;
const start = (store: Store, clock: FakeClock) =>
  startExpiry({ DATA_DIR: tempFolder() }, { content, store, clock, log: createLog('silent') });

describe.each(STORE_KINDS)('the address key on %s', (kind) => {
  const open = async () => {
    const clock = new FakeClock();
    return { clock, ...(await openTimedStore(kind, clock)) };
  };

  test('is rotated daily', async () => {
    const { store, clock, advance } = await open();
    const key = openAddressKey(store, clock);
    const first = await key();
    expect(first).toMatch(/^[\w-]{43}$/);
    // The test begins at noon.
    await advance(11 * HOUR);
    expect(await key()).toBe(first);
    await advance(HOUR);
    expect(await key()).not.toBe(first);
  });

  test('cannot be derived from the store’s secret', async () => {
    const [one, other] = [await open(), await open()];
    const secret = { name: 'server', value: 'the same' };
    for (const { store } of [one, other]) await store.insertInto('secret').values(secret).execute();
    expect(await openAddressKey(one.store, one.clock)()).not.toBe(await openAddressKey(other.store, other.clock)());
  });

  test('makes hashes that are deleted within the time that the privacy policy states', async () => {
    const { store, clock, advance, set } = await open();
    await openAddressKey(store, clock)();
    const forgetting = start(store, clock);
    await countAccepted(store, 'begun in time', clock.now());
    await set(24 * HOUR);
    await countAccepted(store, 'begun while the clock was ahead', clock.now());
    await set(-24 * HOUR);
    await advance(ADDRESS_PRINT_MINUTES * 60_000 - ACCEPTED_WINDOW_MS);
    await countAccepted(store, 'still counts', clock.now());
    await forgetting.stop();
    const rows = await store.selectFrom('accepted').select('address_hash').execute();
    expect(rows).toEqual([{ address_hash: 'still counts' }]);
  });
});

test.runIf(STORE_KINDS.includes('PostgreSQL'))(
  'servers on one PostgreSQL share the key despite clock skew',
  async () => {
    const clock = new FakeClock();
    const { store, advance } = await openTimedStore('PostgreSQL', clock);
    const keys = await Promise.all([clock, new FakeClock(0), clock].map((own) => openAddressKey(store, own)()));
    expect(new Set(keys).size).toBe(1);
    await advance(24 * HOUR);
    await start(store, clock).stop();
    expect(await store.selectFrom('address_key').selectAll().execute()).toEqual([]);
  },
);
