import { isDeepStrictEqual } from 'node:util';
import { NewsError, readNews, type Whitepaper } from '../../domain/whitepaper.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { KeptCopy } from './kept-copy.ts';
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
  readonly sanitize: (html: string) => string;
  readonly clock: Clock;
  readonly log: Log;
  /** For a source that may be out of reach: where its last good copy lies, and how often it is read. */
  readonly upstream?: { readonly kept: KeptCopy; readonly refreshMs: number };
};

/** How long the source may take, in milliseconds. */
const READ_MS = 5_000;
/** After a failure nobody makes us ask again before this has passed. */
const PAUSE_MS = 2_000;

/** Opens the news: a local source is read before this resolves, an upstream one in the background from then on. */
export async function openNews(parts: NewsParts): Promise<News> {
  const { clock, upstream } = parts;
  let documents: readonly Whitepaper[] | undefined;
  let readAt: number | undefined;
  let pausedUntil = 0;
  let reading: Promise<void> | undefined;
  let cancelNext = () => {};
  const stopped = new AbortController();

  async function read(): Promise<void> {
    try {
      const next = await readSource(parts, stopped.signal);
      readAt = clock.now();
      if (isDeepStrictEqual(next, documents)) return;
      documents = next;
      await upstream?.kept.write(next).catch((error: NodeJS.ErrnoException) => {
        parts.log.warn({ code: error.code }, 'news not kept on disk');
      });
    } catch (error) {
      pausedUntil = clock.now() + PAUSE_MS;
      if (!stopped.signal.aborted) parts.log.warn({ reason: reasonOf(error) }, 'news not read');
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
    documents = await readKept(parts, upstream.kept);
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

/** Reads the source within its time and makes its whitepapers safe. Rejects with why it could not. */
async function readSource(
  { source, sanitize, clock, log }: NewsParts,
  stop: AbortSignal,
): Promise<readonly Whitepaper[]> {
  const limit = new AbortController();
  const cancel = clock.after(READ_MS, () => limit.abort(new NewsError('timeout')));
  try {
    const { documents, problems } = readNews(parseJson(await source(AbortSignal.any([limit.signal, stop]))));
    if (problems.length > 0) log.warn({ problems: problems.slice(0, 20) }, 'news records left out');
    return documents.map((document) => ({ ...document, content_es: sanitize(document.content_es) }));
  } finally {
    cancel();
  }
}

async function readKept({ sanitize, log }: NewsParts, kept: KeptCopy): Promise<readonly Whitepaper[] | undefined> {
  const text = await kept.read();
  if (text === undefined) return undefined;
  try {
    const { documents } = readNews(parseJson(text));
    return documents.map((document) => ({ ...document, content_es: sanitize(document.content_es) }));
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'kept news not usable');
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NewsError('no JSON');
  }
}

/** Why, in a word or two, without anything of the feed in it. */
function reasonOf(error: unknown): string {
  if (error instanceof NewsError) return error.message;
  const { code, name } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  return code ?? name;
}
