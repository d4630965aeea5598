import type { FastifyInstance } from 'fastify';
import { pathOf } from '../../domain/site/url-parts.ts';
import { ANY_PAGE } from './site-routes.ts';

/**
 * Logs the route, or of pages the canonical path, never the URL: a query may hold personal data, and so may a path that
 * is no page.
 */
export function logRequests(app: FastifyInstance, isPage: (path: string) => boolean): void {
  app.addHook('onResponse', ({ method, url, routeOptions, log }, { statusCode, elapsedTime }, done) => {
    const path = pathOf(url);
    const page = routeOptions.url === ANY_PAGE && isPage(path) ? path : routeOptions.url;
    log.info({ method, page, status: statusCode, ms: Math.round(elapsedTime) }, 'request');
    done();
  });
}
