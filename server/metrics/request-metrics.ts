import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import type { Site } from '../site/site.ts';
import type { Metrics } from './metrics.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts answers and how long they took, by what was asked for: a page, a file, or an address of the server's own. */
export function measureRequests(app: FastifyInstance, site: Site, { registry }: Pick<Metrics, 'registry'>): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'what', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', ({ method, routeOptions: { url } }, { statusCode, elapsedTime }, done) => {
    duration.observe({ method, what: describe(site, url), status: statusCode }, elapsedTime / 1000);
    done();
  });
}

/** The route, never the address: what was typed there may be anyone's personal data. Pages and files are one each. */
function describe(site: Site, route: string | undefined): string {
  if (route === undefined) return 'nothing';
  const address = route.replaceAll('::', ':');
  if (site.pages.has(address)) return 'page';
  return site.assets.has(address) ? 'file' : address;
}
