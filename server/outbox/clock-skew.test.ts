import { describe, expect, test, vi } from 'vitest';
import { openOutboxBench } from '../../tests/harness/unit/outbox-bench.ts';
import { STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { repairFutureTimes } from './notices.ts';
import { LEASE_MS } from './outbox.ts';
import { DeliveryError } from './transport.ts';

const S = 1_000;
const HOUR = 60 * 60 * S;
const DAY = 24 * HOUR;

type Bench = Awaited<ReturnType<typeof openOutboxBench>>;

describe.each(STORE_KINDS)('a clock that was ahead and is set right, on %s', (kind) => {
  /** A store whose clock is ahead while `before` runs, and correct from then on. */
  async function ahead(ms: number, before: (bench: Bench) => Promise<unknown>) {
    const bench = await openOutboxBench(kind);
    const deliver = vi.fn(() => Promise.resolve());
    await bench.set(ms);
    await before(bench);
    await bench.set(-ms);
    await repairFutureTimes(bench.store, bench.clock.now());
    return { ...bench, deliver };
  }

  test.each([2 * HOUR, DAY, 365 * DAY])('does not postpone emails that failed meanwhile (%d ms)', async (ms) => {
    const bench = await ahead(ms, async ({ addLead, startWorker, untilRow }) => {
      await addLead();
      const worker = startWorker(() => Promise.reject(new DeliveryError('421')));
      await untilRow({ state: 'pending', attempts: 1 });
      await worker.stop();
    });
    bench.startWorker(bench.deliver);
    await bench.untilRow({ state: 'sent', attempts: 2 });
  });

  // The only unit test of a lease that a dead server leaves.
  test('delays deliveries of a dead process by the length of a lease at most', async () => {
    const bench = await ahead(DAY, async ({ addLead, store, clock }) => {
      await addLead();
      const lease_until = clock.now() + LEASE_MS;
      await store.updateTable('outbox').set({ state: 'sending', attempts: 1, lease_by: 'it', lease_until }).execute();
    });
    bench.startWorker(bench.deliver);
    await bench.rest();
    await bench.advance(LEASE_MS - 1);
    await bench.rest();
    // A live worker keeps its lease until then.
    expect(bench.deliver).not.toHaveBeenCalled();
    await bench.advance(S);
    await bench.untilRow({ state: 'sent', attempts: 2 });
  });

  test('brings back emails that were given up too early, and no others', async () => {
    const bench = await ahead(20 * DAY, async ({ addLead, store, clock, set }) => {
      await set(-20 * DAY);
      await addLead({ acknowledge: true });
      await addLead();
      await set(20 * DAY);
      await store.updateTable('outbox').set({ state: 'dead' }).execute();
      const created_at = clock.now() - 34 * DAY;
      await store.updateTable('outbox').set({ created_at }).where('id', '=', 3).execute();
    });
    const rows = await bench.store.selectFrom('outbox').select(['id', 'kind', 'state']).orderBy('id').execute();
    expect(rows).toEqual([
      { id: 1, kind: 'email', state: 'pending' },
      // Rejected by the visitor's mail server.
      { id: 2, kind: 'ack', state: 'dead' },
      { id: 3, kind: 'email', state: 'dead' },
    ]);
  });
});
