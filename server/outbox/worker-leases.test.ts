import { describe, expect, test, vi } from 'vitest';
import { openOutboxBench, settle, slowTransport } from '../../tests/harness/unit/outbox-bench.ts';
import { hideTable, STORE_KINDS, type StoreKind } from '../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { LEASE_MS, releaseLeases } from './outbox.ts';
import { ANSWER_MS, RENEW_MS } from './transport.ts';
import { concurrencyOf, STOP_MS } from './worker.ts';

const S = 1_000;
const succeed = () => vi.fn(() => Promise.resolve());

describe.each(STORE_KINDS)('leases on %s', (kind) => {
  const deadWorker = { state: 'sending', attempts: 1, lease_by: 'a process that died' } as const;

  test('releaseLeases() makes deliveries due at once', async () => {
    const bench = await openOutboxBench(kind);
    await bench.addLead();
    await bench.store
      .updateTable('outbox')
      .set({ ...deadWorker, lease_until: bench.clock.now() + LEASE_MS })
      .execute();
    await releaseLeases(bench.store, bench.clock.now());
    bench.startWorker(succeed());
    await bench.untilRow({ state: 'sent', attempts: 2 });
  });

  test.each([
    ['another worker', { lease_by: 'the other one' }],
    ['a later attempt', { attempts: 2 }],
  ])('drops a result when the lease belongs to %s', async (_name, change) => {
    const bench = await openOutboxBench(kind);
    const slow = slowTransport();
    await bench.addLead();
    bench.startWorker(slow.deliver);
    await vi.waitFor(() => expect(slow.emails).toHaveLength(1), WAIT);
    await bench.store.updateTable('outbox').set(change).execute();
    slow.open();
    await vi.waitFor(() => expect(bench.lines.join('')).toContain('lease lost'), WAIT);
    await bench.untilRow({ state: 'sending', sent_at: null, ...change });
  });
});

describe.each(STORE_KINDS)('an answer that takes minutes on %s', (kind) => {
  const EMAILS = concurrencyOf('email');
  /** A worker of whose emails the other side has so many whole; as many as may be in flight, unless stated otherwise. */
  async function awaitAnswer(emails = EMAILS) {
    const bench = await openOutboxBench(kind);
    const slow = slowTransport('answering');
    for (let lead = 0; lead < emails; lead += 1) await bench.addLead();
    const worker = bench.startWorker(slow.deliver);
    await vi.waitFor(() => expect(slow.emails).toHaveLength(emails), WAIT);
    const waitOn = async (ms: number) => {
      for (let waited = 0; waited < ms; waited += RENEW_MS) {
        await bench.rest();
        await bench.advance(RENEW_MS);
        await bench.rest();
      }
    };
    return { bench, slow, worker, waitOn };
  }

  test('is waited for: no server sends the email again, and the worker is alive', async () => {
    const { bench, slow, worker, waitOn } = await awaitAnswer();
    // That of another server.
    bench.startWorker(slow.deliver);
    await waitOn(ANSWER_MS - RENEW_MS);
    expect(worker.isAlive()).toBe(true);
    slow.open();
    await bench.untilRow({ state: 'sent', attempts: 1 });
    expect(slow.emails).toHaveLength(EMAILS);
  });

  test('is no longer waited for after ten minutes', async () => {
    const { bench, waitOn } = await awaitAnswer();
    await waitOn(ANSWER_MS);
    await bench.untilRow({ state: 'pending', attempts: 1, last_error: 'timeout', lease_by: null });
  });

  test('is waited for even if the lease cannot be renewed', async () => {
    // One loop is free, and looks for expired leases.
    const { bench, slow, waitOn } = await awaitAnswer(EMAILS - 1);
    const repair = await hideTable(bench.store, 'outbox');
    await waitOn(LEASE_MS);
    await repair();
    expect(bench.lines.join('')).toContain('lease not renewed');
    await bench.advance(RENEW_MS - 1);
    await bench.rest();
    slow.open();
    await bench.untilRow({ state: 'sent', attempts: 1 });
    expect(slow.emails).toHaveLength(EMAILS - 1);
  });
});

describe.each(STORE_KINDS)('a result that the store cannot take on %s', (kind) => {
  /** A worker that sends an email while the outbox cannot be written, as on a full disk. */
  async function sendInVain() {
    const bench = await openOutboxBench(kind);
    const slow = slowTransport();
    await bench.addLead();
    const worker = bench.startWorker(slow.deliver);
    await vi.waitFor(() => expect(slow.emails).toHaveLength(1), WAIT);
    const repair = await hideTable(bench.store, 'outbox');
    slow.open();
    await vi.waitFor(() => expect(bench.lines.join('')).toContain('result not written'), WAIT);
    return { bench, worker, emails: slow.emails, repair };
  }

  test('is written as soon as possible, and the email is not sent again', async () => {
    const { bench, emails, repair } = await sendInVain();
    await bench.rest();
    await bench.advance(LEASE_MS + S);
    await bench.rest();
    await repair();
    await bench.advance(S);
    await bench.untilRow({ state: 'sent', attempts: 1, lease_by: null });
    await bench.rest();
    await bench.advance(LEASE_MS + S);
    await bench.rest();
    expect(emails).toHaveLength(1);
  });

  test('is no longer written once the worker has stopped', async () => {
    const { bench, worker, repair } = await sendInVain();
    const stopped = worker.stop();
    stopped.catch(() => {});
    await settle();
    await bench.advance(STOP_MS);
    await expect(stopped).rejects.toThrow();
    await repair();
    await bench.advance(S);
    await settle();
    await bench.untilRow({ state: 'sending', attempts: 1 });
  });
});

/** A worker that is stopped while its only delivery is in flight. */
async function stopInFlight(kind: StoreKind) {
  const bench = await openOutboxBench(kind);
  const slow = slowTransport();
  const worker = bench.startWorker(slow.deliver);
  await bench.addLead();
  worker.wake();
  await vi.waitFor(() => expect(slow.emails).toHaveLength(1), WAIT);
  const stopped = worker.stop();
  return { bench, slow, worker, stopped };
}

describe.each(STORE_KINDS)('Worker.stop() on %s', (kind) => {
  test('lets deliveries in flight finish and claims no more', async () => {
    const { bench, slow, worker, stopped } = await stopInFlight(kind);
    await bench.addLead();
    worker.wake();
    await settle();
    slow.open();
    await stopped;
    const rows = await bench.store.selectFrom('outbox').select('state').orderBy('id').execute();
    expect(rows).toEqual([{ state: 'sent' }, { state: 'pending' }]);
    expect(slow.emails).toHaveLength(1);
  });

  test('makes deliveries claimed during the stop pending again', async () => {
    const bench = await openOutboxBench(kind);
    const deliver = succeed();
    await bench.addLead();
    const worker = bench.startWorker(deliver);
    // The worker stops while its loops poll.
    await worker.stop();
    expect(deliver).not.toHaveBeenCalled();
    await bench.untilRow({ state: 'pending', next_at: bench.clock.now(), lease_by: null, lease_until: null });
  });

  test('aborts hanging deliveries after 20 s and makes them due at once', async () => {
    const { bench, stopped } = await stopInFlight(kind);
    await settle();
    await bench.advance(STOP_MS);
    await stopped;
    await bench.untilRow({ state: 'pending', next_at: bench.clock.now(), lease_by: null, lease_until: null });
  });
});
