import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openOutboxBench, slowTransport } from '../../tests/harness/unit/outbox-bench.ts';
import { hideTable, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { LEASE_MS } from './outbox.ts';
import { DELIVERY_MS, DeliveryError } from './transport.ts';
import { Worker } from './worker.ts';

const S = 1_000;
const DAY = 24 * 60 * 60 * S;
const failWith = (code: string, refused = false) => vi.fn(() => Promise.reject(new DeliveryError(code, { refused })));
const succeed = () => vi.fn(() => Promise.resolve());

describe.each(STORE_KINDS)('Worker on %s', (kind) => {
  test('sends an email once, as soon as it is woken', async () => {
    const bench = await openOutboxBench(kind);
    const deliver = succeed();
    const worker = bench.startWorker(deliver);
    await bench.rest();
    const reference = await bench.addLead();
    expect(deliver).not.toHaveBeenCalled();
    worker.wake();
    const transport = 'transport 1';
    const sent = { state: 'sent', attempts: 1, sent_at: bench.clock.now(), transport } as const;
    await bench.untilRow({ ...sent, lease_by: null, lease_until: null });
    const attempt = [expect.any(AbortSignal), expect.any(Function)];
    expect(deliver).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reference }), ...attempt);
    await bench.rest();
    await bench.advance(DAY);
    await bench.rest();
    expect(deliver).toHaveBeenCalledOnce();
  });

  test.each([
    ['a transient failure', failWith('451'), '451', 10 * S],
    ['a permanent rejection', failWith('550', true), '550', 300 * S],
    ['an unexpected error', vi.fn(() => Promise.reject(new TypeError('canary'))), 'unexpected', 10 * S],
  ])('after %s waits, then retries', async (_name, deliver, code, wait) => {
    const bench = await openOutboxBench(kind);
    await bench.addLead();
    bench.startWorker(deliver);
    await bench.untilRow({ state: 'pending', attempts: 1, last_error: code, next_at: bench.clock.now() + wait });
    await bench.rest();
    await bench.advance(wait - 1);
    await bench.rest();
    expect(deliver).toHaveBeenCalledTimes(1);
    await bench.advance(S);
    await bench.untilRow({ state: 'pending', attempts: 2 });
    expect(bench.lines.join('')).not.toContain('canary');
  });

  test('attempts one email a second with each loop while none goes out, and all at once when they do', async () => {
    const bench = await openOutboxBench(kind);
    for (let lead = 0; lead < 12; lead += 1) await bench.addLead();
    const deliver = failWith('451');
    bench.startWorker(deliver);
    await bench.rest();
    expect(deliver).toHaveBeenCalledTimes(4);
    await bench.advance(S);
    await bench.rest();
    expect(deliver).toHaveBeenCalledTimes(8);
    deliver.mockImplementation(() => Promise.resolve() as Promise<never>);
    await bench.advance(S);
    await bench.rest();
    expect(deliver).toHaveBeenCalledTimes(12);
    await bench.advance(10 * S);
    await bench.rest();
    expect(deliver).toHaveBeenCalledTimes(20);
  });

  test('aborts a hanging transport before the lease expires', async () => {
    const bench = await openOutboxBench(kind);
    const slow = slowTransport();
    await bench.addLead();
    bench.startWorker(slow.deliver);
    await vi.waitFor(() => expect(slow.emails).toHaveLength(1), WAIT);
    expect(DELIVERY_MS).toBeLessThan(LEASE_MS);
    await bench.advance(DELIVERY_MS);
    await bench.untilRow({ state: 'pending', last_error: 'timeout', lease_by: null });
  });

  test('delivers other emails while one delivery hangs', async () => {
    const bench = await openOutboxBench(kind);
    const slow = slowTransport();
    const sent: string[] = [];
    const first = await bench.addLead();
    bench.startWorker(async (email, signal) => {
      if (email.reference === first) await slow.deliver(email, signal);
      else sent.push(email.reference);
    });
    await vi.waitFor(() => expect(slow.emails).toHaveLength(1), WAIT);
    const others = [await bench.addLead(), await bench.addLead(), await bench.addLead()];
    await bench.rest();
    await bench.advance(S);
    await vi.waitFor(() => expect(sent.toSorted()).toEqual(others.toSorted()), WAIT);
  });

  test.each([
    ['fails', failWith('421')],
    ['rejects an email', failWith('554', true)],
  ])('uses the second transport soon after the first %s', async (_, first) => {
    const bench = await openOutboxBench(kind);
    first.mockClear();
    const second = succeed();
    await bench.addLead();
    bench.startWorker(first, second);
    await bench.untilRow({ state: 'pending', attempts: 1 });
    expect(second).not.toHaveBeenCalled();
    await bench.rest();
    await bench.advance(10 * S);
    await bench.untilRow({ state: 'sent', attempts: 2 });
    expect(first).toHaveBeenCalledOnce();
  });

  test('gives an email up after 14 days and keeps it', async () => {
    const bench = await openOutboxBench(kind);
    const deliver = failWith('451');
    await bench.addLead();
    await bench.advance(14 * DAY);
    bench.startWorker(deliver);
    await bench.untilRow({ state: 'dead', last_error: '451', lease_by: null });
    await bench.rest();
    await bench.advance(DAY);
    await bench.rest();
    expect(deliver).toHaveBeenCalledOnce();
  });

  test('retries an email that cannot be composed like one that is not accepted', async () => {
    const { store, clock, log, storeLog, addLead, untilRow, lines } = await openOutboxBench(kind);
    await addLead();
    const deliver = succeed();
    const compose = () => Promise.reject(new Error('canary'));
    const deps = { store, clock, log, storeLog, compose, random: () => 0.5 };
    const worker = new Worker({ ...deps, kind: 'email', transports: [{ name: 'smtp', deliver }] });
    onTestFinished(() => worker.stop());
    await untilRow({ state: 'pending', attempts: 1, last_error: 'unexpected' });
    await vi.waitFor(() => expect(lines.join('')).toContain('email not sent'), WAIT);
    expect(lines.join('')).not.toContain('canary');
    expect(deliver).not.toHaveBeenCalled();
  });

  test('continues after a failure of the store', async () => {
    const bench = await openOutboxBench(kind);
    await bench.addLead();
    const putBack = await hideTable(bench.store, 'outbox');
    bench.startWorker(succeed());
    await vi.waitFor(() => expect(bench.lines.join('')).toContain('outbox failed'), WAIT);
    await putBack();
    await bench.rest();
    await bench.advance(S);
    await bench.untilRow({ state: 'sent' });
  });
});
