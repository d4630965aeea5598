import { describe, expect, test, vi } from 'vitest';
import { COLLECT_EVERY_MS, COLLECT_FIRST_MS } from '../../domain/contact/unverified-terms.ts';
import { openOutboxBench } from '../../tests/harness/unit/outbox-bench.ts';
import { seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { readReadiness } from '../http/readiness.ts';
import { resend, resendUndelivered } from '../leads/requeue.ts';
import type { AgencyMail } from '../mail/mail.ts';
import { collectedNotice as words } from '../mail/words.ts';
import { createLog } from '../process/log.ts';
import { readCollected } from './collection.ts';
import { claimDelivery, finishDelivery, LEASE_MS } from './outbox.ts';
import { LATE_MS } from './outbox-state.ts';
import { DeliveryError } from './transport.ts';

describe.each(STORE_KINDS)('leads told together on %s', (kind) => {
  async function open() {
    const bench = await openOutboxBench(kind);
    const told: AgencyMail[] = [];
    const deliver = vi.fn(async (email: AgencyMail) => void told.push(email));
    /** Stores leads beyond the limit of their network. */
    const collect = (count: number) =>
      seedLeads(bench.store, count, bench.clock.now(), () => ({
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
    const subjects = () => told.map(({ subject }) => subject);
    const states = async () => {
      const leads = bench.store.selectFrom('outbox').where('lead_id', 'is not', null);
      const rows = await leads.select(['state', 'collected']).orderBy('id').execute();
      return rows.map(({ state, collected }) => `${state} ${collected}`);
    };
    /** Claims the notice as a server does that dies afterwards. */
    const claimAndDie = async () => {
      await bench.enqueue();
      const notice = await claimDelivery(bench.store, { kind: 'email', leaseBy: 'dead' }, bench.clock.now());
      if (!notice) throw new Error('nothing was claimed');
      return notice;
    };
    return { ...bench, deliver, told, collect, subjects, states, claimAndDie };
  }

  test('go in one email after two minutes, then in one an hour, whatever the number of servers and restarts', async () => {
    const { collect, startWorker, enqueue, pass, subjects, deliver, states } = await open();
    startWorker(deliver);
    startWorker(deliver);
    await collect(5);
    await pass(COLLECT_FIRST_MS - 1_001);
    expect(subjects()).toEqual([]);
    await collect(2);
    await pass(1_000);
    expect(subjects()).toEqual([words.subject(7)]);
    expect(await states()).toEqual(Array(7).fill('sent 1'));
    await collect(3);
    startWorker(deliver);
    await pass(COLLECT_EVERY_MS - 11_000);
    await collect(1);
    expect(subjects()).toEqual([words.subject(7)]);
    await Promise.all([enqueue(), enqueue()]);
    await pass(11_000);
    expect(subjects()).toEqual([words.subject(7), words.subject(4)]);
    await pass(3 * COLLECT_EVERY_MS);
    expect(subjects(), 'nothing new').toHaveLength(2);
  });

  test('never delay a verified lead', async () => {
    const { addLead, collect, startWorker } = await open();
    await collect(50);
    const single = vi.fn((_email: AgencyMail) => Promise.resolve());
    const worker = startWorker(single);
    const reference = await addLead();
    worker.wake();
    await vi.waitFor(() => expect(single.mock.calls.map(([email]) => email.reference)).toEqual([reference]), WAIT);
  });

  test('have one Message-ID for all attempts of a notice, and another one for the notice that replaces it', async () => {
    const { collect, startWorker, pass, told } = await open();
    await collect(2);
    startWorker(async (email) => {
      told.push(email);
      if (email.messageId === told[0]?.messageId) throw new DeliveryError('421');
    });
    for (const wait of [COLLECT_FIRST_MS, 11_000]) await pass(wait);
    await collect(1);
    for (const wait of [31_000, COLLECT_EVERY_MS]) await pass(wait);
    const ids = told.map(({ messageId }) => messageId);
    const subjects = told.map(({ subject }) => subject);
    expect(subjects.slice(0, 3)).toEqual([2, 2, 2].map(words.subject));
    expect(subjects.at(-1)).toBe(words.subject(3));
    expect(new Set(ids.slice(0, -1)).size).toBe(1);
    expect(ids.at(-1)).not.toBe(ids[0]);
    expect(new Set(told.map(({ reference }) => reference)).size, 'files').toBe(2);
  });

  test('are announced by another server after one crashed while sending their notice, and recorded once', async () => {
    const { store, clock, collect, startWorker, advance, pass, subjects, deliver, states, claimAndDie } = await open();
    await collect(3);
    await advance(COLLECT_FIRST_MS);
    const notice = await claimAndDie();
    expect(await readCollected(store, notice)).toMatchObject({ requests: 3 });
    startWorker(deliver);
    await pass(LEASE_MS - 2_000);
    expect(subjects()).toEqual([]);
    await pass(10_000);
    expect(subjects()).toEqual([words.subject(3)]);
    // The dead one comes back: its lease belongs to another.
    const late = { state: 'pending', last_error: '421', waitMs: 0 } as const;
    expect(await finishDelivery(store, notice, late, clock.now())).toBe(false);
    expect(await states()).toEqual(Array(3).fill('sent 1'));
  });

  test('are all told and marked when they are more than one statement changes', async () => {
    const { collect, startWorker, pass, deliver, subjects, states } = await open();
    await collect(2_300);
    startWorker(deliver);
    await pass(COLLECT_FIRST_MS);
    await vi.waitFor(() => expect(subjects()).toEqual([words.subject(2_300)]), WAIT);
    await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['sent 1'])), WAIT);
  });

  test('are in the next notice when one was sent without them', async () => {
    const { store, collect, startWorker, pass, deliver, subjects, states } = await open();
    await collect(3);
    startWorker(deliver);
    await pass(COLLECT_FIRST_MS);
    // As of rows that another transaction had locked.
    const left = store.selectFrom('outbox').select('id').where('collected', '=', 1).limit(2);
    await store.updateTable('outbox').set({ state: 'pending' }).where('id', 'in', left).execute();
    await pass(COLLECT_EVERY_MS + 1);
    expect(subjects()).toEqual([words.subject(3), words.subject(2)]);
    expect(await states()).toEqual(Array(3).fill('sent 1'));
    await pass(COLLECT_EVERY_MS + 1);
    expect(subjects()).toHaveLength(2);
  });

  test('can be mailed one by one, before and after', async () => {
    const { store, clock, collect, startWorker, pass, told } = await open();
    const [one = '', two = ''] = await collect(3);
    startWorker(async (email) => void told.push(email));
    expect(await resend(store, one, clock.now())).toBe('queued');
    await pass(COLLECT_FIRST_MS);
    expect(told.map(({ reference }) => reference)).toContain(one);
    expect(told.map(({ subject }) => subject)).toContain(words.subject(2));
    expect(await resend(store, two, clock.now())).toBe('queued');
    await pass(1_000);
    expect(told.at(-1)?.reference).toBe(two);
    expect(told).toHaveLength(3);
  });

  test('are not told once all of them have been mailed or erased', async () => {
    const { store, clock, collect, startWorker, pass, told } = await open();
    const [one = '', two = ''] = await collect(2);
    const worker = startWorker(() => Promise.reject(new DeliveryError('421')));
    await pass(COLLECT_FIRST_MS);
    await worker.stop();
    await store.deleteFrom('lead').where('reference', '=', two).execute();
    await resend(store, one, clock.now());
    startWorker(async (email) => void told.push(email));
    await pass(60_000);
    expect(told.map(({ reference }) => reference)).toEqual([one]);
    const notices = store.selectFrom('outbox').select('id').where('lead_id', 'is', null).where('kind', '=', 'email');
    expect(await notices.execute()).toEqual([]);
  });

  test('stay together when all that failed is sent again, at once', async () => {
    const { store, clock, collect, startWorker, pass, rest, deliver, subjects, states } = await open();
    await collect(3);
    deliver.mockRejectedValueOnce(new DeliveryError('535', { refused: true }));
    const worker = startWorker(deliver);
    await pass(COLLECT_FIRST_MS);
    expect(deliver).toHaveBeenCalledOnce();
    await rest();
    expect(await states()).toEqual(Array(3).fill('pending 1'));
    const failed = await store.selectFrom('outbox').select('last_error').where('collected', '=', 1).execute();
    expect(failed).toEqual(Array(3).fill({ last_error: '535' }));
    expect(await resendUndelivered(store, clock.now())).toBe(3);
    worker.wake();
    await vi.waitFor(() => expect(subjects()).toEqual([words.subject(3)]), WAIT);
    const [first, second] = deliver.mock.calls.map(([email]) => email);
    expect(second, 'the same notice, since the same time').toEqual(first);
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

  test('are announced at most an hour late when the clock was ahead', async () => {
    const { set, collect, startWorker, enqueue, pass, deliver, subjects } = await open();
    const DAYS = 30 * 24 * COLLECT_EVERY_MS;
    await set(DAYS);
    await collect(1);
    startWorker(deliver);
    await pass(COLLECT_FIRST_MS);
    await collect(2);
    await set(-DAYS);
    await enqueue();
    await pass(COLLECT_EVERY_MS - 1_001);
    expect(subjects()).toEqual([words.subject(1)]);
    await pass(10_000);
    expect(subjects()).toEqual([words.subject(1), words.subject(2)]);
  });
});
