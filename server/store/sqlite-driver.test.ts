import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { solvedCaptcha } from '../../tests/harness/unit/fake-captcha.ts';
import { openOutboxBench } from '../../tests/harness/unit/outbox-bench.ts';
import { sampleLead } from '../../tests/harness/unit/sample-lead.ts';
import { sendMessage } from '../../tests/harness/unit/send-contact.ts';
import { openTestApp } from '../../tests/harness/unit/test-app.ts';
import { openTestStore, storeFile } from '../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { saveLead } from '../contact/intake/save-lead.ts';
import { startNotices } from '../outbox/notices.ts';
import { isBusy } from './sqlite-driver.ts';
import { touchStore } from './store.ts';
import type { Store } from './tables.ts';

/** Functions that lock and free the file of a store, as another process would. */
async function lockOf(store: Store) {
  const other = new DatabaseSync(await storeFile(store));
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

test('a transaction waits for another process too, and is isolated from other statements', async () => {
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

test('concurrent transactions are serialized', async () => {
  const store = await openTestStore('SQLite');
  const saved = await Promise.all([1, 2, 3].map(() => saveLead(store, sampleLead())));
  expect(saved.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'saved']);
});

test('while another process locks the store, a message gets 503 and pages are served at once', async () => {
  const { app, store } = await openTestApp();
  const { lock, free } = await lockOf(store);
  lock();
  const captcha = solvedCaptcha();
  let answered = false;
  const posting = sendMessage(app, { captcha }).finally(() => {
    answered = true;
  });
  await setImmediate();
  for (const url of ['/', '/contactenos', '/contactenos?enviado=TL-ABCDEF']) {
    expect((await app.inject(url)).statusCode).toBe(200);
  }
  expect(answered).toBe(false);
  const refused = await posting;
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  free();
  expect((await sendMessage(app, { captcha })).statusCode).toBe(201);
});

/** An outbox bench whose store can be locked, and its log lines in the form `level: message`. */
async function openLockable() {
  const bench = await openOutboxBench('SQLite');
  const logged = () =>
    bench.lines.map((line) => {
      const { level, msg } = JSON.parse(line);
      return `${pino.levels.labels[level]}: ${msg}`;
    });
  return { ...bench, ...(await lockOf(bench.store)), logged };
}

test('a worker sends once a busy store is free, and logs once that it was busy', async () => {
  const { addLead, lock, free, startWorker, lines, logged, advance } = await openLockable();
  await addLead();
  lock();
  startWorker(async () => {});
  await vi.waitFor(() => expect(lines).toHaveLength(1), WAIT);
  free();
  await vi.waitFor(async () => {
    await advance(2_000);
    expect(logged().at(-1)).toBe('info: email sent');
  }, WAIT);
  expect(logged()).toEqual(['warn: store busy', 'info: store free again', 'info: email sent']);
});

test('a result that cannot be written to a busy store is written later; the busy store is logged once', async () => {
  const { addLead, lock, free, startWorker, lines, logged, clock, advance } = await openLockable();
  await addLead();
  startWorker(async () => lock());
  await vi.waitFor(() => expect(lines).toHaveLength(1), WAIT);
  await advance(1_000);
  // All four loops have failed again.
  await vi.waitFor(() => expect(clock.waiting).toBe(4), WAIT);
  expect(logged()).toEqual(['warn: store busy']);
  free();
  await vi.waitFor(async () => {
    await advance(1_000);
    expect(logged().at(-1)).toBe('info: email sent');
  }, WAIT);
  expect(logged()).toEqual(['warn: store busy', 'info: store free again', 'info: email sent']);
});

test('the task that adds notices logs a busy store as the same warning', async () => {
  const { lock, store, clock, storeLog, logged } = await openLockable();
  lock();
  await startNotices(store, clock, storeLog, []).stop();
  expect(logged()).toEqual(['warn: store busy']);
});

test('isBusy() is true for a locked file and false for other errors', () => {
  expect(isBusy(Object.assign(new Error('database is locked'), { errcode: 5 }))).toBe(true);
  expect(isBusy(Object.assign(new Error('snapshot'), { errcode: 517 }))).toBe(true);
  expect(isBusy(Object.assign(new Error('disk full'), { errcode: 13 }))).toBe(false);
  expect(isBusy(new Error('other'))).toBe(false);
});
