import type { Content } from '../../domain/content/content.ts';
import { FeedError, type Whitepaper } from '../../domain/whitepapers/whitepaper.ts';
import { FetchError } from '../http/bounded-fetch.ts';
import { type Clock, openPause, signalWithDeadline } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import type { CachedCopy } from './cached-copy.ts';
import type { ParseFeed } from './parse-feed.ts';

/** The current list of whitepapers, refreshed in the background when it comes from a news host. */
export type WhitepaperSource = {
  /** Newest first, sanitized. The same array until something changes; undefined until a feed was read. */
  readonly list: () => readonly Whitepaper[] | undefined;
  /** Time of the last successful read, in milliseconds since the epoch. */
  readonly readAt: () => number | undefined;
  /** Reads the feed, or joins a read in progress. Never rejects: a failure is logged and the last good list stays. */
  readonly refresh: () => Promise<void>;
  /** The list to be shown with a content, published or not; the content's own whitepapers are read if they are not yet. */
  readonly prepare: (content: Content) => Promise<readonly Whitepaper[] | undefined>;
  readonly stop: () => void;
};

/** Fetches the feed as JSON text; rejects when it is not available. */
export type FetchFeed = (signal: AbortSignal) => Promise<string>;

export type WhitepaperSourceDeps = {
  readonly fetchFeed: FetchFeed;
  readonly parse: ParseFeed;
  readonly clock: Clock;
  readonly log: Log;
  /** The last good feed. */
  readonly copy: CachedCopy;
  /** How often the feed is read. */
  readonly refreshMs: number;
};

/** Deadline for fetching and parsing a feed together, in milliseconds. */
export const READ_MS = 5_000;
/** Refreshes within this time after a failure are skipped. */
const PAUSE_MS = 2_000;

/** Opens the whitepapers of a news host: those of the last good copy, until the host's are read in the background. */
export async function openWhitepaperSource(deps: WhitepaperSourceDeps): Promise<WhitepaperSource> {
  const { clock, log, refreshMs } = deps;
  let feed: string | undefined;
  let readAt: number | undefined;
  let isCopied = false;
  const pause = openPause(clock, PAUSE_MS);
  let reading: Promise<void> | undefined;
  let cancelNext = () => {};
  const stopped = new AbortController();
  let list = await readCopy(deps, stopped.signal);

  async function read(): Promise<void> {
    try {
      const next = await readFeed(deps, stopped.signal, feed);
      readAt = clock.now();
      if (next) {
        list = next.list;
        feed = next.feed;
        isCopied = false;
      }
      if (!isCopied && feed !== undefined) isCopied = await writeCopy(deps, feed);
    } catch (error) {
      pause.begin();
      if (!stopped.signal.aborted) log.warn({ reason: reasonOf(error) }, 'whitepapers not read');
    }
  }
  function refresh(): Promise<void> {
    if (!reading && pause.isOver()) {
      reading = read().finally(() => {
        reading = undefined;
      });
    }
    return reading ?? Promise.resolve();
  }
  function keepRefreshing(): void {
    void refresh().then(() => {
      if (!stopped.signal.aborted) cancelNext = clock.after(refreshMs, keepRefreshing);
    });
  }

  keepRefreshing();

  return {
    list: () => list,
    readAt: () => readAt,
    refresh,
    prepare: async () => list,
    stop: () => {
      stopped.abort();
      cancelNext();
    },
  };
}

type Reading = { readonly feed: string; readonly list: readonly Whitepaper[] };

/** Fetches and parses a feed within the deadline; undefined when it equals `last`. Rejects with the failure. */
async function readFeed(
  { fetchFeed, parse, clock, log }: WhitepaperSourceDeps,
  stop: AbortSignal,
  last: string | undefined,
): Promise<Reading | undefined> {
  const { signal, cancel } = signalWithDeadline({ clock, ms: READ_MS }, () => new FetchError('timeout'), stop);
  try {
    const feed = await fetchFeed(signal);
    if (feed === last) return undefined;
    const { list, problems } = await parse(feed, signal);
    if (problems.length > 0) log.warn({ problems }, 'whitepapers left out');
    return { feed, list };
  } finally {
    cancel();
  }
}

/** Writes the feed as received: sanitizing can make a text longer than a feed allows. Returns false if it cannot. */
async function writeCopy({ copy, log }: WhitepaperSourceDeps, feed: string): Promise<boolean> {
  try {
    await copy.write(feed);
    return true;
  } catch (error) {
    log.warn({ code: (error as NodeJS.ErrnoException).code }, 'whitepapers not cached on disk');
    return false;
  }
}

async function readCopy(
  { copy, parse, log }: WhitepaperSourceDeps,
  stop: AbortSignal,
): Promise<readonly Whitepaper[] | undefined> {
  const feed = await copy.read();
  if (feed === undefined) return undefined;
  try {
    return (await parse(feed, stop)).list;
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'cached whitepapers unusable');
    return undefined;
  }
}

/** A short reason without any of the feed's text. */
export function reasonOf(error: unknown): string {
  if (error instanceof FeedError) return error.message;
  const { code, name } = error as NodeJS.ErrnoException;
  return code ?? name;
}
