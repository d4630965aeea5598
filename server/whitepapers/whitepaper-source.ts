import { NewsError, type Whitepaper } from '../../domain/whitepapers/whitepaper.ts';
import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import type { KeptCopy } from './kept-copy.ts';
import type { FeedReader } from './read-feed.ts';
import type { Source } from './sources.ts';

/** The whitepapers as they are known now. */
export type News = {
  /** Newest first, sanitised. The same list until something changes; undefined while there is none at all. */
  readonly documents: () => readonly Whitepaper[] | undefined;
  /** When the source was last read well, in milliseconds since the epoch. */
  readonly readAt: () => number | undefined;
  /** Reads the source, or joins a read under way. Never rejects: a failure is logged, the last good list stays. */
  readonly refresh: () => Promise<void>;
  readonly stop: () => void;
};

export type NewsParts = {
  readonly source: Source;
  readonly read: FeedReader;
  readonly clock: Clock;
  readonly log: Log;
  /** For a source that may be out of reach: where its last good copy lies, and how often it is read. */
  readonly upstream?: { readonly kept: KeptCopy; readonly refreshMs: number };
};

/** How long reading an upstream source may take, in milliseconds, from the request to the safe list. */
const READ_MS = 5_000;
/** After a failure nobody makes us ask again before this has passed. */
const PAUSE_MS = 2_000;

/** Opens the news: a local source is read before this resolves, an upstream one in the background from then on. */
export async function openNews(parts: NewsParts): Promise<News> {
  const { clock, log, upstream } = parts;
  let documents: readonly Whitepaper[] | undefined;
  let feed: string | undefined;
  let readAt: number | undefined;
  let isKept = false;
  let pausedUntil = 0;
  let reading: Promise<void> | undefined;
  let cancelNext = () => {};
  const stopped = new AbortController();

  async function read(): Promise<void> {
    try {
      const next = await readSource(parts, stopped.signal, feed);
      readAt = clock.now();
      if (next) {
        documents = next.documents;
        feed = next.feed;
        isKept = false;
      }
      if (!isKept && feed !== undefined) isKept = await keep(parts, feed);
    } catch (error) {
      pausedUntil = clock.now() + PAUSE_MS;
      if (!stopped.signal.aborted) log.warn({ reason: reasonOf(error) }, 'news not read');
    }
  }
  function refresh(): Promise<void> {
    if (!reading && clock.now() >= pausedUntil) {
      reading = read().finally(() => {
        reading = undefined;
      });
    }
    return reading ?? Promise.resolve();
  }
  function keepRefreshing({ refreshMs }: { readonly refreshMs: number }): void {
    void refresh().then(() => {
      if (!stopped.signal.aborted) cancelNext = clock.after(refreshMs, () => keepRefreshing({ refreshMs }));
    });
  }

  if (upstream) {
    documents = await readKept(parts, upstream.kept, stopped.signal);
    keepRefreshing(upstream);
  } else await refresh();

  return {
    documents: () => documents,
    readAt: () => readAt,
    refresh,
    stop: () => {
      stopped.abort();
      cancelNext();
    },
  };
}

type Reading = { readonly feed: string; readonly documents: readonly Whitepaper[] };

/** Reads the source within its time; undefined when it says what it said the last time. Rejects with why it could not. */
async function readSource(parts: NewsParts, stop: AbortSignal, last: string | undefined): Promise<Reading | undefined> {
  const { source, read, clock, log, upstream } = parts;
  const limit = new AbortController();
  const cancel = upstream ? clock.after(READ_MS, () => limit.abort(new NewsError('timeout'))) : () => {};
  const signal = AbortSignal.any([limit.signal, stop]);
  try {
    const feed = await source(signal);
    if (feed === last) return undefined;
    const { documents, problems } = await read(feed, signal);
    if (problems.length > 0) log.warn({ problems }, 'news records left out');
    return { feed, documents };
  } finally {
    cancel();
  }
}

/**
 * Whether the copy on disk is the feed, as the source gave it: made safe, some texts are longer than a feed's may be.
 * A local source needs none.
 */
async function keep({ upstream, log }: NewsParts, feed: string): Promise<boolean> {
  try {
    await upstream?.kept.write(feed);
    return true;
  } catch (error) {
    log.warn({ code: (error as NodeJS.ErrnoException).code }, 'news not kept on disk');
    return false;
  }
}

async function readKept(
  { read, log }: NewsParts,
  kept: KeptCopy,
  stop: AbortSignal,
): Promise<readonly Whitepaper[] | undefined> {
  const feed = await kept.read();
  if (feed === undefined) return undefined;
  try {
    return (await read(feed, stop)).documents;
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'kept news not usable');
    return undefined;
  }
}

/** Why, in a word or two, without anything of the feed in it. */
function reasonOf(error: unknown): string {
  if (error instanceof NewsError) return error.message;
  const { code, name } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  return code ?? name;
}
