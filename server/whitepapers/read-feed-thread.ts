import { parentPort, workerData } from 'node:worker_threads';
import { NewsError, readNews } from '../../domain/whitepapers/whitepaper.ts';
import type { FeedResult, FeedTask } from './read-feed.ts';
import { sanitizeContent } from './sanitize-content.ts';

function read({ feed, surroundings }: FeedTask): FeedResult {
  try {
    return readNews(feed, (html) => sanitizeContent(html, surroundings));
  } catch (error) {
    if (error instanceof NewsError) return { reason: error.message };
    throw error;
  }
}

parentPort?.postMessage(read(workerData));
