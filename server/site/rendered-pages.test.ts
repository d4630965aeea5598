import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { pagePaths } from '../../domain/site/site-paths.ts';
import { sendForm } from '../../tests/harness/unit/send-contact.ts';
import { OUTAGE, openTestApp } from '../../tests/harness/unit/test-app.ts';
import { content } from '../../tests/harness/unit/test-content.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { LruCache } from '../http/lru-cache.ts';

const QUOTE = routes.quote({ id: 'nivel-1', title: content().plans['nivel-1']?.title ?? '' });

describe('a page rendered on demand', () => {
  test.each([
    ['/contactenos', '/contactenos'],
    ['/EMPEZAR/', '/contactenos'],
    ['/contactenos?utm=1&fromService=Sitio_I&fromServiceId=nivel-1', QUOTE],
    ['/contactenos?fromServiceId=nivel-9&fromService=Sitio_IX', '/contactenos'],
  ])('%s is rendered as %s', async (url, path) => {
    const { app, rendered } = await openTestApp();
    const shown = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'",
    });
    expect(rendered).toMatchObject([{ path, locals: {} }]);
  });

  test('is rendered only once for all queries that name no known plan', async () => {
    const { app, rendered } = await openTestApp();
    const unknown = '?fromServiceId=sin-plan&fromService=Plan';
    const shown = await Promise.all(
      ['', '?a', '?fromService=', '?a#b', unknown].map((query) => app.inject(`/contactenos${query}`)),
    );
    expect(rendered).toHaveLength(1);
    const etags = new Set(shown.map(({ headers }) => headers.etag));
    expect(etags.size).toBe(1);
    const again = await app.inject({ url: '/contactenos', headers: { 'if-none-match': String([...etags][0]) } });
    expect(again.statusCode).toBe(304);
  });

  test('is rendered again in a new year, which its footer states', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 1, 4, 59) });
    onTestFinished(() => void vi.useRealTimers());
    const { app, rendered } = await openTestApp();
    await app.inject('/equipo');
    await app.inject('/equipo');
    expect(rendered).toHaveLength(1);
    vi.setSystemTime(Date.UTC(2027, 0, 1, 5));
    await app.inject('/equipo');
    expect(rendered).toHaveLength(2);
  });

  test('costs nothing for invented titles of a plan: its page is rendered once', async () => {
    const { app, rendered } = await openTestApp();
    const invented = Array.from(
      { length: 300 },
      (_, index) => `/contactenos?fromServiceId=nivel-1&fromService=Otro_${index}`,
    );
    const shown = await Promise.all(
      invented.map((url, index) => app.inject({ method: index % 2 ? 'GET' : 'HEAD', url })),
    );
    expect(new Set(shown.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(rendered.map(({ path }) => path)).toEqual([QUOTE]);
  });

  test('is rendered before a burst of refused forms, most of which get the static page', async () => {
    const { app, rendered } = await openTestApp();
    await app.ready();
    const post = (index: number) => sendForm(app, { message: 'x' }, { remoteAddress: `203.0.113.${index % 250}` });
    const burst = Promise.all(Array.from({ length: 300 }, (_, index) => post(index)));
    expect((await app.inject('/contactenos')).statusCode).toBe(200);
    // It follows the two that were being rendered, and those that were rendered while it arrived.
    expect(rendered.findIndex(({ locals }) => !('contact' in locals))).toBeLessThan(10);
    const refused = (await burst).filter(({ statusCode }) => statusCode === 503);
    // The queue has 50 places; a few more become free while the burst arrives.
    expect(refused.length).toBeGreaterThan(200);
    expect(refused.at(-1)?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(refused.at(-1)?.body).toBe(OUTAGE);
    expect((await post(0)).statusCode).toBe(422);
  });

  test('is not rendered any more in the background for a content that was replaced', async () => {
    const [first, second] = [content(), { ...content() }];
    let current = first;
    const { app, rendered } = await openTestApp({ content: () => current });
    const shown = { content: first, whitepapers: [] };
    const all = pagePaths(first).length;
    const preparing = app.preparePages(shown);
    await vi.waitFor(() => expect(rendered.length).toBeGreaterThan(0), WAIT);
    current = second;
    await preparing;
    expect(rendered.length).toBeLessThan(all);
    await app.preparePages({ ...shown, content: second });
    expect(rendered.length).toBeGreaterThanOrEqual(all);
  });

  test('is replaced by the static page when rendering fails, and rendered again by the next request', async () => {
    const { app, lines, failNext } = await openTestApp();
    failNext('canary');
    const failed = await app.inject('/contactenos');
    expect(failed.statusCode).toBe(500);
    expect(failed.body).toBe(OUTAGE);
    expect(lines.join('')).toContain('request failed');
    expect((await app.inject('/contactenos')).statusCode).toBe(200);
  });
});

describe('LruCache', () => {
  test('evicts the least recently used entry', () => {
    const cache = new LruCache<string, number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
    cache.delete('a');
    expect(cache.get('a')).toBeUndefined();
  });
});
