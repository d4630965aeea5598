import { expect, test, vi } from 'vitest';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { sampleWhitepaper } from '../../tests/harness/unit/sample-whitepaper.ts';
import { content } from '../../tests/harness/unit/test-content.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { createLog } from '../process/log.ts';
import { openOwnWhitepapers } from './own-whitepapers.ts';

const DAY_MS = 24 * 3_600_000;

test('the list is read once a day, however often it is asked for meanwhile', async () => {
  const clock = new FakeClock();
  const readFeed = vi.fn(async () => '');
  const parse = async () => ({ list: [sampleWhitepaper()], problems: [] });
  const source = openOwnWhitepapers({ readFeed, parse, content, clock, log: createLog('silent') });
  for (let asked = 0; asked < 50; asked++) source.list();
  await source.refresh();
  expect(readFeed).toHaveBeenCalledTimes(1);
  clock.set(2 * DAY_MS);
  for (let asked = 0; asked < 50; asked++) expect(source.list()).toHaveLength(1);
  await source.refresh();
  expect(readFeed).toHaveBeenCalledTimes(2);
});

test('the whitepapers of another content are parsed only if one of them differs', async () => {
  let feed = 'one';
  const parse = vi.fn(async (text: string) => ({ list: [sampleWhitepaper({ title_es: text })], problems: [] }));
  const readFeed = async () => feed;
  const deps = { readFeed, parse, content, clock: new FakeClock(), log: createLog('silent') };
  const source = openOwnWhitepapers(deps);
  await source.refresh();
  const titleOf = async () => (await source.prepare({ ...content() }))?.map(({ title_es }) => title_es);
  expect(await titleOf()).toEqual(['one']);
  expect(parse).toHaveBeenCalledOnce();
  feed = 'two';
  expect(await titleOf()).toEqual(['two']);
  expect(parse).toHaveBeenCalledTimes(2);
});

test('the log names it when reading takes too long', async () => {
  const clock = new FakeClock();
  const lines: string[] = [];
  const parse = vi.fn(
    (_feed: string, signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const source = openOwnWhitepapers({ readFeed: async () => '', parse, content, clock, log });
  await vi.waitFor(() => expect(parse).toHaveBeenCalledTimes(1), WAIT);
  const reading = source.refresh();
  clock.advance(20_000);
  await reading;
  expect(lines.join('')).toContain('"reason":"timeout"');
});
