import { expect, test } from 'vitest';
import { goodFields, openTestApp, SITE_URL } from './testing/test-app.ts';

const MIN = 60_000;

async function withLead() {
  const test = await openTestApp();
  await test.app.inject({ method: 'POST', url: '/api/v1/contact', headers: { origin: SITE_URL }, payload: goodFields });
  return test;
}

test('/healthz answers for the process alone', async () => {
  const { app, store } = await openTestApp();
  await store.destroy();
  const response = await app.inject('/healthz');
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
});

test('/readyz writes to the store', async () => {
  const { app, store, clock } = await withLead();
  const response = await app.inject('/readyz');
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
  expect(await store.selectFrom('heartbeat').selectAll().execute()).toEqual([{ id: 1, at: clock.now() }]);
});

test('/readyz is 503 while the store takes no writes', async () => {
  const { app, store } = await openTestApp();
  await store.schema.alterTable('heartbeat').renameTo('elsewhere').execute();
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  await store.schema
    .alterTable('elsewhere' as 'heartbeat')
    .renameTo('heartbeat')
    .execute();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

test('/readyz is degraded while letters are late', async () => {
  const { app, clock } = await withLead();
  clock.advance(15 * MIN);
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  clock.advance(1);
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'degraded', reasons: ['letters wait for over 15 minutes'] });
});

test('/readyz is degraded once a letter was given up', async () => {
  const { app, store } = await withLead();
  await store.updateTable('outbox').set({ state: 'dead' }).execute();
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'degraded', reasons: ['letters given up: 1'] });
});
