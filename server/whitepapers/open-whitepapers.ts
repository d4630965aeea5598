import type { Env } from '../config/env.ts';
import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import { keptCopy } from './kept-copy.ts';
import { feedReader } from './read-feed.ts';
import { type Source, upstreamSource } from './sources.ts';
import { type News, openNews } from './whitepaper-source.ts';

type NewsEnv = Pick<Env, 'SITE_URL' | 'DATA_DIR' | 'NEWS_API_URL' | 'NEWS_STORAGE_URL' | 'NEWS_REFRESH_SECONDS'>;

/** The news that the environment asks for: those of the host that is configured, or else those of `local`. */
export function openConfiguredNews(env: NewsEnv, local: Source, clock: Clock, log: Log): Promise<News> {
  const { SITE_URL: siteUrl, NEWS_API_URL, NEWS_STORAGE_URL: storageUrl } = env;
  const read = feedReader({ siteUrl, storageUrl });
  if (!NEWS_API_URL) return openNews({ source: local, read, clock, log });
  const upstream = { kept: keptCopy(env.DATA_DIR), refreshMs: env.NEWS_REFRESH_SECONDS * 1_000 };
  return openNews({ source: upstreamSource(NEWS_API_URL), read, clock, log, upstream });
}
