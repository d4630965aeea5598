import { expect, test } from 'vitest';
import { FeedError } from '../../domain/whitepapers/whitepaper.ts';
import { sampleWhitepaper } from '../../tests/harness/unit/sample-whitepaper.ts';
import { createFeedParser } from './parse-feed.ts';

const parse = createFeedParser({ siteUrl: 'https://tilo.example' });
const { signal } = new AbortController();

test('the parser parses and sanitizes a feed in a worker thread', async () => {
  const content_es = '<h1 onclick="x()">a</h1><script>x()</script>';
  const feed = JSON.stringify({ data: [sampleWhitepaper({ content_es }), {}] });
  expect(await parse(feed, signal)).toEqual({
    list: [sampleWhitepaper({ content_es: '<h2>a</h2>' })],
    problems: [expect.stringMatching(/^record 1: title_es/)],
  });
});

test('the parser accepts thousands of headings', async () => {
  const content_es = '<h3>a</h3>'.repeat(25_000);
  const { list } = await parse(JSON.stringify({ data: [sampleWhitepaper({ content_es })] }), signal);
  expect(list[0]?.content_es).toBe('<h2>a</h2>'.repeat(25_000));
});

const DEPTH = 900_000;
const nested = '['.repeat(DEPTH) + ']'.repeat(DEPTH);

test('the parser rejects a deeply nested feed with a FeedError', async () => {
  await expect(parse(`{"data":${nested}}`, signal)).rejects.toThrow(FeedError);
});

test('the parser treats a deeply nested field like any other invalid one', async () => {
  const record = JSON.stringify(sampleWhitepaper({ tags_es: [] }));
  const feed = `{"data":[${record.replace('"tags_es":[]', `"tags_es":${nested}`)}]}`;
  expect((await parse(feed, signal)).list).toEqual([sampleWhitepaper({ tags_es: [] })]);
});

test('the parser stops when the signal aborts', async () => {
  const limit = new AbortController();
  const bomb = JSON.stringify({
    data: Array.from({ length: 6 }, (_, index) =>
      sampleWhitepaper({ slug_es: `b-${index}`, content_es: '<b>'.repeat(99_000) }),
    ),
  });
  const parsing = parse(bomb, limit.signal);
  limit.abort(new FeedError('timeout'));
  await expect(parsing).rejects.toThrow('timeout');
});
