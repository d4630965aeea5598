import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WAIT } from '../../tests/harness/until.ts';
import { createLog } from '../log.ts';
import { solvedCaptcha } from '../testing/fake-captcha.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { tempFolder } from '../testing/fixture-dist.ts';
import { sampleLead } from '../testing/sample-lead.ts';
import { goodFields, openTestApp, SITE_URL } from '../testing/test-app.ts';
import { saveLead } from './leads.ts';
import { outboxQueue } from './outbox-queue.ts';
import { isBusy } from './sqlite-driver.ts';
import { openStore, touchStore } from './store.ts';
import { Worker } from './worker.ts';

/** A store whose file another process has locked for writing; `free` lets go of it. */
async function openLocked() {
  const folder = tempFolder();
  const store = await openStore({ DATA_DIR: folder });
  const other = new DatabaseSync(join(folder, 'contact.sqlite'));
  onTestFinished(async () => {
    other.close();
    await store.destroy();
  });
  return { store, lock: () => other.exec('begin immediate'), free: () => other.exec('rollback') };
}

const read = (store: Awaited<ReturnType<typeof openLocked>>['store']) =>
  store.selectFrom('heartbeat').selectAll().execute();

test('a write waits for another process without holding up the thread or those who read', async () => {
  const { store, lock, free } = await openLocked();
  lock();
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

test('a transaction waits as well, and others are kept out of it', async () => {
  const { store, lock, free } = await openLocked();
  lock();
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

test('transactions that are begun at once follow each other', async () => {
  const { store } = await openLocked();
  const saved = await Promise.all([1, 2, 3].map(() => saveLead(store, sampleLead())));
  expect(saved.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'saved']);
});

test('while the lock lasts, a message is answered 503, to be sent again, and pages are answered at once', async () => {
  const { store, lock, free } = await openLocked();
  const { app } = await openTestApp({ store });
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

test('the lanes of a worker rest together, and the log says once why', async () => {
  const { store, lock, free } = await openLocked();
  await saveLead(store, sampleLead());
  lock();
  const clock = new FakeClock();
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const deliver = vi.fn(async () => {});
  const transports = [{ name: 'test', deliver }];
  const worker = new Worker({
    queue: outboxQueue(store, 'letter'),
    kind: 'letter',
    transports,
    clock,
    log,
    random: () => 0.5,
  });
  await vi.waitFor(() => expect(lines).toHaveLength(1), WAIT);
  expect(lines[0]).toContain('store busy');
  free();
  await vi.waitFor(() => {
    clock.advance(2_000);
    expect(deliver).toHaveBeenCalledOnce();
  }, WAIT);
  await worker.stop();
  expect(lines.filter((line) => line.includes('outbox failed'))).toEqual([]);
});

test('an error of another kind is no reason to wait', () => {
  expect(isBusy(Object.assign(new Error('database is locked'), { errcode: 5 }))).toBe(true);
  expect(isBusy(Object.assign(new Error('snapshot'), { errcode: 517 }))).toBe(true);
  expect(isBusy(Object.assign(new Error('disk full'), { errcode: 13 }))).toBe(false);
  expect(isBusy(new Error('other'))).toBe(false);
});
