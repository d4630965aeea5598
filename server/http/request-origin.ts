import type { FastifyRequest } from 'fastify';

/**
 * True when a request was sent by a page of this site: the browser says so in `Sec-Fetch-Site`, or its
 * `Origin` is the site's or the one it was sent to. Neither header: false.
 */
export function isFromThisSite(request: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite === 'same-origin' || fetchSite === 'none') return true;
  if (origin === undefined) return false;
  // Hosts, not origins: behind a proxy the scheme that the visitor used is not known for sure. `file:` has none.
  const host = URL.parse(origin)?.host;
  return origin === siteUrl || (Boolean(host) && host === request.host);
}
