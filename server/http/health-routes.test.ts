import { closeSync, copyFileSync, openSync, renameSync, truncateSync, writeSync } from 'node:fs';
import { sql } from 'kysely';
import pino from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sendMessage } from '../../tests/harness/unit/send-contact.ts';
import { openTestApp } from '../../tests/harness/unit/test-app.ts';
import { hideTable, STORE_KINDS, type StoreKind, storeFile } from '../../tests/harness/unit/test-stores.ts';
import { SqliteFileAdapter } from '../store/sqlite.ts';

const MIN = 60_000;
const S = 1_000;

async function withLead(storeKind: StoreKind) {
  const test = await openTestApp({ storeKind });
  await sendMessage(test.app);
  return test;
}

test('/healthz is ok without a store', async () => {
  const { app, store } = await openTestApp();
  await store.destroy();
  const response = await app.inject('/healthz');
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
});

test('/healthz and /readyz are 503 while draining, and every response closes its connection', async () => {
  const { app, draining } = await openTestApp();
  expect((await app.inject('/')).headers.connection).toBe('keep-alive');
  draining.begun = true;
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable', reasons: ['stopping'] }]);
  const health = await app.inject('/healthz');
  expect([health.statusCode, health.json()]).toEqual([503, { status: 'stopping' }]);
  const page = await app.inject('/');
  expect([page.statusCode, page.headers.connection]).toEqual([200, 'close']);
});

test('/readyz is 503 and no message is confirmed while the write-ahead log of the store is not in its place', async () => {
  const { app, store, clock } = await openTestApp();
  const log = `${await storeFile(store)}-wal`;
  renameSync(log, `${log}-before`);
  expect((await sendMessage(app)).statusCode).toBe(503);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  renameSync(`${log}-before`, log);
  clock.advance(S);
  expect((await sendMessage(app)).statusCode).toBe(201);
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' });
});

function emptied(before: string, file: string): void {
  renameSync(before, file);
  truncateSync(file);
}

test.each([
  ['replaced', (file: string) => copyFileSync(`${file}-copy`, file)],
  ['deleted', () => {}],
  ['emptied', (file: string) => emptied(`${file}-before`, file)],
])('/readyz is 503 once the file of the store was %s, and the log says to save it first', async (_how, put) => {
  const { app, store, clock, lines } = await openTestApp();
  const file = await storeFile(store);
  copyFileSync(file, `${file}-copy`);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  clock.advance(S);
  renameSync(file, `${file}-before`);
  put(file);
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { status: 'unavailable', reasons: [expect.stringContaining('save it before a restart')] },
  ]);
  const { level, msg } = JSON.parse(lines.find((line) => line.includes('restart')) ?? '{}');
  expect({ level, msg }).toEqual({ level: pino.levels.values['error'], msg: ready.json().reasons[0] });
});

test('/readyz is 503 once a message met a damaged page of the store, although others can be written', async () => {
  const { app, store, clock } = await openTestApp();
  await sendMessage(app);
  const { rows } = await sql<{ page: number; size: number }>`
    select rootpage as page, (select page_size from pragma_page_size) as size
    from sqlite_master where name = 'lead'`.execute(store);
  await sql`pragma wal_checkpoint(truncate)`.execute(store);
  const file = openSync(await storeFile(store), 'r+');
  for (const { page, size } of rows) writeSync(file, Buffer.alloc(size, 0xff), 0, size, (page - 1) * size);
  closeSync(file);
  // As after a restart, or with other pages in the cache.
  await sql`pragma shrink_memory`.execute(store);
  expect((await sendMessage(app)).statusCode).toBe(503);
  clock.advance(S);
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { status: 'unavailable', reasons: [expect.stringContaining('damaged')] },
  ]);
});

test('/readyz is 503 while the disk has no room for a message, although its own small write fits', async () => {
  const { app, clock } = await openTestApp();
  const free = vi.spyOn(SqliteFileAdapter.prototype, 'freeBytes').mockReturnValue(100_000);
  onTestFinished(() => free.mockRestore());
  const full = await app.inject('/readyz');
  expect([full.statusCode, full.json()]).toEqual([
    503,
    { status: 'unavailable', reasons: [expect.stringContaining('disk full')] },
  ]);
  free.mockReturnValue(1_000_000);
  clock.advance(S);
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' });
});

describe.each(STORE_KINDS)('/readyz on %s', (storeKind) => {
  test('writes at most once a second', async () => {
    const { app, store, clock } = await withLead(storeKind);
    const request = () => Promise.all([1, 2, 3].map(() => app.inject('/readyz')));
    await request();
    await store.updateTable('heartbeat').set({ at: 0 }).execute();
    clock.advance(S - 1);
    const responses = await request();
    expect(responses.map((response) => response.json())).toEqual([
      { status: 'ok' },
      { status: 'ok' },
      { status: 'ok' },
    ]);
    expect(await store.selectFrom('heartbeat').select('at').execute()).toEqual([{ at: 0 }]);
    clock.advance(1);
    await request();
    expect(await store.selectFrom('heartbeat').select('at').execute()).toEqual([{ at: clock.now() }]);
    clock.advance(-S);
    await request();
    expect(await store.selectFrom('heartbeat').select('at').execute()).toEqual([{ at: clock.now() }]);
  });

  test('is 503 while the store cannot be written', async () => {
    const { app, store, clock } = await openTestApp({ storeKind });
    const putBack = await hideTable(store, 'heartbeat');
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    clock.advance(S);
    await putBack();
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  test('is degraded while emails are late', async () => {
    const { app, advance } = await withLead(storeKind);
    await advance(15 * MIN);
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' });
    await advance(S);
    const response = await app.inject('/readyz');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'degraded', reasons: ['emails wait for over 15 minutes'] });
  });

  test('is degraded while an email is pending that was stored when the clock was ahead', async () => {
    const { app, set } = await withLead(storeKind);
    await set(-16 * MIN);
    expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'degraded' });
  });

  test('is degraded once an email is dead', async () => {
    const { app, store } = await withLead(storeKind);
    await store.updateTable('outbox').set({ state: 'dead' }).execute();
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'degraded', reasons: ['emails given up: 1'] });
  });
});
