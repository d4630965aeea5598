import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { sendRaw } from '../../tests/harness/unit/send-raw.ts';
import { bodyOf, openTestApp } from '../../tests/harness/unit/test-app.ts';
import { REDIRECTS } from '../../tests/harness/unit/test-content.ts';
import { loadAssets } from './assets.ts';

const NOT_FOUND = bodyOf('/404');

test('a build without files is refused', async () => {
  await expect(loadAssets(join(tempFolder(), 'dist'))).rejects.toThrow('dist/client');
});

describe('addresses', () => {
  test.each([
    ['/', 200, '/'],
    ['/?utm=1', 200, '/'],
    ['/?%&a[]=1&a[__proto__]=2', 200, '/'],
    ['/%2f%2f', 200, '/'],
    ['/servicios/DESARROLLO-WEB/Nivel-1/', 200, '/servicios/desarrollo-web/nivel-1'],
    ['/servicios/nivel-9', 404, '/servicios/producto-no-encontrado'],
    ['/no-existe', 404, '/404'],
    ['/404', 404, '/404'],
    ['/telar', 200, '/telar'],
    ['/sin-servicio', 404, '/404'],
  ])('%s responds with %d and the page %s', async (url, status, page) => {
    const { app } = await openTestApp();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(status);
    expect(response.body).toBe(bodyOf(page));
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    expect(response.headers['x-robots-tag']).toBe(status === 404 ? 'noindex' : undefined);
  });

  test.each([
    ['/tienda/index.php', '/servicios'],
    ['/Tienda/Index.php/?utm=1', '/servicios?utm=1'],
    ['/dise%C3%B1o', REDIRECTS['/diseño']],
    // A redirect wins over the not-found page of a section.
    ['/servicios/tienda', '/'],
  ])('%s redirects to %s', async (url, to) => {
    const { app } = await openTestApp();
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await app.inject({ method, url });
      expect(response.statusCode).toBe(308);
      expect(response.headers).toMatchObject({ location: to, 'cache-control': 'public, max-age=3600' });
      expect(response.headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    }
  });

  test.each([
    ['/_astro/form.a1b2.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/_astro/Volcan:1.png', 'image/png', 'public, max-age=31536000, immutable'],
    ['/_astro/telar.a1b2.webm', 'video/webm', 'public, max-age=31536000, immutable'],
    ['/_astro/telar.a1b2.mp4', 'video/mp4', 'public, max-age=31536000, immutable'],
  ])('%s is served as a file of type %s, cached as %s', async (url, type, cacheControl) => {
    const { app } = await openTestApp();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl });
    expect(response.headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  });

  test.each(['/_ASTRO/form.a1b2.js', '/_astro/form.a1b2.js.br', '/_astro/'])('%s is not a file', async (url) => {
    const { app } = await openTestApp();
    expect(await app.inject(url)).toMatchObject({ statusCode: 404, body: NOT_FOUND });
  });
});

describe('hostile requests', () => {
  test.each([
    ['a lone percent sign', '/%'],
    ['bytes that are not UTF-8', '/%ff%fe'],
    ['NUL', '/a%00b'],
    ['encoded dots', '/..%2f..%2fetc/passwd'],
    ['dots', '/../../etc/passwd'],
    ['a host in the path', '//evil.example/servicios'],
    ['a prototype', '/__proto__'],
    ['a long name', `/${'a'.repeat(9000)}`],
    ['many escapes', `/${'%41'.repeat(3000)}`],
    ['an encoded question mark', '/contactenos%3Fenviado=x'],
    ['a parameter of a route', '/:id'],
    ['an address of machines in capitals', '/HEALTHZ'],
    ['a program of the build', '/server/entry.mjs'],
    ['a bad query', '/nada?%&=%zz&&a[]=1'],
  ])('%s gets the 404 page', async (_name, target) => {
    const { app } = await openTestApp();
    const { head, body } = await sendRaw(app, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(head).toMatch(/^HTTP\/1\.1 404 /);
    expect(head).toMatch(/^content-type: text\/html; charset=utf-8\r$/m);
    expect(head).toMatch(/^x-robots-tag: noindex\r$/m);
    expect(body).toBe(NOT_FOUND);
  });

  test.each([
    ['a WebDAV method', 'PROPFIND / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['the QUERY method', 'QUERY / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['a target without slash', 'GET constructor HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a raw NUL', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    [
      'a request with two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
      400,
    ],
  ])('%s gets a client error', async (_name, text, status) => {
    const { app } = await openTestApp();
    expect((await sendRaw(app, text)).head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  test.each(['/api', '/api/', '/api/v1/nada', '/api/v1/contact/', '/api/%', '/api/v1/contact%00', '/api/v1/%zz'])(
    '%s is not a page',
    async (url) => {
      const { app } = await openTestApp();
      const { statusCode, headers } = await app.inject(url);
      expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex']);
    },
  );

  test.each([
    ['POST', '/', 'GET, HEAD'],
    ['DELETE', '/servicios', 'GET, HEAD'],
    ['PUT', '/no-existe', 'GET, HEAD'],
    ['OPTIONS', '/robots.txt', 'GET, HEAD'],
    ['POST', '/_astro/Volcan:1.png', 'GET, HEAD'],
    ['PATCH', '/contactenos', 'GET, HEAD, POST'],
    ['GET', '/api/v1/contact', 'POST'],
    ['POST', '/healthz', 'GET, HEAD'],
  ] as const)('%s %s gets 405 with Allow: %s', async (method, url, allow) => {
    const { app } = await openTestApp();
    const response = await app.inject({ method, url, headers: { 'content-type': 'x/y' }, payload: '{' });
    expect(response.statusCode).toBe(405);
    expect(response.headers['allow']).toBe(allow);
  });
});
