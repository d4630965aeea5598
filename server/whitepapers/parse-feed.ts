import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FeedError, type ParsedFeed } from '../../domain/whitepapers/whitepaper.ts';
import type { SanitizeOptions } from './sanitize-content.ts';

/** Parses and sanitizes a feed. Rejects with FeedError when it is unusable, with the signal's reason when aborted. */
export type ParseFeed = (feed: string, signal: AbortSignal) => Promise<ParsedFeed>;

export type FeedTask = { readonly feed: string; readonly options: SanitizeOptions };
export type FeedResult = ParsedFeed | { readonly reason: string };

/** Beside this file, in a checkout as well as in the bundle. */
const THREAD = new URL(`./parse-feed-thread${extname(import.meta.filename)}`, import.meta.url);

/** Parses in a worker thread that can be terminated: hostile input could block the event loop for seconds. */
export function createFeedParser(options: SanitizeOptions): ParseFeed {
  return async (feed, signal) => {
    signal.throwIfAborted();
    const thread = new Worker(THREAD, { workerData: { feed, options } satisfies FeedTask });
    const { promise, resolve, reject } = Promise.withResolvers<FeedResult>();
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    thread.once('message', resolve).once('error', reject);
    thread.once('exit', () => reject(new FeedError('the parser thread exited early')));
    const result = await promise.finally(() => {
      signal.removeEventListener('abort', abort);
      void thread.terminate();
    });
    if ('reason' in result) throw new FeedError(result.reason);
    return result;
  };
}
