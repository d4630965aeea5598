import type { FastifyInstance } from 'fastify';

/** Logs the route, never the URL: a query may hold personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', ({ method, routeOptions, log }, { statusCode, elapsedTime }, done) => {
    log.info({ method, page: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) }, 'request');
    done();
  });
}
