import { expect, onTestFinished, test } from 'vitest';
import { openLoopback } from '../../tests/harness/loopback.ts';
import { content } from '../../tests/harness/unit/test-content.ts';
import { hostFeed } from './fetch-feed.ts';

test.each([301, 302, 307, 308])('a redirect (%d) from the news host is not followed', async (status) => {
  const inside = await openLoopback(onTestFinished, (response) => response.end('{"data":[]}'));
  const host = await openLoopback(onTestFinished, (response) => {
    response.writeHead(status, { location: `${inside.url}/internal` }).end();
  });
  await expect(hostFeed(host.url, content)(new AbortController().signal)).rejects.toThrow();
  expect(host.received).toHaveLength(1);
  expect(inside.received).toEqual([]);
});

test('a feed of more than 2 MB is rejected', async () => {
  const host = await openLoopback(onTestFinished, (response) => response.end('x'.repeat(3_000_000)));
  await expect(hostFeed(host.url, content)(new AbortController().signal)).rejects.toThrow('more than 2 MB');
});
