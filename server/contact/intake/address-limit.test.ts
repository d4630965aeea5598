import { expect, test } from 'vitest';
import { solvedCaptcha } from '../../../tests/harness/unit/fake-captcha.ts';
import { goodFields, OUTAGE, openTestApp, SITE_URL } from '../../../tests/harness/unit/test-app.ts';
import { ACCEPTED_WINDOW_MS } from './rate-limit.ts';
import { ADDRESS_LIMIT } from './traffic-limits.ts';

type App = Awaited<ReturnType<typeof openTestApp>>['app'];

const SHARED = '203.0.113.7';
const post = (app: App, url: string, payload: object, remoteAddress = SHARED) =>
  app.inject({ method: 'POST', url, remoteAddress, payload, headers: { origin: SITE_URL } });
const API = '/api/v1/contact';
const FORM = '/contactenos';
const good = () => ({ ...goodFields, captcha: solvedCaptcha() });

async function refuse(app: App, url: string, times: number) {
  for (let sent = 0; sent < times; sent += 1) expect((await post(app, url, {})).statusCode).toBe(422);
}

test('rejected posts do not count towards the limit of accepted ones', async () => {
  const { app } = await openTestApp();
  await refuse(app, API, ADDRESS_LIMIT);
  for (let sent = 0; sent < 40; sent += 1) expect((await post(app, API, good())).statusCode).toBe(201);
});

test.each([API, FORM])('after 200 rejections in ten minutes %s responds with 429, without rendering', async (url) => {
  const { app, rendered, clock } = await openTestApp();
  await refuse(app, url, ADDRESS_LIMIT);
  const before = rendered.length;
  clock.advance(60_500);
  const refused = await post(app, url, {});
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '540']);
  if (url === FORM) expect(refused.body).toBe(OUTAGE);
  else expect(refused.json()).toEqual({ ok: false, error: expect.stringContaining('muchos mensajes') });
  expect(rendered).toHaveLength(before);
  expect((await post(app, API, good())).statusCode, 'a valid one').toBe(201);
  expect((await post(app, url, {}, '203.0.113.8')).statusCode, 'of another address').toBe(422);
  clock.advance(ACCEPTED_WINDOW_MS - 60_500);
  expect((await post(app, url, {})).statusCode, 'ten minutes later').toBe(422);
});

test('after 200 confirmations in ten minutes the next one gets 429, without rendering', async () => {
  const { app, rendered, clock } = await openTestApp();
  const { reference } = (await post(app, API, good())).json();
  const confirm = (remoteAddress = SHARED) => app.inject({ url: `${FORM}?enviado=${reference}`, remoteAddress });
  for (let shown = 0; shown < ADDRESS_LIMIT; shown += 1) expect((await confirm()).statusCode).toBe(200);
  clock.advance(60_500);
  const refused = await confirm();
  expect([refused.statusCode, refused.headers['retry-after'], refused.body]).toEqual([429, '540', OUTAGE]);
  expect(rendered).toHaveLength(ADDRESS_LIMIT);
  expect((await post(app, FORM, {})).statusCode, 'a refused post').toBe(422);
  expect((await confirm('203.0.113.8')).statusCode, 'of another address').toBe(200);
  clock.advance(ACCEPTED_WINDOW_MS - 60_500);
  expect((await confirm()).statusCode, 'ten minutes later').toBe(200);
});
