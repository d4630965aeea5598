import { describe, expect, test } from 'vitest';
import { sendForm, sendMessage } from '../../../tests/harness/unit/send-contact.ts';
import { goodFields, openTestApp } from '../../../tests/harness/unit/test-app.ts';
import { STORE_KINDS } from '../../../tests/harness/unit/test-stores.ts';
import { ACCEPTED_LIMIT, ACCEPTED_WINDOW_MS, addressGroup, hashAddress } from './rate-limit.ts';

type App = Awaited<ReturnType<typeof openTestApp>>['app'];

const post = (app: App, remoteAddress: string, headers: object = {}) =>
  sendMessage(app, {}, { remoteAddress, headers });
const fill = async (app: App, address: string, headers: object = {}) => {
  for (let n = 0; n < ACCEPTED_LIMIT; n += 1) expect((await post(app, address, headers)).statusCode).toBe(201);
};

describe.each(STORE_KINDS)('the rate limit on %s', (storeKind) => {
  test('accepts forty messages in ten minutes, then responds with 429 and Retry-After', async () => {
    const { app, store, advance } = await openTestApp({ storeKind });
    await fill(app, '203.0.113.7');
    await advance(60_500);
    const refused = await post(app, '203.0.113.7');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('540');
    expect(refused.json()).toEqual({ ok: false, error: expect.stringContaining('muchos mensajes') });
    for (const table of ['lead', 'outbox', 'captcha_nonce'] as const) {
      expect(await store.selectFrom(table).selectAll().execute(), table).toHaveLength(ACCEPTED_LIMIT);
    }
    expect((await post(app, '203.0.113.8')).statusCode, 'someone else').toBe(201);
    await advance(ACCEPTED_WINDOW_MS - 60_500);
    expect((await post(app, '203.0.113.7')).statusCode, 'ten minutes later').toBe(201);
  });

  test('recovers from a clock that was an hour ahead', async () => {
    const { app, set } = await openTestApp({ storeKind });
    await set(60 * 60_000);
    await fill(app, '203.0.113.7');
    await set(-60 * 60_000);
    await fill(app, '203.0.113.7');
    const refused = await post(app, '203.0.113.7');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
  });

  test('never limits a retry', async () => {
    const { app } = await openTestApp({ storeKind });
    const key = { 'idempotency-key': 'b7c0ffee-0001' };
    expect((await post(app, '203.0.113.7', key)).statusCode).toBe(201);
    for (let n = 1; n < ACCEPTED_LIMIT; n += 1) await post(app, '203.0.113.7');
    expect((await post(app, '203.0.113.7')).statusCode).toBe(429);
    expect((await post(app, '203.0.113.7', key)).statusCode).toBe(200);
  });
});

test.runIf(STORE_KINDS.includes('PostgreSQL'))('the rate limit in PostgreSQL uses its clock', async () => {
  const { app, clock } = await openTestApp({ storeKind: 'PostgreSQL' });
  await fill(app, '203.0.113.7');
  clock.set(24 * 60 * 60_000);
  const refused = await post(app, '203.0.113.7');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
});

test('beyond the limit a form without JavaScript comes back with its values', async () => {
  const { app, rendered } = await openTestApp();
  await fill(app, '203.0.113.7');
  const values = { ...goodFields, message: 'Otro mensaje distinto' };
  const shown = await sendForm(app, values, { remoteAddress: '203.0.113.7' });
  expect(shown.statusCode).toBe(429);
  expect(shown.headers['retry-after']).toBe('600');
  expect(rendered).toEqual([
    {
      path: '/contactenos',
      locals: { contact: { values, failed: expect.stringContaining('muchos mensajes') } },
    },
  ]);
});

test.each([
  ['is ignored from untrusted clients', 'false', 429],
  ['is used from a trusted proxy', '203.0.113.0/24', 201],
])('X-Forwarded-For %s', async (_name, TRUST_PROXY, status) => {
  const { app } = await openTestApp({ env: { TRUST_PROXY } });
  await fill(app, '203.0.113.7', { 'x-forwarded-for': '198.51.100.1' });
  expect((await post(app, '203.0.113.7', { 'x-forwarded-for': '198.51.100.2' })).statusCode).toBe(status);
});

test('an address is stored only as a keyed hash', async () => {
  const { app, store } = await openTestApp();
  await post(app, '203.0.113.7');
  const rows = await store.selectFrom('accepted').selectAll().execute();
  expect(rows).toEqual([{ address_hash: expect.stringMatching(/^[\w-]{43}$/), since: expect.any(Number), count: 1 }]);
  expect(hashAddress('203.0.113.7', 'one')).not.toBe(hashAddress('203.0.113.7', 'two'));
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['64:FF9B::cb00:7107', '203.0.113.7'],
  ['64:ff9b:1::203.0.113.7', '64:ff9b:1:0::/64'],
  ['64:ff9b::1:203.0.113.7', '64:ff9b:0:0::/64'],
  ['203.0.113.7:4321', '203.0.113.7'],
  ['[2001:db8::1]:4321', '2001:db8:0:0::/64'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['nonsense', 'nonsense'],
])('the address %s is counted as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
