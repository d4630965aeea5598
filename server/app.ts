import { parse } from 'node:querystring';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { routes } from '../domain/routes.ts';
import { MAX_SLUG_LENGTH } from '../domain/whitepapers/whitepaper.ts';
import type { Env } from './config/env.ts';
import type { Captcha } from './contact/captcha/captcha.ts';
import type { ContactDeps } from './contact/intake/accept-message.ts';
import { AcceptedTraffic } from './contact/intake/accepted-traffic.ts';
import type { AddressKey } from './contact/intake/address-key.ts';
import { AddressLimit } from './contact/intake/address-limit.ts';
import { BODY_LIMIT_BYTES, contactApi } from './contact/routes/api-routes.ts';
import { captchaApi } from './contact/routes/captcha-route.ts';
import { openContactPages } from './contact/routes/contact-pages.ts';
import { contactForm } from './contact/routes/form-routes.ts';
import type { Store } from './contact/store/tables.ts';
import { closeConnectionsWhenDraining, type Draining } from './http/draining.ts';
import { rejectUnknownRoutes, setErrorHandler } from './http/error-handlers.ts';
import { healthRoutes } from './http/health-routes.ts';
import {
  createClientErrorHandler,
  createRoutingErrorHandler,
  rejectMalformedRequests,
} from './http/malformed-requests.ts';
import { logRequests } from './http/request-log.ts';
import { limitRequestsPerTick } from './http/requests-per-tick.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { sendUnavailable } from './http/unavailable.ts';
import type { Metrics } from './metrics/metrics.ts';
import { measureRequests } from './metrics/request-metrics.ts';
import { vitalsApi } from './metrics/vitals-api.ts';
import type { Clock } from './process/clock.ts';
import type { Log } from './process/log.ts';
import { RenderQueue } from './site/render-queue.ts';
import type { Render } from './site/rendered-pages.ts';
import type { Site } from './site/site.ts';
import { createRewriter, type Rewriter, siteRoutes } from './site/site-routes.ts';
import { isWhitepaperPage, whitepaperRoutes } from './whitepapers/whitepaper-routes.ts';
import type { WhitepaperSource } from './whitepapers/whitepaper-source.ts';

/** Limits on a client: for its headers, for the whole request, and for an idle keep-alive connection. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 15_000;
const KEEP_ALIVE_MS = 65_000;
const CONNECTION_CHECK_MS = 1_000;
/** Socket inactivity: a client that reads nothing of its response is disconnected. */
const STALLED_MS = 60_000;

export type AppDeps = {
  readonly env: Pick<
    Env,
    'SITE_URL' | 'TRUST_PROXY' | 'CAPTCHA_PROVIDER' | 'CONTACT_ACK' | 'NEWS_STORAGE_URL' | 'VITALS_SAMPLE'
  >;
  readonly store: Store;
  readonly addressKey: AddressKey;
  readonly captcha: Captcha;
  readonly site: Site;
  readonly render: Render;
  readonly whitepapers: WhitepaperSource;
  readonly log: Log;
  readonly clock: Clock;
  /** Called after each stored lead. */
  readonly onSaved: () => void;
  /** Set by the shutdown and by `app.close()`. */
  readonly draining: Draining;
  /** The name of the served release, if it has one. */
  readonly release?: string | undefined;
  /** Requests are only measured when given. */
  readonly metrics?: Pick<Metrics, 'registry'> | undefined;
};

/** Builds the application; `main.ts` listens. Closing it leaves the store open, which belongs to the caller. */
export async function buildApp({ env, store, site, log, clock, render, draining, ...deps }: AppDeps) {
  const isRendered = (path: string) => path === routes.contact || isWhitepaperPage(deps.whitepapers, path);
  const app = createServer(env, log, createRewriter(site, isRendered));
  limitRequestsPerTick(app);
  addSecurityHeaders(app, env.SITE_URL, deps.release);
  rejectMalformedRequests(app, env.SITE_URL);
  readForms(app);
  app.removeContentTypeParser('text/plain');
  logRequests(app);
  closeConnectionsWhenDraining(app, draining);
  rejectUnknownRoutes(app);
  const unavailable = sendUnavailable(site);
  setErrorHandler(app, unavailable);
  const contact = createContactDeps({ env, store, clock, ...deps });
  const queue = new RenderQueue();
  healthRoutes(app, store, clock, draining);
  captchaApi(app, deps.captcha, contact.traffic);
  contactApi(app, contact);
  contactForm(app, { contact, pages: openContactPages(env, site, { render, queue }), unavailable });
  whitepaperRoutes(app, deps.whitepapers, { render, queue, storageUrl: env.NEWS_STORAGE_URL });
  siteRoutes(app, site);
  if (deps.metrics) measure(app, env, site, deps.metrics);
  return app;
}

function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parse(String(body))),
  );
}

function measure(app: FastifyInstance, env: AppDeps['env'], site: Site, metrics: Pick<Metrics, 'registry'>): void {
  measureRequests(app, site, metrics);
  if (env.VITALS_SAMPLE > 0) vitalsApi(app, env.SITE_URL, metrics);
}

type OwnDeps = Pick<AppDeps, 'env' | 'store' | 'addressKey' | 'captcha' | 'clock' | 'onSaved'>;

function createContactDeps({ env, store, addressKey, captcha, clock, onSaved }: OwnDeps): ContactDeps {
  return {
    store,
    captcha,
    siteUrl: env.SITE_URL,
    addressKey,
    acknowledge: env.CONTACT_ACK,
    refused: new AddressLimit(clock.now),
    traffic: new AcceptedTraffic(clock.now),
    now: clock.now,
    onSaved,
  };
}

function createServer(env: AppDeps['env'], log: FastifyBaseLogger, rewriteUrl: Rewriter): FastifyInstance {
  return fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY,
    rewriteUrl,
    routerOptions: { maxParamLength: MAX_SLUG_LENGTH },
    clientErrorHandler: createClientErrorHandler(env.SITE_URL),
    frameworkErrors: createRoutingErrorHandler(env.SITE_URL),
    bodyLimit: BODY_LIMIT_BYTES,
    connectionTimeout: STALLED_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Requests that arrive while draining are still served, with `Connection: close`.
    return503OnClosing: false,
    http: {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: CONNECTION_CHECK_MS,
      // Node's own 400 lacks our headers; `rejectMalformedRequests` sends one with them.
      requireHostHeader: false,
    },
  });
}
