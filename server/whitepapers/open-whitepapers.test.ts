import { expect, onTestFinished, test, vi } from 'vitest';
import { type Behaviour, hang, openLoopback } from '../../tests/harness/loopback.ts';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { content } from '../../tests/harness/unit/test-content.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { hostFeed } from './open-whitepapers.ts';

/** What becomes of a request to a news host. */
async function fetchFrom(behaviour: Behaviour) {
  const host = await openLoopback(onTestFinished, behaviour);
  const clock = new FakeClock();
  return { host, clock, feed: hostFeed(host.url, { content, clock })(new AbortController().signal) };
}

test.each([301, 302, 307, 308])('a redirect (%d) from the news host is not followed', async (status) => {
  const inside = await openLoopback(onTestFinished, (response) => response.end('{"data":[]}'));
  const { host, feed } = await fetchFrom((response) => {
    response.writeHead(status, { location: `${inside.url}/internal` }).end();
  });
  await expect(feed).rejects.toMatchObject({ code: 'redirect' });
  expect(host.received).toHaveLength(1);
  expect(inside.received).toEqual([]);
});

test('a feed of more than 2 MB is rejected', async () => {
  const { feed } = await fetchFrom((response) => response.end('x'.repeat(3_000_000)));
  await expect(feed).rejects.toMatchObject({ code: 'too large' });
});

test('a news host is waited for at most 5 s', async () => {
  const { host, clock, feed } = await fetchFrom(hang);
  feed.catch(() => {});
  await vi.waitFor(() => expect(host.received).toHaveLength(1), WAIT);
  clock.advance(5_000);
  await expect(feed).rejects.toMatchObject({ code: 'timeout' });
});
