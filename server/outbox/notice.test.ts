import { describe, expect, test } from 'vitest';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { openTimedStore, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { enqueueNotice } from './notice.ts';
import { claimDelivery, finishDelivery } from './outbox.ts';

const HOUR = 60 * 60_000;
const period = (time: number) => ({ since: time - HOUR });

describe.each(STORE_KINDS)('notices on %s', (kind) => {
  async function open(from: 'sent' | 'enqueued' = 'sent', skipFirst = false) {
    const clock = new FakeClock();
    const { store, advance, set } = await openTimedStore(kind, clock);
    const enqueue = () => enqueueNotice(store, { kind: 'held', from, skipFirst, period }, clock.now());
    const claim = () => claimDelivery(store, { kind: 'held', leaseBy: 'one' }, clock.now());
    const ids = async () => {
      const rows = await store.selectFrom('outbox').select(['id', 'state']).orderBy('id').execute();
      return rows.map(({ id, state }) => [id, state] as const);
    };
    return { store, clock, advance, set, enqueue, claim, ids };
  }

  test('are added once by servers that find them due at the same time', async () => {
    const { enqueue, ids } = await open();
    const added = await Promise.all([enqueue(), enqueue(), enqueue()]);
    expect(added.filter((id) => id !== undefined)).toHaveLength(1);
    expect(await ids()).toHaveLength(1);
  });

  test('replace one that was not sent in time, also one that was being sent then and has failed', async () => {
    const { store, clock, enqueue, claim, advance, ids } = await open();
    const first = await enqueue();
    await advance(HOUR + 1);
    const second = await enqueue();
    expect(await ids()).toEqual([[second, 'pending']]);
    const inFlight = await claim();
    await advance(HOUR + 1);
    const third = await enqueue();
    expect(await ids()).toEqual([
      [second, 'sending'],
      [third, 'pending'],
    ]);
    if (!inFlight) throw new Error('nothing was claimed');
    await finishDelivery(store, inFlight, { state: 'pending', last_error: '421', waitMs: HOUR }, clock.now());
    expect(await enqueue()).toBeUndefined();
    expect(await ids()).toEqual([[third, 'pending']]);
    expect(new Set([first, second, third]).size).toBe(3);
  });

  test.each([
    ['sent', undefined],
    ['enqueued', expect.any(Number)],
  ] as const)('follow the one before from when it was %s', async (from, next) => {
    const { store, clock, enqueue, claim, advance } = await open(from);
    await enqueue();
    await advance(HOUR - 1);
    const delivery = await claim();
    if (!delivery) throw new Error('nothing was claimed');
    const sent = { state: 'sent', last_error: null, transport: 'smtp' } as const;
    await finishDelivery(store, delivery, sent, clock.now());
    await advance(2);
    expect(await enqueue()).toEqual(next);
  });

  test('of a later period do not count', async () => {
    const { store, clock, set, enqueue } = await open();
    await set(3 * HOUR);
    await enqueue();
    await set(-3 * HOUR);
    expect(await enqueue()).toBeUndefined();
    const hour = (time: number) => ({ since: time - HOUR, until: time + HOUR });
    const notice = { kind: 'held', from: 'enqueued', period: hour } as const;
    expect(await enqueueNotice(store, notice, clock.now())).toEqual(expect.any(Number));
  });

  test('may leave out the first one of a store', async () => {
    const { enqueue, advance, ids } = await open('enqueued', true);
    await enqueue();
    expect((await ids()).map(([, state]) => state)).toEqual(['sent']);
    await advance(HOUR + 1);
    await enqueue();
    expect((await ids()).map(([, state]) => state)).toEqual(['sent', 'pending']);
  });
});
