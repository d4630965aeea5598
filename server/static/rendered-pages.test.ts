import { describe, expect, test } from 'vitest';
import { openTestApp } from '../testing/test-app.ts';
import { LruCache } from './lru-cache.ts';

describe('a page drawn on demand', () => {
  test.each([
    ['/contactenos', '/contactenos'],
    ['/EMPEZAR/', '/contactenos'],
    [
      '/contactenos?utm=1&fromService=SPA_Nivel_II&fromServiceId=nivel-2',
      '/contactenos?fromServiceId=nivel-2&fromService=SPA_Nivel_II',
    ],
    [`/contactenos?fromServiceId=${'x'.repeat(121)}&fromService=a%26b`, '/contactenos?fromService=a%26b'],
    ['/contactenos?fromServiceId=&%zz', '/contactenos'],
  ])('%s is drawn as %s', async (url, path) => {
    const { app, drawn } = await openTestApp();
    const shown = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'",
    });
    expect(drawn).toEqual([{ path, locals: {} }]);
  });

  test('is drawn once, whatever else the address holds', async () => {
    const { app, drawn } = await openTestApp();
    const shown = await Promise.all(
      ['', '?a', '?fromService=', '?a#b'].map((query) => app.inject(`/contactenos${query}`)),
    );
    expect(drawn).toHaveLength(1);
    const etags = new Set(shown.map(({ headers }) => headers.etag));
    expect(etags.size).toBe(1);
    const again = await app.inject({ url: '/contactenos', headers: { 'if-none-match': String([...etags][0]) } });
    expect(again.statusCode).toBe(304);
  });

  test('that fails is a short page with the e-mail address, drawn anew the next time', async () => {
    const { app, lines, failNext } = await openTestApp();
    failNext('canary');
    const failed = await app.inject('/contactenos');
    expect(failed.statusCode).toBe(500);
    expect(failed.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(failed.body).toContain('mailto:hola@ilalo.example');
    expect(failed.body).not.toContain('canary');
    expect(lines.join('')).toContain('request failed');
    expect((await app.inject('/contactenos')).statusCode).toBe(200);
  });
});

describe('LruCache', () => {
  test('forgets what was not asked for longest', () => {
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
