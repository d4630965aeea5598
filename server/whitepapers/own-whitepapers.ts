import type { Content } from '../../domain/content/content.ts';
import { dayCountInEcuador } from '../../domain/site/moment.ts';
import { FeedError, type Whitepaper } from '../../domain/whitepapers/whitepaper.ts';
import type { Basics } from '../basics.ts';
import { signalWithDeadline } from '../process/clock.ts';
import type { ParseFeed } from './parse-feed.ts';
import { reasonOf, type WhitepaperSource } from './whitepaper-source.ts';

type OwnDeps = Omit<Basics, 'store'> & {
  /** The published whitepapers of a content as a feed. */
  readonly readFeed: (content: Content) => Promise<string>;
  readonly parse: ParseFeed;
};

type Kept = { readonly day: number; readonly list: readonly Whitepaper[] };

/** Deadline for reading the whitepapers of a content, in milliseconds. */
const READ_MS = 20_000;

/**
 * Opens the whitepapers of the content itself. They are read in the background, as a thousand take a second; again when
 * the content changes, and once a day, for scheduled ones.
 */
export function openOwnWhitepapers({ readFeed, parse, content, clock, log }: OwnDeps): WhitepaperSource {
  const lists = new WeakMap<Content, Kept>();
  const today = () => dayCountInEcuador(clock.now());
  let latest: { readonly feed: string; readonly list: Kept['list'] } | undefined;

  const readings = new WeakMap<Content, Promise<Kept['list'] | undefined>>();

  /** Concurrent callers share one reading. */
  function prepare(of: Content): Promise<Kept['list'] | undefined> {
    const reading = readings.get(of) ?? read(of).finally(() => readings.delete(of));
    readings.set(of, reading);
    return reading;
  }

  async function read(of: Content) {
    const day = today();
    if (lists.get(of)?.day === day) return lists.get(of)?.list;
    try {
      const feed = await readFeed(of);
      // Few publications change a whitepaper, and to parse a thousand takes a second.
      if (feed !== latest?.feed) latest = { feed, list: await parseList(feed) };
      lists.set(of, { day, list: latest.list });
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'whitepapers not read');
    }
    return lists.get(of)?.list;
  }

  async function parseList(feed: string): Promise<Kept['list']> {
    const { signal, cancel } = signalWithDeadline({ clock, ms: READ_MS }, () => new FeedError('timeout'));
    const { list, problems } = await parse(feed, signal).finally(cancel);
    if (problems.length > 0) log.warn({ problems }, 'whitepapers left out');
    return list;
  }

  void prepare(content());
  return {
    list: () => {
      const kept = lists.get(content());
      if (kept && kept.day !== today()) void prepare(content());
      return kept?.list;
    },
    readAt: () => undefined,
    refresh: async () => void (await prepare(content())),
    prepare,
    stop: () => {},
  };
}
