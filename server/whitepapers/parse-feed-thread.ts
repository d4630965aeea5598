import { parentPort, workerData } from 'node:worker_threads';
import { FeedError, parseFeed } from '../../domain/whitepapers/whitepaper.ts';
import type { FeedResult, FeedTask } from './parse-feed.ts';
import { sanitizeContent } from './sanitize-content.ts';

function parse({ feed, options }: FeedTask): FeedResult {
  try {
    return parseFeed(feed, (html) => sanitizeContent(html, options));
  } catch (error) {
    if (error instanceof FeedError) return { reason: error.message };
    throw error;
  }
}

parentPort?.postMessage(parse(workerData));
