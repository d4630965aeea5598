import { expect, test } from 'vitest';
import { bodyOf } from '../../tests/harness/fixture-build.ts';
import { solvedCaptcha } from '../testing/fake-captcha.ts';
import { goodFields, openTestApp, SITE_URL } from '../testing/test-app.ts';
import { ACCEPTED_WINDOW_MS } from './rate-limit.ts';
import { REFUSED_LIMIT } from './refused-posts.ts';

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

test('rejected posts of an IP address do not count against its valid ones', async () => {
  const { app } = await openTestApp();
  await refuse(app, API, REFUSED_LIMIT);
  for (let sent = 0; sent < 40; sent += 1) expect((await post(app, API, good())).statusCode).toBe(201);
});

test.each([API, FORM])(
  'beyond two hundred in ten minutes %s returns cheap responses without explanations',
  async (url) => {
    const { app, drawn, clock } = await openTestApp();
    await refuse(app, url, REFUSED_LIMIT);
    const before = drawn.length;
    clock.advance(60_500);
    const refused = await post(app, url, {});
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '540']);
    if (url === FORM) expect(refused.body).toBe(bodyOf('unavailable'));
    else expect(refused.json()).toEqual({ ok: false, error: expect.stringContaining('muchos mensajes') });
    expect(drawn).toHaveLength(before);
    expect((await post(app, API, good())).statusCode, 'a good one').toBe(201);
    expect((await post(app, url, {}, '203.0.113.8')).statusCode, 'of someone else').toBe(422);
    clock.advance(ACCEPTED_WINDOW_MS - 60_500);
    expect((await post(app, url, {})).statusCode, 'ten minutes later').toBe(422);
  },
);
