import type { FastifyRequest } from 'fastify';

/**
 * CSRF check: `Sec-Fetch-Site`, where a browser sends it, is `same-origin` or `none`; otherwise `Origin` is the site's or
 * has the host of the request. False when both headers are missing.
 */
export function isSameOrigin(request: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  if (origin === undefined) return false;
  // Hosts are compared, because a proxy may hide the scheme. `file:` has an empty host.
  const host = URL.parse(origin)?.host;
  return origin === siteUrl || (Boolean(host) && host === request.host);
}
