import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import type { Site } from '../site/site.ts';
import type { Metrics } from './metrics.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures the duration of responses by kind: a page, a file, a redirect, or a route of the server. */
export function measureRequests(app: FastifyInstance, site: Site, { registry }: Pick<Metrics, 'registry'>): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response.',
    labelNames: ['method', 'what', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', ({ method, routeOptions: { url } }, { statusCode, elapsedTime }, done) => {
    duration.observe({ method, what: kindOf(site, url), status: statusCode }, elapsedTime / 1000);
    done();
  });
}

/** Derived from the route, never from the URL, which may contain personal data. */
function kindOf(site: Site, route: string | undefined): string {
  if (route === undefined) return 'nothing';
  const address = route.replaceAll('::', ':');
  if (site.pages.has(address)) return 'page';
  if (site.redirects.has(address)) return 'redirect';
  return site.assets.has(address) ? 'file' : address;
}
