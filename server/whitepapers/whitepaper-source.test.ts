import { describe, expect, test, vi } from 'vitest';
import { parseFeed } from '../../domain/whitepapers/whitepaper.ts';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { sampleWhitepaper } from '../../tests/harness/unit/sample-whitepaper.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { createLog } from '../process/log.ts';
import { openWhitepaperSource, type WhitepaperSource } from './whitepaper-source.ts';

const feed = (...slugs: string[]) => JSON.stringify({ data: slugs.map((slug_es) => sampleWhitepaper({ slug_es })) });
const slugsOf = ({ list }: Pick<WhitepaperSource, 'list'>) => list()?.map(({ slug_es }) => slug_es);

/** A source with a fake clock; `give` sets the next feed or error. */
async function open(first: string | Error, cached?: string) {
  const clock = new FakeClock(0);
  const lines: string[] = [];
  let answer = first;
  const write = vi.fn(async () => {});
  const fetchFeed = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const source = await openWhitepaperSource({
    fetchFeed,
    parse: async (text) => parseFeed(text, (html) => html.toUpperCase()),
    clock,
    log: createLog('trace', { write: (line) => lines.push(line) }),
    copy: { read: async () => cached, write },
    refreshMs: 60_000,
  });
  await source.refresh();
  return { source, clock, lines, fetchFeed, write, give: (next: string | Error) => (answer = next) };
}

test('a feed is sanitized, cached on disk and dated', async () => {
  const { source, write } = await open(feed('a'));
  expect(source.list()).toEqual([sampleWhitepaper({ slug_es: 'a', content_es: '<P>TEXTO.</P>' })]);
  expect(write).toHaveBeenCalledExactlyOnceWith(feed('a'));
  expect(source.readAt()).toBe(0);
});

/** Advances the clock by minutes until the list is as expected. */
const eventually = (clock: FakeClock, source: Parameters<typeof slugsOf>[0], slugs: readonly string[]) =>
  vi.waitFor(() => {
    clock.advance(60_000);
    expect(slugsOf(source)).toEqual(slugs);
  }, WAIT);

test('the source reads the feed again every minute and drops what the host removed', async () => {
  const { source, clock, give } = await open(feed('a', 'b'));
  give(feed('b', 'c'));
  await eventually(clock, source, ['b', 'c']);
  give(feed('d'));
  await eventually(clock, source, ['d']);
});

test('an unchanged feed keeps the same list and is not written again', async () => {
  const { source, write } = await open(feed('a'));
  const before = source.list();
  await source.refresh();
  expect(source.list()).toBe(before);
  expect(write).toHaveBeenCalledTimes(1);
});

test.each([
  ['is unreachable', new Error('ECONNREFUSED')],
  ['is not JSON', '<html>'],
])('the last good list stays when the feed %s', async (_, answer) => {
  const { source, clock, give, lines } = await open(feed('a'));
  give(answer);
  await source.refresh();
  expect(lines.join('')).toContain('whitepapers not read');
  expect(slugsOf(source)).toEqual(['a']);
  give(feed('b'));
  await eventually(clock, source, ['b']);
});

test('fetching and parsing a feed end together after 5 s', async () => {
  const clock = new FakeClock(0);
  const lines: string[] = [];
  const parse = vi.fn(
    (_feed: string, signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const source = await openWhitepaperSource({
    fetchFeed: async () => {
      clock.advance(3_000);
      return feed('a');
    },
    parse,
    clock,
    log: createLog('trace', { write: (line) => lines.push(line) }),
    copy: { read: async () => undefined, write: async () => {} },
    refreshMs: 60_000,
  });
  await vi.waitFor(() => expect(parse).toHaveBeenCalledTimes(1), WAIT);
  const reading = source.refresh();
  clock.advance(2_000);
  await reading;
  expect(lines.join('')).toContain('"reason":"timeout"');
});

test('concurrent refreshes share one read, and none follows right after a failure', async () => {
  const { source, clock, give, fetchFeed } = await open(new Error('down'));
  expect(source.list()).toBeUndefined();
  const before = fetchFeed.mock.calls.length;
  await Promise.all([source.refresh(), source.refresh()]);
  expect(fetchFeed).toHaveBeenCalledTimes(before);
  give(feed('a'));
  clock.advance(2_000);
  await Promise.all([source.refresh(), source.refresh()]);
  expect(fetchFeed).toHaveBeenCalledTimes(before + 1);
  expect(slugsOf(source)).toEqual(['a']);
});

test('a failure while the clock was ahead does not keep the source from reading', async () => {
  const { source, clock, give } = await open(new Error('down'));
  give(feed('a'));
  clock.set(-3 * 3_600_000);
  await source.refresh();
  expect(slugsOf(source)).toEqual(['a']);
});

test('the log names the fields of invalid records without their values', async () => {
  const { source, lines } = await open(JSON.stringify({ data: [sampleWhitepaper(), { title_es: 'secreto' }] }));
  expect(slugsOf(source)).toHaveLength(1);
  expect(lines.join('')).toContain('record 1: slug_es');
  expect(lines.join('')).not.toContain('secreto');
});

describe('the cached copy', () => {
  test('is sanitized again and served when the host is down at start', async () => {
    const { source } = await open(new Error('down'), feed('viejo'));
    expect(source.list()).toEqual([sampleWhitepaper({ slug_es: 'viejo', content_es: '<P>TEXTO.</P>' })]);
    expect(source.readAt()).toBeUndefined();
  });

  test('holds the feed as received, because sanitizing can make a text too long for a feed', async () => {
    const long = JSON.stringify({ data: [sampleWhitepaper({ content_es: '&'.repeat(280_000) })] });
    const parse = async (text: string) => parseFeed(text, (html) => html.replaceAll('&', '&amp;'));
    const copies: string[] = [];
    const copy = { read: async () => copies.at(-1), write: async (text: string) => void copies.push(text) };
    const deps = { parse, clock: new FakeClock(0), log: createLog('silent'), copy, refreshMs: 60_000 };
    const first = await openWhitepaperSource({ ...deps, fetchFeed: async () => long });
    await first.refresh();
    first.stop();
    const second = await openWhitepaperSource({ ...deps, fetchFeed: () => Promise.reject(new Error('down')) });
    second.stop();
    expect(first.list()).toHaveLength(1);
    expect(second.list()).toEqual(first.list());
  });

  test('is ignored when it is corrupt', async () => {
    const { source, lines } = await open(new Error('down'), '{');
    expect(source.list()).toBeUndefined();
    expect(lines.join('')).toContain('cached whitepapers unusable');
  });

  test('is logged when it cannot be written, and written by the next read', async () => {
    const { source, write, give, lines } = await open(feed('a'));
    write.mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    give(feed('b'));
    await source.refresh();
    expect(slugsOf(source)).toEqual(['b']);
    expect(lines.join('')).toContain('ENOSPC');
    const before = write.mock.calls.length;
    await source.refresh();
    await source.refresh();
    expect(write).toHaveBeenCalledTimes(before + 1);
  });
});

test('the source does not read after a stop', async () => {
  const { source, clock, fetchFeed } = await open(feed('a'));
  const calls = fetchFeed.mock.calls.length;
  source.stop();
  clock.advance(600_000);
  expect(fetchFeed).toHaveBeenCalledTimes(calls);
});
