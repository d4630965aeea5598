import { isNotFoundPage, routes } from '../../domain/routes.ts';
import { isSiteFile } from '../../domain/site/site-paths.ts';
import { pathOf } from '../../domain/site/url-parts.ts';
import type { Env } from '../config/env.ts';
import { addSources, allowCaptcha } from '../http/content-policy.ts';
import { contentTypeOf, HTML_TYPE } from '../http/content-type.ts';
import type { Headers as Fields } from '../http/prepared-response.ts';

type ReadPage = { readonly body: Buffer; readonly type: string; readonly policy: string | null };

/** Throws for a response with another status than 200 and the expected one, and for a page without a policy. */
export async function readPage(response: Response, expected = 200): Promise<ReadPage> {
  const given = response.headers.get('content-type') ?? HTML_TYPE;
  const type = given.startsWith('text/html') ? HTML_TYPE : given;
  const policy = response.headers.get('content-security-policy');
  const isExpected = response.ok || response.status === expected;
  if (!isExpected || (type === HTML_TYPE && !policy)) {
    throw new Error(`Rendering returned status ${response.status}, policy: ${policy}`);
  }
  return { body: Buffer.from(await response.arrayBuffer()), type, policy };
}

/** Changes the content security policy of a page. */
export type AdaptPolicy = (policy: string, address: string) => string;

/** The headers of a page's response: those given, its type, and its policy as `adaptPolicy` changes it. */
export function fieldsOf({ type, policy }: ReadPage, given: Fields, address: string, adaptPolicy: AdaptPolicy): Fields {
  const headers = { 'content-type': type, ...given };
  return policy ? { ...headers, 'content-security-policy': adaptPolicy(policy, address) } : headers;
}

/** Feeds and sitemaps of whitepapers are read again and again by programs, which a stale copy would hide news from. */
const FRESH: readonly string[] = [routes.sitemap, routes.whitepaperSitemap, routes.whitepaperFeed];

/** The headers of a kept page, besides its policy; a type given here replaces that of the page. */
export function headersOf(address: string): Readonly<Record<string, string>> {
  if (isNotFoundPage(address)) return { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' };
  if (!isSiteFile(address) || FRESH.includes(address)) return { 'cache-control': 'no-cache' };
  return { 'cache-control': 'public, max-age=3600', 'content-type': contentTypeOf(address) };
}

/** Adds the hosts of the configured captcha and of the news host's pictures to the pages that need them. */
export const openHosts =
  ({ CAPTCHA_PROVIDER, NEWS_STORAGE_URL }: Env): AdaptPolicy =>
  (policy, address) => {
    if (pathOf(address) === routes.contact) return allowCaptcha(policy, CAPTCHA_PROVIDER);
    const showsPictures = address.startsWith(routes.whitepapers) || address.startsWith(routes.whitepaper(''));
    return NEWS_STORAGE_URL && showsPictures
      ? addSources(policy, { 'img-src': [new URL(NEWS_STORAGE_URL).origin] })
      : policy;
  };
