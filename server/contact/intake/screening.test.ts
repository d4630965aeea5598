import { describe, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../tests/harness/unit/fake-captcha.ts';
import { contactProblems, contactStatus } from '../../../tests/harness/unit/our-content.ts';
import { sendForm } from '../../../tests/harness/unit/send-contact.ts';
import { goodFields, openTestApp, SITE_URL } from '../../../tests/harness/unit/test-app.ts';
import { STORE_KINDS } from '../../../tests/harness/unit/test-stores.ts';

type App = Awaited<ReturnType<typeof openTestApp>>['app'];
type Stored = Pick<Awaited<ReturnType<typeof openTestApp>>, 'store'>;

const post = (app: App, fields: object, headers: object = {}, url = '/api/v1/contact') =>
  app.inject({ method: 'POST', url, payload: { ...goodFields, ...fields }, headers: { origin: SITE_URL, ...headers } });

/** The mark of the only lead, and the kinds of its deliveries. */
async function stored({ store }: Stored) {
  const { quarantine } = await store.selectFrom('lead').select('quarantine').executeTakeFirstOrThrow();
  const rows = await store.selectFrom('outbox').select('kind').orderBy('id').execute();
  return { quarantine, deliveries: rows.map(({ kind }) => kind) };
}

const CAPTCHA_PROBLEM = { ok: false, captcha: contactStatus.captchaMissing };

describe.each(STORE_KINDS)('screening on %s', (storeKind) => {
  test.each<[string, object, object]>([
    ['a solved captcha', { captcha: 'solved' }, { quarantine: null, deliveries: ['email'] }],
    [
      'an unreachable provider',
      { captcha: 'unreachable' },
      { quarantine: 'captcha-unreachable', deliveries: ['email'] },
    ],
    ['a captcha under two seconds old', { captcha: 'fast' }, { quarantine: 'too-fast', deliveries: ['email'] }],
    ['a filled honeypot', { website: 'x', captcha: 'solved' }, { quarantine: 'honeypot', deliveries: [] }],
    ['a honeypot and no captcha', { website: 'x' }, { quarantine: 'honeypot', deliveries: [] }],
    ['a honeypot that is not a string', { website: ['x'] }, { quarantine: 'honeypot', deliveries: [] }],
    ['an empty honeypot', { website: '', captcha: 'solved' }, { quarantine: null, deliveries: ['email'] }],
  ])('%s: responds with 201 and stores the lead with its mark and deliveries', async (_name, fields, expected) => {
    const test = await openTestApp({ storeKind });
    const response = await post(test.app, fields);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ ok: true, reference: expect.stringMatching(/^[A-Z]{2}-/) });
    expect(await stored(test)).toEqual(expected);
  });

  test('a captcha is accepted once; the second lead is not stored', async () => {
    const { app, store, onSaved } = await openTestApp({ storeKind });
    const captcha = solvedCaptcha();
    expect((await post(app, { captcha })).statusCode).toBe(201);
    const replayed = await post(app, { captcha, message: 'Otro mensaje de otro' });
    expect([replayed.statusCode, replayed.json()]).toEqual([422, CAPTCHA_PROBLEM]);
    const racing = solvedCaptcha();
    const both = await Promise.all([post(app, { captcha: racing }), post(app, { captcha: racing })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
    expect(await store.selectFrom('lead').select('id').execute()).toHaveLength(2);
    expect(await store.selectFrom('outbox').select('id').execute()).toHaveLength(2);
    expect(onSaved).toHaveBeenCalledTimes(2);
  });
});

describe('the order of checks', () => {
  test.each<[string, object]>([
    ['a missing captcha', {}],
    ['an empty captcha', { captcha: '' }],
    ['a wrong captcha', { captcha: 'guessed' }],
    ['a list as captcha', { captcha: ['solved'] }],
    ['a captcha with a NUL', { captcha: `${solvedCaptcha()}\0` }],
    ['a captcha that is too long', { captcha: `solved${'x'.repeat(8 * 1024)}` }],
  ])('rejects %s with 422 and stores nothing', async (_name, fields) => {
    const { app, store, onSaved } = await openTestApp();
    const response = await post(app, fields);
    expect([response.statusCode, response.json()]).toEqual([422, CAPTCHA_PROBLEM]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await store.selectFrom('lead').select('id').execute()).toEqual([]);
    expect(onSaved).not.toHaveBeenCalled();
  });

  test('rejects invalid fields before the captcha, which can still be used', async () => {
    const { app } = await openTestApp();
    const captcha = solvedCaptcha();
    const wrong = await post(app, { captcha, from_email: 'nadie' });
    expect(wrong.json()).toEqual({ ok: false, errors: { from_email: contactProblems.email } });
    expect((await post(app, { captcha })).statusCode).toBe(201);
  });

  test('recognizes a retry before it checks the captcha', async () => {
    const { app } = await openTestApp();
    const key = { 'idempotency-key': 'b7c0ffee-0001' };
    const first = await post(app, { captcha: solvedCaptcha() }, key);
    const repeat = await post(app, {}, key);
    expect([first.statusCode, repeat.statusCode]).toEqual([201, 200]);
    expect(repeat.body).toBe(first.body);
  });
});

describe('the deliveries of a lead', () => {
  test.each<[string, Record<string, string>, object]>([
    ['a form without JavaScript', {}, { quarantine: 'unverified', deliveries: ['email'] }],
    ['such a form with a filled honeypot', { website: 'x' }, { quarantine: 'honeypot', deliveries: [] }],
  ])('from %s have no acknowledgement; the response is a confirmation', async (_name, fields, expected) => {
    const test = await openTestApp({ env: { CONTACT_ACK: 'true', SMTP_URL: 'smtp://127.0.0.1' } });
    expect((await sendForm(test.app, { ...goodFields, ...fields })).statusCode).toBe(303);
    expect(await stored(test)).toEqual(expected);
  });

  test.each([
    ['solved', { quarantine: null, deliveries: ['email', 'ack'] }],
    ['unreachable', { quarantine: 'captcha-unreachable', deliveries: ['email'] }],
  ])('include an acknowledgement only for a solved captcha: %s', async (captcha, expected) => {
    const test = await openTestApp({ env: { CONTACT_ACK: 'true', SMTP_URL: 'smtp://127.0.0.1' } });
    await post(test.app, { captcha });
    expect(await stored(test)).toEqual(expected);
  });
});

test('GET /api/v1/captcha is not cached', async () => {
  const { app } = await openTestApp();
  const response = await app.inject('/api/v1/captcha');
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toEqual({ provider: 'altcha', challenge: {} });
});
