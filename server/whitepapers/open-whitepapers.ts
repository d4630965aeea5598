import type { Content } from '../../domain/content/content.ts';
import { routes } from '../../domain/routes.ts';
import { FeedError } from '../../domain/whitepapers/whitepaper.ts';
import type { Basics } from '../basics.ts';
import type { Env } from '../config/env.ts';
import { fetchBounded } from '../http/bounded-fetch.ts';
import { cachedCopy } from './cached-copy.ts';
import { openOwnWhitepapers } from './own-whitepapers.ts';
import { createFeedParser } from './parse-feed.ts';
import { type FetchFeed, openWhitepaperSource, READ_MS, type WhitepaperSource } from './whitepaper-source.ts';

/** Opens the whitepapers of the configured news host, or those of the content itself without one. */
export async function openWhitepapers(
  env: Env,
  readOwn: (content: Content) => Promise<string>,
  { content, clock, log }: Omit<Basics, 'store'>,
): Promise<WhitepaperSource> {
  const { SITE_URL: siteUrl, NEWS_API_URL, NEWS_STORAGE_URL: storageUrl } = env;
  const parse = createFeedParser({ siteUrl, storageUrl });
  if (!NEWS_API_URL) return openOwnWhitepapers({ readFeed: readOwn, parse, content, clock, log });
  const refreshMs = env.NEWS_REFRESH_SECONDS * 1_000;
  const copy = cachedCopy(env.DATA_DIR);
  const fetchFeed = hostFeed(NEWS_API_URL, { content, clock });
  return openWhitepaperSource({ fetchFeed, parse, clock, log, copy, refreshMs });
}

/** Limit of a response. */
const LIMIT_BYTES = 2 * 1024 * 1024;

/** The feed of the news host at `NEWS_API_URL`. */
export function hostFeed(apiUrl: string, { content, clock }: Pick<Basics, 'content' | 'clock'>): FetchFeed {
  return async (signal) => {
    const address = apiUrl.replace(/\/+$/, '') + routes.whitepapersApi(content().company.name);
    const request = { signal, headers: { accept: 'application/json' } };
    const { status, text } = await fetchBounded(address, request, { clock, ms: READ_MS }, LIMIT_BYTES);
    if (status !== 200) throw new FeedError(`status ${status}`);
    return text;
  };
}
