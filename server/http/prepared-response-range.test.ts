import { describe, expect, test } from 'vitest';
import { VIDEO } from '../../tests/harness/fixture-build.ts';
import { openTestApp } from '../../tests/harness/unit/test-app.ts';
import { readRange } from './prepared-response.ts';

const VIDEO_URL = '/_astro/telar.a1b2.mp4';

describe('readRange() for a body of 100 bytes', () => {
  test.each<[string | undefined, ReturnType<typeof readRange>]>([
    ['bytes=0-1', { first: 0, last: 1 }],
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=99-', { first: 99, last: 99 }],
    ['bytes=10-500', { first: 10, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['BYTES=5-5 ', { first: 5, last: 5 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=99999999999999999999999-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [undefined, undefined],
    ['bytes=-', undefined],
    ['bytes=5-4', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=a-b', undefined],
    ['lines=0-1', undefined],
  ])('reads %j as %j', (header, expected) => {
    expect(readRange(header, 100)).toEqual(expected);
  });

  test('finds every range of an empty body unsatisfiable', () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(readRange('bytes=-5', 0)).toBe('unsatisfiable');
  });
});

describe('a video', () => {
  test('is sent whole with Accept-Ranges when no range is requested', async () => {
    const { app } = await openTestApp();
    const response = await app.inject(VIDEO_URL);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '100' });
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.rawPayload).toEqual(VIDEO);
  });

  test('is sent in the part that a range names', async () => {
    const { app } = await openTestApp();
    const headers = { range: 'bytes=40-', 'accept-encoding': 'br, gzip' };
    const response = await app.inject({ url: VIDEO_URL, headers });
    expect(response.statusCode).toBe(206);
    expect(response.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': 'bytes 40-99/100',
      'content-length': '60',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^".+"$/),
    });
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.rawPayload).toEqual(VIDEO.subarray(40));
  });

  test('with a range beyond its end gets 416 without caching headers', async () => {
    const { app } = await openTestApp();
    const response = await app.inject({ url: VIDEO_URL, headers: { range: 'bytes=100-' } });
    expect(response).toMatchObject({ statusCode: 416, body: '' });
    expect(response.headers['content-range']).toBe('bytes */100');
    for (const name of ['content-type', 'cache-control', 'etag']) expect(response.headers).not.toHaveProperty(name);
  });

  test('If-Range selects the range for the same ETag and the whole body for any other', async () => {
    const { app } = await openTestApp();
    const { etag } = (await app.inject(VIDEO_URL)).headers;
    const ask = async (ifRange: string) =>
      (await app.inject({ url: VIDEO_URL, headers: { range: 'bytes=0-1', 'if-range': ifRange } })).statusCode;
    expect(await ask(String(etag))).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2026 07:28:00 GMT', ''])
      expect(await ask(other)).toBe(200);
  });

  test('with a matching If-None-Match gets 304 despite a range', async () => {
    const { app } = await openTestApp();
    const { etag } = (await app.inject(VIDEO_URL)).headers;
    const headers = { 'if-none-match': String(etag), range: 'bytes=0-1' };
    expect(await app.inject({ url: VIDEO_URL, headers })).toMatchObject({ statusCode: 304, body: '' });
  });

  test('HEAD ignores ranges', async () => {
    const { app } = await openTestApp();
    const response = await app.inject({ method: 'HEAD', url: VIDEO_URL, headers: { range: 'bytes=0-1' } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-length']).toBe('100');
  });
});

test.each(['/', '/_astro/form.a1b2.js'])('GET %s ignores ranges', async (url) => {
  const { app } = await openTestApp();
  const response = await app.inject({ url, headers: { range: 'bytes=0-1' } });
  expect(response.statusCode).toBe(200);
  for (const name of ['accept-ranges', 'content-range']) expect(response.headers).not.toHaveProperty(name);
});
