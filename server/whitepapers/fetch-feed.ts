import { routes } from '../../domain/routes.ts';
import { FeedError } from '../../domain/whitepapers/whitepaper.ts';
import type { CurrentContent } from '../content/current-content.ts';
import { readBody } from '../http/bounded-fetch.ts';

/** Fetches the feed as JSON text; rejects when it is not available. */
export type FetchFeed = (signal: AbortSignal) => Promise<string>;

const LIMIT_BYTES = 2 * 1024 * 1024;

/** The feed of the news host at `NEWS_API_URL`: status 200 and at most 2 MB. */
export function hostFeed(apiUrl: string, content: CurrentContent): FetchFeed {
  return async (signal) => {
    const address = apiUrl.replace(/\/+$/, '') + routes.whitepapersApi(content().company.name);
    // Following redirects would let the host reach internal addresses (SSRF).
    const response = await fetch(address, { signal, redirect: 'error', headers: { accept: 'application/json' } });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new FeedError(`status ${response.status}`);
    }
    return readBody(response, LIMIT_BYTES, () => {
      throw new FeedError('more than 2 MB');
    });
  };
}
