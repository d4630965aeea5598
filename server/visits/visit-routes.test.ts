import { describe, expect, test, vi } from 'vitest';
import { listPlans } from '../../domain/plans/find-plan.ts';
import { routes } from '../../domain/routes.ts';
import { AGENT_LENGTH } from '../../domain/visits/limits.ts';
import { solvedCaptcha } from '../../tests/harness/unit/fake-captcha.ts';
import { fakeWhitepapers } from '../../tests/harness/unit/fake-whitepapers.ts';
import { catalogue } from '../../tests/harness/unit/our-content.ts';
import { sampleWhitepaper } from '../../tests/harness/unit/sample-whitepaper.ts';
import { sendForm, sendMessage } from '../../tests/harness/unit/send-contact.ts';
import { goodFields, openTestApp, SITE_URL } from '../../tests/harness/unit/test-app.ts';
import { content } from '../../tests/harness/unit/test-content.ts';
import { readCounts } from '../../tests/harness/unit/visit-bench.ts';
import { WAIT } from '../../tests/harness/until.ts';
import type { Seen } from './pending-visits.ts';
import { startVisits, WRITE_MS } from './visits.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const navigation = { 'user-agent': FIREFOX, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const [plan = { category: '', id: '' }] = listPlans(catalogue);
const quotePage = routes.quote({ id: plan.id, title: plan.id });

/** An app that records what it sees. */
async function openWatchedApp(settings: Parameters<typeof openTestApp>[0] = {}) {
  const seen: Seen[] = [];
  const { app, failNext } = await openTestApp({ ...settings, openVisits: () => ({ see: (one) => seen.push(one) }) });
  const get = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
    const { statusCode } = await app.inject({
      ...{ method, url },
      headers: { ...navigation, ...headers },
      remoteAddress: '192.0.2.7',
    });
    return statusCode;
  };
  const beacon = async (headers: Record<string, string>, payload = '') => {
    const own = { 'user-agent': FIREFOX, 'sec-fetch-site': 'same-origin', ...headers };
    const request = { method: 'POST', url: routes.viewApi, headers: own, payload } as const;
    const { statusCode, body, headers: answered } = await app.inject(request);
    expect(answered['cache-control']).toBe('no-store');
    return { status: statusCode, body };
  };
  return { app, seen, get, beacon, failNext };
}

describe('a page', () => {
  test('is counted with source, device and path, however it is spelled', async () => {
    const { seen, get } = await openWatchedApp();
    await get(`${routes.privacy.toUpperCase()}/?utm_source=boletin`, { 'sec-ch-ua-mobile': '?1' });
    expect(seen).toEqual([
      {
        step: 'visited',
        plan: '',
        page: routes.privacy,
        source: 'boletin',
        device: 'phone',
        address: '192.0.2.7',
        agent: FIREFOX,
      },
    ]);
  });

  test('of contact is the contact step, with the plan in its query', async () => {
    const { seen, get } = await openWatchedApp();
    await get(quotePage, { referer: `${SITE_URL}${routes.plan(plan)}` });
    expect(seen).toMatchObject([{ step: 'contact', plan: plan.id, page: routes.contact, source: '' }]);
  });

  test('is counted whatever stands far behind in its agent', async () => {
    const { seen, get } = await openWatchedApp();
    await get(routes.home, { 'user-agent': `${FIREFOX.padEnd(AGENT_LENGTH, ' x')} Googlebot` });
    expect(seen).toHaveLength(1);
  });

  test('that the browser has cached is counted', async () => {
    const { app, seen } = await openWatchedApp();
    const first = await app.inject({ url: routes.home });
    const again = { ...navigation, 'if-none-match': String(first.headers.etag) };
    expect((await app.inject({ url: routes.home, headers: again })).statusCode).toBe(304);
    expect(seen).toMatchObject([{ page: routes.home }]);
  });

  test.each<[string, string, Record<string, string>, 'HEAD'?]>([
    ['not found', '/no-existe', {}],
    ['without its body', routes.home, {}, 'HEAD'],
    ['prerendered', routes.home, { 'sec-purpose': 'prefetch;prerender' }],
    ['in a frame', routes.home, { 'sec-fetch-dest': 'iframe' }],
    ['fetched by a program', routes.home, { 'sec-fetch-mode': '' }],
    ['of machines', routes.sitemap, {}],
    ['of the health of the server', '/healthz', {}],
    [
      'of a search engine',
      routes.home,
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['of nobody', routes.home, { 'user-agent': '' }],
  ])('%s is not counted', async (_, url, headers, method) => {
    const { seen, get } = await openWatchedApp();
    await get(url, headers, method);
    expect(seen).toEqual([]);
  });

  test('that cannot be rendered is not counted', async () => {
    const { seen, get, failNext } = await openWatchedApp();
    failNext('broken');
    expect(await get(routes.home)).toBe(500);
    expect(seen).toEqual([]);
  });
});

describe('the beacon of a prerendered page', () => {
  test('counts the page that sent it', async () => {
    const { seen, beacon } = await openWatchedApp();
    const referer = `${SITE_URL}${quotePage}`;
    expect(await beacon({ referer })).toEqual({ status: 204, body: '' });
    expect(seen).toMatchObject([{ page: routes.contact, step: 'contact', plan: plan.id, source: '' }]);
  });

  test('counts nothing for a page that does not exist', async () => {
    const { seen, beacon } = await openWatchedApp();
    expect(await beacon({ referer: `${SITE_URL}/no-existe` })).toEqual({ status: 204, body: '' });
    expect(seen).toEqual([]);
  });

  test('counts a whitepaper only once a list has it', async () => {
    const whitepapers = fakeWhitepapers(undefined);
    const { seen, beacon } = await openWatchedApp({ whitepapers });
    const whitepaper = sampleWhitepaper();
    const path = routes.whitepaper(whitepaper.slug_es);
    await beacon({ referer: SITE_URL + path });
    expect(seen).toEqual([]);
    whitepapers.publish([whitepaper]);
    await beacon({ referer: SITE_URL + path });
    await beacon({ referer: `${SITE_URL}${path}-inventado` });
    expect(seen).toMatchObject([{ page: path }]);
  });

  const referer = `${SITE_URL}${routes.home}`;
  test.each([
    ['from another site', 403, { referer, 'sec-fetch-site': 'cross-site' }, ''],
    ['without a page', 422, {}, ''],
    ['of a page elsewhere', 422, { referer: 'https://otro.example/' }, ''],
    ['that is long', 413, { referer, 'content-type': 'application/json' }, `{"a":"${'x'.repeat(64)}"}`],
    ['that cannot be read', 400, { referer, 'content-type': 'application/json' }, '{'],
    ['of an unknown type', 415, { referer, 'content-type': 'text/plain' }, 'x'],
  ])('%s gets %d and counts nothing', async (_, status, headers, payload) => {
    const { seen, beacon } = await openWatchedApp();
    expect(await beacon(headers as Record<string, string>, payload)).toEqual({ status, body: '' });
    expect(seen).toEqual([]);
  });

  test('of a bot counts nothing', async () => {
    const { seen, beacon } = await openWatchedApp();
    await beacon({ referer, 'user-agent': 'curl/8.14.1' });
    expect(seen).toEqual([]);
  });
});

describe('a form', () => {
  test('counts as begun when it requests its captcha', async () => {
    const { app, seen } = await openWatchedApp();
    const headers = { 'user-agent': FIREFOX, 'sec-fetch-site': 'same-origin', referer: `${SITE_URL}${quotePage}` };
    await app.inject({ url: routes.captchaApi, headers });
    expect(seen).toMatchObject([{ step: 'began', plan: plan.id }]);
  });

  test('does not count as begun when a program requests a captcha', async () => {
    const { app, seen } = await openWatchedApp();
    await app.inject({ url: routes.captchaApi, headers: { 'user-agent': FIREFOX } });
    expect(seen).toEqual([]);
  });

  test.each([
    ['accepted', {}, 303, 2],
    ['refused for a field', { from_email: 'x' }, 422, 1],
  ])('without script counts as begun when it is %s', async (_, change, status, count) => {
    const { app, seen } = await openWatchedApp();
    const headers = { 'user-agent': FIREFOX, 'sec-fetch-site': 'same-origin' };
    const { statusCode } = await sendForm(app, { ...goodFields, from_serviceid: plan.id, ...change }, { headers });
    expect(statusCode).toBe(status);
    expect(seen).toHaveLength(count);
    expect(seen.at(-1)).toMatchObject({ step: 'began', plan: plan.id });
  });

  test('from another site does not count as begun', async () => {
    const { app, seen } = await openWatchedApp();
    const headers = { 'user-agent': FIREFOX, 'content-type': 'application/x-www-form-urlencoded' };
    await app.inject({ method: 'POST', url: routes.contact, headers, payload: 'message=x' });
    expect(seen).toEqual([]);
  });
});

test.each([
  ['sent', ''],
  // Held: only programs fill in this field.
  ['began', 'x'],
])('a stored message is counted once, as %s with the honeypot «%s», with its plan', async (step, website) => {
  const { app, seen } = await openWatchedApp();
  const headers = { 'user-agent': FIREFOX, 'sec-fetch-site': 'same-origin', 'idempotency-key': 'una-clave-1' };
  const captcha = solvedCaptcha();
  const send = () => sendMessage(app, { website, from_serviceid: plan.id, captcha }, { headers });
  expect((await send()).statusCode).toBe(201);
  await send();
  expect(seen).toMatchObject([{ step, plan: plan.id, agent: FIREFOX }]);
});

test('visits are counted, from the response to the store', async () => {
  const { app, store, clock } = await openTestApp({
    openVisits: (deps) => startVisits({ VISITS: true }, { content, ...deps }),
  });
  for (const remoteAddress of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
    await app.inject({ url: routes.home, headers: navigation, remoteAddress });
  }
  clock.advance(WRITE_MS);
  await vi.waitFor(async () => {
    expect(
      Object.entries(await readCounts(store)).map(([name, count]) => [name.slice('2026-11-21 '.length), count]),
    ).toEqual(
      expect.arrayContaining([
        ['view /', 3],
        ['visited', 2],
        ['device computer', 2],
      ]),
    );
  }, WAIT);
});
