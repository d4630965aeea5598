import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { NewsError, type ReadNews } from '../../domain/whitepapers/whitepaper.ts';
import type { Surroundings } from './sanitize-content.ts';

/** Reads the text of a feed; rejects with a NewsError when it cannot be used, with the signal's reason when cut off. */
export type FeedReader = (feed: string, signal: AbortSignal) => Promise<ReadNews>;

export type FeedTask = { readonly feed: string; readonly surroundings: Surroundings };
export type FeedResult = ReadNews | { readonly reason: string };

/** Beside this file: as source in a checkout, bundled in a build. */
const THREAD = new URL(`./read-feed-thread${extname(import.meta.filename)}`, import.meta.url);

/**
 * Reads feeds in a thread of its own, which is ended when the time is up: text from elsewhere can be made to keep
 * a parser busy, and meanwhile the site must answer.
 */
export function feedReader(surroundings: Surroundings): FeedReader {
  return async (feed, signal) => {
    signal.throwIfAborted();
    const thread = new Worker(THREAD, { workerData: { feed, surroundings } satisfies FeedTask });
    const { promise, resolve, reject } = Promise.withResolvers<FeedResult>();
    const cutOff = () => reject(signal.reason);
    signal.addEventListener('abort', cutOff, { once: true });
    thread.once('message', resolve).once('error', reject);
    thread.once('exit', () => reject(new NewsError('the reader ended early')));
    const result = await promise.finally(() => {
      signal.removeEventListener('abort', cutOff);
      void thread.terminate();
    });
    if ('reason' in result) throw new NewsError(result.reason);
    return result;
  };
}
