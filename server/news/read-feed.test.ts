import { expect, test } from 'vitest';
import { NewsError } from '../../domain/whitepaper.ts';
import { sampleWhitepaper } from '../testing/fake-news.ts';
import { feedReader } from './read-feed.ts';

const read = feedReader({ siteUrl: 'https://ilalo.example' });
const { signal } = new AbortController();

test('a feed is parsed and sanitised in a worker thread', async () => {
  const content_es = '<h1 onclick="x()">a</h1><script>x()</script>';
  const feed = JSON.stringify({ data: [sampleWhitepaper({ content_es }), {}] });
  expect(await read(feed, signal)).toEqual({
    documents: [sampleWhitepaper({ content_es: '<h2>a</h2>' })],
    problems: [expect.stringMatching(/^record 1: title_es/)],
  });
});

test.each(['{', '{"data":5}', '{"data":[{}]}'])('%s is rejected with a reason', async (feed) => {
  await expect(read(feed, signal)).rejects.toThrow(NewsError);
});

test('thousands of headings are handled', async () => {
  const content_es = '<h3>a</h3>'.repeat(25_000);
  const { documents } = await read(JSON.stringify({ data: [sampleWhitepaper({ content_es })] }), signal);
  expect(documents[0]?.content_es).toBe('<h2>a</h2>'.repeat(25_000));
});

test('a text that takes too long to parse is aborted', async () => {
  const limit = new AbortController();
  const bomb = JSON.stringify({
    data: Array.from({ length: 6 }, (_, index) =>
      sampleWhitepaper({ slug_es: `b-${index}`, content_es: '<b>'.repeat(99_000) }),
    ),
  });
  const reading = read(bomb, limit.signal);
  limit.abort(new NewsError('timeout'));
  await expect(reading).rejects.toThrow('timeout');
});
