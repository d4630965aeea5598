import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { COLLECT_EVERY_MS, COLLECT_FIRST_MS } from '../../../domain/contact/unverified-terms.ts';
import { WAIT } from '../../../tests/harness/until.ts';
import { readReadiness } from '../../http/readiness.ts';
import { resend, resendUndelivered } from '../../leads/requeue.ts';
import { createLog } from '../../process/log.ts';
import { openOutboxBench } from '../../testing/outbox-bench.ts';
import { seedLeads } from '../../testing/seed-leads.ts';
import { content, testEnv } from '../../testing/test-content.ts';
import { newStorePlace, STORE_KINDS } from '../../testing/test-stores.ts';
import { composeCollectedNotice } from '../email/collected-notice.ts';
import { DeliveryError, type LeadEmail } from '../email/transport.ts';
import { collectedNotice as words } from '../email/words.ts';
import { isPostgres } from '../store/dialect.ts';
import { openStore } from '../store/store.ts';
import { startClockSkewRepair } from './clock-skew.ts';
import { type Collected, collectedQueue } from './collected-queue.ts';
import { LEASE_MS, releaseLeases } from './outbox.ts';
import { LATE_MS } from './outbox-state.ts';

const compose = (facts: Collected) => composeCollectedNotice(testEnv(), content(), facts);

describe.each(STORE_KINDS)('leads told together on %s', (kind) => {
  async function open() {
    const bench = await openOutboxBench(kind);
    const told: LeadEmail[] = [];
    const deliver = vi.fn(async (email: LeadEmail) => void told.push(email));
    /** Stores leads beyond the limit of their network. */
    const collect = async (count: number) => {
      const stored = await seedLeads(bench.store, count, bench.clock.now(), () => ({
        quarantine: 'unverified',
        delivery: {
          collected: 1,
          state: 'pending',
          attempts: 0,
          sent_at: null,
          created_at: bench.clock.now(),
          next_at: bench.clock.now() + COLLECT_FIRST_MS,
        },
      }));
      return stored;
    };
    const pass = async (ms: number) => {
      await bench.rest();
      await bench.advance(ms);
      await bench.rest();
    };
    const subjects = () => told.map(({ subject }) => subject);
    const states = async () => {
      const rows = await bench.store.selectFrom('outbox').select(['state', 'collected']).orderBy('id').execute();
      return rows.map(({ state, collected }) => `${state} ${collected}`);
    };
    return { ...bench, deliver, told, collect, pass, subjects, states };
  }

  test('go in one email after two minutes, then in one an hour, whatever the number of servers and restarts', async () => {
    const { collect, startWorkerOf, startWorker, pass, subjects, deliver, states } = await open();
    const single = vi.fn(() => Promise.resolve());
    startWorker(single);
    const first = startWorkerOf('collected', deliver);
    startWorkerOf('collected', deliver);
    await collect(5);
    first.wake();
    await pass(COLLECT_FIRST_MS - 1);
    expect(subjects()).toEqual([]);
    await collect(2);
    await pass(10_000);
    expect(subjects()).toEqual([words.subject(7)]);
    expect(await states()).toEqual(Array(7).fill('sent 1'));
    await collect(3);
    startWorkerOf('collected', deliver);
    await pass(COLLECT_EVERY_MS - 11_000);
    await collect(1);
    expect(subjects()).toEqual([words.subject(7)]);
    await pass(11_000);
    expect(subjects()).toEqual([words.subject(7), words.subject(4)]);
    await pass(3 * COLLECT_EVERY_MS);
    expect(subjects(), 'nothing new').toHaveLength(2);
    expect(single).not.toHaveBeenCalled();
  });

  test('never delay a verified lead', async () => {
    const { addLead, collect, startWorker, startWorkerOf, deliver } = await open();
    await collect(50);
    const single = vi.fn((_email: LeadEmail) => Promise.resolve());
    const worker = startWorker(single);
    startWorkerOf('collected', deliver);
    const reference = await addLead();
    worker.wake();
    await vi.waitFor(() => expect(single.mock.calls.map(([email]) => email.reference)).toEqual([reference]), WAIT);
  });

  test('are told with the same Message-ID when tried again, and with another once there are more', async () => {
    const { collect, startWorkerOf, pass, told } = await open();
    await collect(2);
    let fails = 2;
    startWorkerOf('collected', async (email) => {
      told.push(email);
      if (fails-- > 0) throw new DeliveryError('421');
    });
    for (const wait of [COLLECT_FIRST_MS, 11_000]) await pass(wait);
    await collect(1);
    await pass(31_000);
    const ids = told.map(({ id }) => id);
    expect(told.map(({ subject }) => subject)).toEqual([words.subject(2), words.subject(2), words.subject(3)]);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
    expect(new Set(told.map(({ reference }) => reference)).size, 'files').toBe(2);
  });

  test('are told by the next server when one died while telling them, and none twice in the store', async () => {
    const { store, clock, collect, startWorkerOf, advance, pass, subjects, deliver, states } = await open();
    await collect(3);
    await advance(COLLECT_FIRST_MS);
    const dead = collectedQueue(store, 'letter', compose);
    const delivery = await dead.claim([], clock.now());
    expect(delivery?.email.subject).toBe(words.subject(3));
    await collect(1);
    startWorkerOf('collected', deliver);
    await pass(LEASE_MS - 1);
    expect(subjects()).toEqual([]);
    await pass(10_000);
    expect(subjects()).toEqual([words.subject(4)]);
    if (!delivery) throw new Error('nothing was claimed');
    // The dead one comes back: what it had leased belongs to another.
    const late = { state: 'pending', last_error: '421', waitMs: 0 } as const;
    expect(await dead.finish(delivery, late, clock.now())).toBe(false);
    expect(await states()).toEqual(Array(4).fill('sent 1'));
  });

  test('are all told and marked when they are more than one statement changes', async () => {
    const { collect, startWorkerOf, advance, deliver, subjects, states } = await open();
    await collect(2_300);
    await advance(COLLECT_FIRST_MS);
    startWorkerOf('collected', deliver);
    await vi.waitFor(() => expect(subjects()).toEqual([words.subject(2_300)]), WAIT);
    await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['sent 1'])), WAIT);
  });

  test('can be mailed one by one, before and after', async () => {
    const { store, clock, collect, startWorker, startWorkerOf, pass, subjects, deliver } = await open();
    const [one = '', two = ''] = await collect(3);
    const single = vi.fn((_email: LeadEmail) => Promise.resolve());
    const mailed = () => single.mock.calls.map(([{ reference }]) => reference);
    startWorker(single);
    startWorkerOf('collected', deliver);
    expect(await resend(store, one, clock.now())).toBe('queued');
    await pass(COLLECT_FIRST_MS);
    expect(mailed()).toEqual([one]);
    expect(subjects()).toEqual([words.subject(2)]);
    expect(await resend(store, two, clock.now())).toBe('queued');
    await pass(1_000);
    expect(mailed()).toEqual([one, two]);
  });

  test('stay together when all that failed is sent again, at once', async () => {
    const { store, clock, collect, startWorker, startWorkerOf, advance, rest, deliver, subjects, states } =
      await open();
    await collect(3);
    await advance(COLLECT_FIRST_MS);
    deliver.mockRejectedValueOnce(new DeliveryError('535', { refused: true }));
    const single = vi.fn(() => Promise.resolve());
    startWorker(single);
    const worker = startWorkerOf('collected', deliver);
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledOnce(), WAIT);
    await rest();
    expect(await states()).toEqual(Array(3).fill('pending 1'));
    expect(await resendUndelivered(store, clock.now())).toBe(3);
    worker.wake();
    await vi.waitFor(() => expect(subjects()).toEqual([words.subject(3)]), WAIT);
    expect(single).not.toHaveBeenCalled();
  });

  test('are late only when even their email should have gone long ago', async () => {
    const { store, clock, collect, advance } = await open();
    await collect(2);
    const readiness = async () => (await readReadiness(store, clock, createLog('silent'))).body.status;
    await advance(COLLECT_EVERY_MS + LATE_MS);
    expect(await readiness()).toBe('ok');
    await advance(1);
    expect(await readiness()).toBe('degraded');
  });

  test('are told an hour later at most when the clock was ahead', async () => {
    const { store, clock, storeLog, set, collect, startWorkerOf, pass, deliver, subjects } = await open();
    const DAYS = 30 * 24 * COLLECT_EVERY_MS;
    await set(DAYS);
    await collect(1);
    startWorkerOf('collected', deliver);
    await pass(COLLECT_FIRST_MS);
    await collect(2);
    await set(-DAYS);
    await startClockSkewRepair(store, clock, storeLog).stop();
    await pass(COLLECT_EVERY_MS - 1);
    expect(subjects()).toEqual([words.subject(1)]);
    await pass(10_000);
    expect(subjects()).toEqual([words.subject(1), words.subject(2)]);
  });

  test('stopping a server returns them, so that the next one tells them at once', async () => {
    const { collect, advance, startWorkerOf, deliver, states, store, clock } = await open();
    await collect(2);
    await advance(COLLECT_FIRST_MS);
    const stopping = collectedQueue(store, 'letter', compose);
    await stopping.claim([], clock.now());
    expect(await states()).toEqual(['sending 1', 'sending 1']);
    await stopping.release(clock.now());
    startWorkerOf('collected', deliver);
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledOnce(), WAIT);
  });

  test('are found again in a store that was closed between storing and telling', async () => {
    const place = await newStorePlace(kind);
    const NOW = Date.now();
    const before = await openStore(place);
    const delivery = { collected: 1, state: 'pending', attempts: 0, sent_at: null, created_at: NOW } as const;
    await seedLeads(before, 4, NOW, () => ({ quarantine: 'unverified', delivery: { ...delivery, next_at: NOW } }));
    await collectedQueue(before, 'letter', compose).claim([], NOW);
    await before.updateTable('notice').set({ lease_until: 0 }).execute();
    await before.updateTable('outbox').set({ lease_until: 0 }).execute();
    await before.destroy();
    const after = await openStore(place);
    onTestFinished(() => after.destroy());
    if (!isPostgres(after)) await releaseLeases(after, NOW);
    const again = await collectedQueue(after, 'letter', compose).claim([], NOW + 1);
    expect(again?.email.subject).toBe(words.subject(4));
  });
});
