import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import { isSiteFile } from '../../domain/site/site-paths.ts';
import { pathOf } from '../../domain/site/url-parts.ts';
import type { Assets } from '../site/assets.ts';
import { ANY_PAGE } from '../site/site-routes.ts';
import type { Metrics } from './metrics.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures the duration of responses by kind: a page (redirects have another status), a file, or a route of the server. */
export function measureRequests(app: FastifyInstance, assets: Assets, { registry }: Pick<Metrics, 'registry'>): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response.',
    labelNames: ['method', 'what', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', ({ method, url, routeOptions }, { statusCode, elapsedTime }, done) => {
    duration.observe({ method, what: kindOf(assets, routeOptions.url, url), status: statusCode }, elapsedTime / 1000);
    done();
  });
}

/** Never the URL itself, which may contain personal data. */
function kindOf(assets: Assets, route: string | undefined, url: string): string {
  if (route === undefined) return 'nothing';
  const path = pathOf(url);
  if (route === ANY_PAGE) return isSiteFile(path) ? 'file' : 'page';
  return assets.has(path) ? 'file' : route;
}
