import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WAIT } from '../../tests/harness/until.ts';
import { solvedCaptcha } from '../testing/fake-captcha.ts';
import { openOutboxBench } from '../testing/outbox-bench.ts';
import { sampleLead } from '../testing/sample-lead.ts';
import { goodFields, openTestApp, SITE_URL } from '../testing/test-app.ts';
import { openTestStore } from '../testing/test-stores.ts';
import { saveLead } from './leads.ts';
import { isBusy } from './sqlite-driver.ts';
import { touchStore } from './store.ts';
import type { Store } from './tables.ts';

/** Locks a store's file as another process. */
async function lockOf(store: Store) {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(store);
  const other = new DatabaseSync(rows[0]?.file ?? '');
  onTestFinished(() => other.close());
  return { lock: () => other.exec('begin immediate'), free: () => other.exec('rollback') };
}

async function openLocked() {
  const store = await openTestStore('SQLite');
  const { lock, free } = await lockOf(store);
  lock();
  return { store, free };
}

const read = (store: Store) => store.selectFrom('heartbeat').selectAll().execute();

test('a write waits for another process without blocking the event loop or reads', async () => {
  const { store, free } = await openLocked();
  let written = false;
  const writing = touchStore(store, 7).then(() => {
    written = true;
  });
  await setImmediate();
  expect(await read(store)).toEqual([]);
  expect(written).toBe(false);
  free();
  await writing;
  expect(await read(store)).toEqual([{ id: 1, at: 7 }]);
});

test('a transaction waits too and stays isolated', async () => {
  const { store, free } = await openLocked();
  const saving = saveLead(store, sampleLead());
  await setImmediate();
  free();
  expect(await saving).toMatchObject({ kind: 'saved' });
  const failing = store.transaction().execute(async (transaction) => {
    await touchStore(transaction, 1);
    throw new Error('power cut');
  });
  const other = touchStore(store, 2);
  await expect(failing).rejects.toThrow('power cut');
  await other;
  expect(await read(store)).toEqual([{ id: 1, at: 2 }]);
});

test('concurrent transactions run one after the other', async () => {
  const store = await openTestStore('SQLite');
  const saved = await Promise.all([1, 2, 3].map(() => saveLead(store, sampleLead())));
  expect(saved.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'saved']);
});

test('while the store is locked, messages get 503 with Retry-After and pages are served at once', async () => {
  const { app, store } = await openTestApp();
  const { lock, free } = await lockOf(store);
  lock();
  const payload = { ...goodFields, captcha: solvedCaptcha() };
  const request = { method: 'POST', url: '/api/v1/contact', headers: { origin: SITE_URL }, payload } as const;
  let answered = false;
  const posting = app.inject(request).finally(() => {
    answered = true;
  });
  await setImmediate();
  for (const url of ['/', '/contactenos', '/contactenos?enviado=IL-ABCDEF']) {
    expect((await app.inject(url)).statusCode).toBe(200);
  }
  expect(answered).toBe(false);
  const refused = await posting;
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  free();
  expect((await app.inject(request)).statusCode).toBe(201);
});

test('all lanes of a worker pause together, with one log line', async () => {
  const bench = await openOutboxBench('SQLite');
  await bench.addLead();
  const { lock, free } = await lockOf(bench.store);
  lock();
  const deliver = vi.fn(async () => {});
  bench.startWorker(deliver);
  await vi.waitFor(() => expect(bench.lines).toHaveLength(1), WAIT);
  expect(bench.lines[0]).toContain('store busy');
  free();
  await vi.waitFor(async () => {
    await bench.advance(2_000);
    expect(deliver).toHaveBeenCalledOnce();
  }, WAIT);
  expect(bench.lines.filter((line) => line.includes('outbox failed'))).toEqual([]);
});

test('does not wait on other errors', () => {
  expect(isBusy(Object.assign(new Error('database is locked'), { errcode: 5 }))).toBe(true);
  expect(isBusy(Object.assign(new Error('snapshot'), { errcode: 517 }))).toBe(true);
  expect(isBusy(Object.assign(new Error('disk full'), { errcode: 13 }))).toBe(false);
  expect(isBusy(new Error('other'))).toBe(false);
});
