import { describe, expect, test, vi } from 'vitest';
import { readNews } from '../../domain/whitepaper.ts';
import { createLog } from '../log.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { sampleWhitepaper } from '../testing/fake-news.ts';
import { openNews } from './news.ts';

const feed = (...slugs: string[]) => JSON.stringify({ data: slugs.map((slug_es) => sampleWhitepaper({ slug_es })) });
const slugsOf = (news: { documents: () => readonly { slug_es: string }[] | undefined }) =>
  news.documents()?.map(({ slug_es }) => slug_es);

/** Whitepapers from a source that a test controls, with a fake clock. */
async function open(first: string | Error, kept?: string) {
  const clock = new FakeClock(0);
  const lines: string[] = [];
  let answer: string | Error | undefined = first;
  const write = vi.fn(async () => {});
  const source = vi.fn(async (signal: AbortSignal) => {
    if (answer === undefined) {
      return new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    }
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const news = await openNews({
    source,
    read: async (text) => readNews(text, (html) => html.toUpperCase()),
    clock,
    log: createLog('trace', { write: (line) => lines.push(line) }),
    upstream: { kept: { read: async () => kept, write }, refreshMs: 60_000 },
  });
  await settled(news, answer);
  return { news, clock, lines, source, write, give: (next: string | Error | undefined) => (answer = next) };
}

const settled = (news: { refresh: () => Promise<void> }, answer: unknown) =>
  answer === undefined ? undefined : news.refresh();

test('a list is sanitised, saved to disk and dated', async () => {
  const { news, write } = await open(feed('a'));
  expect(news.documents()).toEqual([sampleWhitepaper({ slug_es: 'a', content_es: '<P>TEXTO.</P>' })]);
  expect(write).toHaveBeenCalledExactlyOnceWith(feed('a'));
  expect(news.readAt()).toBe(0);
});

/** Advances the clock until the list is as expected. */
const eventually = (clock: FakeClock, news: Parameters<typeof slugsOf>[0], slugs: readonly string[]) =>
  vi.waitFor(() => {
    clock.advance(60_000);
    expect(slugsOf(news)).toEqual(slugs);
  });

test('refreshes every minute and drops whitepapers that the source has removed', async () => {
  const { news, clock, give } = await open(feed('a', 'b'));
  give(feed('b', 'c'));
  await eventually(clock, news, ['b', 'c']);
  give(feed('d'));
  await eventually(clock, news, ['d']);
});

test('an unchanged feed keeps the same list and is not saved again', async () => {
  const { news, write } = await open(feed('a'));
  const before = news.documents();
  await news.refresh();
  expect(news.documents()).toBe(before);
  expect(write).toHaveBeenCalledTimes(1);
});

describe('the last good list is kept when the source', () => {
  test.each([
    ['is unreachable', new Error('ECONNREFUSED')],
    ['returns invalid JSON', '<html>'],
    ['returns another shape', '{"data":{}}'],
    ['returns only invalid records', '{"data":[{}]}'],
  ])('%s', async (_, answer) => {
    const { news, clock, give, lines } = await open(feed('a'));
    give(answer);
    await news.refresh();
    expect(lines.join('')).toContain('news not read');
    expect(slugsOf(news)).toEqual(['a']);
    give(feed('b'));
    await eventually(clock, news, ['b']);
  });
});

test('a hanging source times out after 5 s', async () => {
  const { news, clock, give, lines } = await open(feed('a'));
  give(undefined);
  const reading = news.refresh();
  clock.advance(5_000);
  await reading;
  expect(lines.join('')).toContain('"reason":"timeout"');
  expect(slugsOf(news)).toEqual(['a']);
});

test('concurrent requests cause one refresh, and none right after a failure', async () => {
  const { news, clock, give, source } = await open(new Error('down'));
  expect(news.documents()).toBeUndefined();
  const before = source.mock.calls.length;
  await Promise.all([news.refresh(), news.refresh()]);
  expect(source).toHaveBeenCalledTimes(before);
  give(feed('a'));
  clock.advance(2_000);
  await Promise.all([news.refresh(), news.refresh()]);
  expect(source).toHaveBeenCalledTimes(before + 1);
  expect(slugsOf(news)).toEqual(['a']);
});

test('invalid records are logged without their content', async () => {
  const { news, lines } = await open(JSON.stringify({ data: [sampleWhitepaper(), { title_es: 'secreto' }] }));
  expect(slugsOf(news)).toHaveLength(1);
  expect(lines.join('')).toContain('record 1: slug_es');
  expect(lines.join('')).not.toContain('secreto');
});

describe('the saved copy', () => {
  test('is used while the source is down at start, after sanitising it again', async () => {
    const { news } = await open(new Error('down'), feed('viejo'));
    expect(news.documents()).toEqual([sampleWhitepaper({ slug_es: 'viejo', content_es: '<P>TEXTO.</P>' })]);
    expect(news.readAt()).toBeUndefined();
  });

  test('contains every whitepaper, even one that sanitising made longer', async () => {
    const long = JSON.stringify({ data: [sampleWhitepaper({ content_es: '&'.repeat(280_000) })] });
    const read = async (text: string) => readNews(text, (html) => html.replaceAll('&', '&amp;'));
    const copies: string[] = [];
    const kept = { read: async () => copies.at(-1), write: async (text: string) => void copies.push(text) };
    const parts = { read, clock: new FakeClock(0), log: createLog('silent'), upstream: { kept, refreshMs: 60_000 } };
    const first = await openNews({ ...parts, source: async () => long });
    await first.refresh();
    first.stop();
    const second = await openNews({ ...parts, source: () => Promise.reject(new Error('down')) });
    second.stop();
    expect(first.documents()).toHaveLength(1);
    expect(second.documents()).toEqual(first.documents());
  });

  test('is ignored when damaged', async () => {
    const { news, lines } = await open(new Error('down'), '{');
    expect(news.documents()).toBeUndefined();
    expect(lines.join('')).toContain('kept news not usable');
  });

  test('that cannot be written only causes a log line, and is written next time', async () => {
    const { news, write, give, lines } = await open(feed('a'));
    write.mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    give(feed('b'));
    await news.refresh();
    expect(slugsOf(news)).toEqual(['b']);
    expect(lines.join('')).toContain('ENOSPC');
    const before = write.mock.calls.length;
    await news.refresh();
    await news.refresh();
    expect(write).toHaveBeenCalledTimes(before + 1);
  });
});

test('stops refreshing once stopped', async () => {
  const { news, clock, source } = await open(feed('a'));
  const calls = source.mock.calls.length;
  news.stop();
  clock.advance(600_000);
  expect(source).toHaveBeenCalledTimes(calls);
});
