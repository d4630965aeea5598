import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bodyOf, openTestApp } from '../../tests/harness/unit/test-app.ts';

const DECODE = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

describe('a prepared response', () => {
  test.each(['br', 'gzip', 'identity'] as const)('is sent as %s with an ETag of its own', async (encoding) => {
    const { app } = await openTestApp();
    const headers = { 'accept-encoding': encoding };
    const response = await app.inject({ url: '/', headers });
    expect(response.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(DECODE[encoding](response.rawPayload).toString()).toBe(bodyOf('/'));
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));

    const { etag = '' } = response.headers;
    expect(etag).toMatch(new RegExp(`^"[\\w-]+-${encoding}"$`));
    for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const again = await app.inject({ url: '/', headers: { ...headers, 'if-none-match': known } });
      expect(again).toMatchObject({ statusCode: 304, body: '' });
      expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding' });
    }
    for (const other of ['gzip', 'br', 'identity'].filter((name) => name !== encoding)) {
      const stale = await app.inject({
        url: '/',
        headers: { 'accept-encoding': other, 'if-none-match': String(etag) },
      });
      expect(stale.statusCode).toBe(200);
    }
  });

  test('HEAD has the headers of GET and no body', async () => {
    const { app } = await openTestApp();
    for (const url of ['/', '/no-existe', '/_astro/form.a1b2.js', '/contactenos']) {
      const [get, head] = [await app.inject({ url }), await app.inject({ method: 'HEAD', url })];
      expect(head.body).toBe('');
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    }
  });

  test('HEAD with the ETag has status 304, and never the length 0', async () => {
    const { app } = await openTestApp();
    for (const url of ['/', '/_astro/form.a1b2.js']) {
      const { headers } = await app.inject({ method: 'HEAD', url });
      const again = await app.inject({ method: 'HEAD', url, headers: { 'if-none-match': String(headers.etag) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      for (const name of ['content-length', 'content-type', 'etag']) expect(again.headers[name]).toBe(headers[name]);
    }
  });

  test('with status 404 is never revalidated to 304', async () => {
    const { app } = await openTestApp();
    expect((await app.inject({ url: '/no', headers: { 'if-none-match': '*' } })).statusCode).toBe(404);
  });
});
