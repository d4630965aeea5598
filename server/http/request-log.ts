import type { FastifyInstance } from 'fastify';
import { ANY_PAGE } from '../site/site-routes.ts';

/** Logs the route or the canonical path of a page, never the URL: a query may hold personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', ({ method, url, routeOptions, log }, { statusCode, elapsedTime }, done) => {
    // Every request that gets to this route has been rewritten to a path of the site.
    const page = routeOptions.url === ANY_PAGE ? url.split('?', 1)[0] : routeOptions.url;
    log.info({ method, page, status: statusCode, ms: Math.round(elapsedTime) }, 'request');
    done();
  });
}
