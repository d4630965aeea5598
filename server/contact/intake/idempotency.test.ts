import { describe, expect, test, vi } from 'vitest';
import { fakeCaptcha, solvedCaptcha } from '../../../tests/harness/unit/fake-captcha.ts';
import { FakeClock } from '../../../tests/harness/unit/fake-clock.ts';
import { sendForm } from '../../../tests/harness/unit/send-contact.ts';
import { goodFields, openTestApp, SITE_URL } from '../../../tests/harness/unit/test-app.ts';
import { content, testEnv } from '../../../tests/harness/unit/test-content.ts';
import { openTestStore, STORE_KINDS } from '../../../tests/harness/unit/test-stores.ts';
import { acceptMessage } from './accept-message.ts';
import { openAcceptedTraffic, openAddressLimit } from './traffic-limits.ts';

type App = Awaited<ReturnType<typeof openTestApp>>['app'];
type Headers = Record<string, string>;

const own: Headers = { origin: SITE_URL };
const post = (app: App, payload: object = goodFields, headers: Headers = own) =>
  app.inject({ method: 'POST', url: '/api/v1/contact', payload: { captcha: solvedCaptcha(), ...payload }, headers });

describe.each(STORE_KINDS)('Idempotency-Key on %s', (storeKind) => {
  const key = { ...own, 'idempotency-key': 'b7c0ffee-0001' };

  test('a retry gets the first response with 200; another message gets 409', async () => {
    const { app, store, onSaved } = await openTestApp({ storeKind });
    const first = await post(app, goodFields, key);
    const reordered = Object.fromEntries(Object.entries(goodFields).reverse());
    const repeat = await post(app, reordered, key);
    expect([first.statusCode, repeat.statusCode]).toEqual([201, 200]);
    expect(repeat.body).toBe(first.body);
    expect((await post(app, { ...goodFields, message: 'Otro mensaje distinto' }, key)).statusCode).toBe(409);
    expect((await post(app, {}, key)).statusCode).toBe(409);
    expect(await store.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('without a key every request is a new message', async () => {
    const { app, store } = await openTestApp({ storeKind });
    await Promise.all(Array.from({ length: 20 }, () => post(app)));
    const rows = await store.selectFrom('lead').select('reference').execute();
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(20);
  });

  test('the form sent with its script, then without, is one message for a while', async () => {
    const { app, onSaved, advance } = await openTestApp({ storeKind });
    await post(app, goodFields, key);
    await advance(19 * 60_000);
    await sendForm(app);
    expect(onSaved).toHaveBeenCalledOnce();
    await advance(20 * 60_000);
    await sendForm(app);
    expect(onSaved).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['with its script', (app: App) => post(app, { ...goodFields, website: 'x' }, key)],
    ['without script', (app: App) => sendForm(app, { ...goodFields, website: 'x' })],
  ])(
    'a message that was held when it was sent %s reaches the agency when it is sent again as a person does',
    async (_, first) => {
      const { app, store } = await openTestApp({ storeKind });
      await first(app);
      await sendForm(app);
      expect(await store.selectFrom('outbox').select('id').execute()).toHaveLength(1);
    },
  );
});

test.each(STORE_KINDS)(
  'five requests that race past the lookup store one lead and notify once, on %s',
  async (kind) => {
    const store = await openTestStore(kind);
    const own = { env: testEnv({}), clock: new FakeClock(0), addressKey: async () => 'key', notify: [] };
    const counts = { countRefused: openAddressLimit(() => 0), traffic: openAcceptedTraffic(() => 0) };
    const deps = { content, ...own, ...counts, store, captcha: fakeCaptcha, onSaved: vi.fn() };
    const fields = { ...goodFields, captcha: solvedCaptcha() };
    const received = { key: 'one-same-key', fields, address: '127.0.0.1' };
    const all = await Promise.all(Array.from({ length: 5 }, () => acceptMessage(deps, received)));
    expect(all.map(({ kind }) => kind).sort()).toEqual(['repeated', 'repeated', 'repeated', 'repeated', 'saved']);
    expect(new Set(all.map((saved) => 'reference' in saved && saved.reference)).size).toBe(1);
    expect(await store.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
    expect(deps.onSaved).toHaveBeenCalledOnce();
  },
);
