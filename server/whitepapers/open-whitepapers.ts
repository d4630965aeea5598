import type { Content } from '../../domain/content/content.ts';
import type { Basics } from '../basics.ts';
import type { Env } from '../config/env.ts';
import { cachedCopy } from './cached-copy.ts';
import { hostFeed } from './fetch-feed.ts';
import { openOwnWhitepapers } from './own-whitepapers.ts';
import { createFeedParser } from './parse-feed.ts';
import { openWhitepaperSource, type WhitepaperSource } from './whitepaper-source.ts';

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
  return openWhitepaperSource({ fetchFeed: hostFeed(NEWS_API_URL, content), parse, clock, log, copy, refreshMs });
}
