import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test, vi } from 'vitest';
import { solvedCaptcha } from '../../../tests/harness/unit/fake-captcha.ts';
import { company, contactProblems, requestProblems } from '../../../tests/harness/unit/our-content.ts';
import { sendRaw } from '../../../tests/harness/unit/send-raw.ts';
import { goodFields, openTestApp, SITE_URL } from '../../../tests/harness/unit/test-app.ts';
import { STORE_KINDS, storeFile } from '../../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../../tests/harness/until.ts';

type App = Awaited<ReturnType<typeof openTestApp>>['app'];
type Headers = Record<string, string>;

const url = '/api/v1/contact';
const own: Headers = { origin: SITE_URL };
const post = (app: App, payload: string | object = goodFields, headers: Headers = own) =>
  app.inject({
    method: 'POST',
    url,
    payload: typeof payload === 'string' ? payload : { captcha: solvedCaptcha(), ...payload },
    headers,
  });
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const asForm = { ...own, 'content-type': 'application/x-www-form-urlencoded' };
const asJson = { ...own, 'content-type': 'application/json' };

describe('POST /api/v1/contact', () => {
  test.each(STORE_KINDS)('stores the lead with one delivery on %s, then responds with 201', async (storeKind) => {
    const { app, store, clock, onSaved } = await openTestApp({ storeKind });
    const response = await post(app, { ...goodFields, from_site: 'https://evil.example', from_partner: 'evil' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ ok: true, reference: expect.stringMatching(/^[A-Z]{2}-[0-9A-HJKMNP-TV-Z]{6}$/) });
    expect(response.headers['cache-control']).toBe('no-store');
    const leads = await store.selectFrom('lead').selectAll().execute();
    const { reference } = response.json();
    const received_at = clock.now();
    expect(leads).toMatchObject([
      { ...goodFields, reference, received_at, from_site: SITE_URL, from_partner: company.name },
    ]);
    const deliveries = await store.selectFrom('outbox').selectAll().execute();
    expect(deliveries).toMatchObject([{ lead_id: leads[0]?.id, kind: 'email', state: 'pending', attempts: 0 }]);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('accepts a form post, with the defaults of optional fields', async () => {
    const { app, store } = await openTestApp();
    const { from_name, from_email, message } = goodFields;
    expect(
      (await post(app, form({ from_name, from_email, message, captcha: solvedCaptcha() }), asForm)).statusCode,
    ).toBe(201);
    const lead = await store.selectFrom('lead').selectAll().executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ from_phone: '', from_serviceid: 'Contact', from_service: 'contact' });
  });

  const refusal = (problem: keyof typeof requestProblems) => ({ ok: false, error: requestProblems[problem] });
  const wrongName = { ok: false, errors: { from_name: expect.any(String) } };
  const noField = {
    from_name: contactProblems.required,
    from_email: contactProblems.email,
    message: contactProblems.messageShort,
  };
  const withKey = (key: string) => ({ ...own, 'idempotency-key': key });
  const ofType = (type: string) => ({ ...own, 'content-type': type });

  test.each<[string, string | object, Headers, number, object]>([
    ['no fields', {}, own, 422, { ok: false, errors: noField }],
    ['a line break in a name', { ...goodFields, from_name: 'Ana\r\nBcc: x@y.example' }, own, 422, wrongName],
    ['a field twice', `from_name=a&${form(goodFields)}`, asForm, 422, wrongName],
    ['invalid JSON', '{"from_name":', asJson, 400, refusal('malformed')],
    ['an empty body', '', asJson, 400, refusal('malformed')],
    ['a JSON array', '[1]', asJson, 400, refusal('malformed')],
    ['a JSON string', '"hola"', asJson, 400, refusal('malformed')],
    ['a __proto__ key', '{"__proto__":{"from_name":"x"}}', asJson, 400, refusal('malformed')],
    ['an idempotency key that is too short', goodFields, withKey('1234567'), 400, refusal('malformed')],
    ['an idempotency key with a space', goodFields, withKey('1234 5678'), 400, refusal('malformed')],
    ['an idempotency key that is too long', goodFields, withKey('k'.repeat(129)), 400, refusal('malformed')],
    ['plain text', 'hola', ofType('text/plain'), 415, refusal('mediaType')],
    ['multipart form data', 'x', ofType('multipart/form-data; boundary=x'), 415, refusal('mediaType')],
    ['a body of 33 KiB', { ...goodFields, message: 'x'.repeat(33 * 1024) }, own, 413, refusal('tooLarge')],
  ])('rejects %s and stores nothing', async (_name, payload, headers, status, body) => {
    const { app, store } = await openTestApp();
    const response = await post(app, payload, headers);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual(body);
    expect(await store.selectFrom('lead').selectAll().execute()).toEqual([]);
  });

  test.each([
    [33 * 1024, 413],
    [1, 422],
  ])('responds to a chunked body of %i bytes without Content-Length with %i', async (bytes, status) => {
    const { app } = await openTestApp();
    const headers = `Host: localhost\r\nOrigin: ${SITE_URL}\r\nContent-Type: application/x-www-form-urlencoded`;
    const chunks = `1\r\nx\r\n`.repeat(bytes);
    const { head } = await sendRaw(
      app,
      `POST ${url} HTTP/1.1\r\n${headers}\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`,
    );
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  test.each<[number, Headers]>([
    [201, { 'sec-fetch-site': 'same-origin' }],
    [201, { 'sec-fetch-site': 'none' }],
    [201, { origin: SITE_URL }],
    [201, { origin: 'http://localhost:80', host: 'localhost' }],
    [201, { origin: 'http://localhost:4321', host: 'localhost:4321' }],
    [403, { origin: SITE_URL, 'sec-fetch-site': 'cross-site' }],
    [403, {}],
    [403, { origin: 'null' }],
    [403, { origin: 'https://evil.example' }],
    [403, { origin: `${SITE_URL}.evil.example` }],
    [403, { origin: 'http://localhost:4322', host: 'localhost:4321' }],
    [403, { 'sec-fetch-site': 'same-site', origin: 'https://evil.example' }],
  ])('responds with %d to the headers %j', async (status, headers) => {
    const { app } = await openTestApp();
    expect((await post(app, goodFields, headers)).statusCode).toBe(status);
  });

  test('responds with 403 to an Origin without a host when Host is empty', async () => {
    const { app } = await openTestApp();
    const headers = 'Host:\r\nOrigin: file://\r\nContent-Type: application/json\r\nConnection: close';
    const { head } = await sendRaw(app, `POST ${url} HTTP/1.1\r\n${headers}\r\nContent-Length: 2\r\n\r\n{}`);
    expect(head).toMatch(/^HTTP\/1\.1 403 /);
  });

  test('responds with 503 once the file of the store was deleted, because the lead would be lost', async () => {
    const { app, store, onSaved } = await openTestApp();
    rmSync(await storeFile(store));
    const response = await post(app);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(onSaved).not.toHaveBeenCalled();
  });

  test('responds with 503 to a message that waited while the file was moved away, and to its repeat', async () => {
    const { app, store } = await openTestApp();
    const file = await storeFile(store);
    using other = new DatabaseSync(file);
    other.exec('begin immediate');
    const key = { origin: SITE_URL, 'idempotency-key': 'b7c0ffee-0001' };
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
    const waiting = post(app, goodFields, key);
    // It has found the file in its place before it waits for the lock.
    await vi.waitFor(() => expect(exec).toHaveBeenCalledWith('begin immediate'), WAIT);
    exec.mockRestore();
    renameSync(file, `${file}-before`);
    other.exec('rollback');
    expect((await waiting).statusCode).toBe(503);
    expect((await post(app, goodFields, key)).statusCode).toBe(503);
  });

  test.each(STORE_KINDS)(
    'responds with 503 and Retry-After when the lead cannot be stored on %s',
    async (storeKind) => {
      const { app, store, onSaved } = await openTestApp({ storeKind });
      await store.schema.dropTable('outbox').execute();
      const response = await post(app);
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('5');
      expect(response.json()).toEqual({ ok: false, error: requestProblems.unavailable });
      expect(onSaved).not.toHaveBeenCalled();
      expect(await store.selectFrom('lead').selectAll().execute(), 'the lead alone').toEqual([]);
    },
  );
});
