import { parse } from 'node:querystring';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { routes } from '../domain/routes.ts';
import { MAX_SLUG_LENGTH } from '../domain/whitepapers/whitepaper.ts';
import type { Env } from './config/env.ts';
import type { Captcha } from './contact/captcha/captcha.ts';
import type { AddressKey } from './contact/intake/address-key.ts';
import { Arrivals } from './contact/intake/arrivals.ts';
import type { ContactDesk } from './contact/intake/submit.ts';
import { BODY_LIMIT_BYTES, contactApi } from './contact/routes/api-routes.ts';
import { captchaApi } from './contact/routes/captcha-route.ts';
import { openContactPages } from './contact/routes/contact-pages.ts';
import { contactForm } from './contact/routes/form-routes.ts';
import { RefusedPosts } from './contact/routes/refused-posts.ts';
import type { Store } from './contact/store/tables.ts';
import { type Draining, hangUpWhenDraining } from './http/draining.ts';
import { answerBugs, refuseUnrouted } from './http/error-handlers.ts';
import { healthRoutes } from './http/health-routes.ts';
import { answerMalformed, answerUnroutable, refuseMalformed } from './http/malformed-requests.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { sendUnavailable } from './http/unavailable.ts';
import type { Metrics } from './metrics/metrics.ts';
import { measureRequests } from './metrics/request-metrics.ts';
import { vitalsApi } from './metrics/vitals-api.ts';
import type { Clock } from './process/clock.ts';
import type { Log } from './process/log.ts';
import { DrawingQueue } from './site/render-queue.ts';
import type { Render } from './site/rendered-pages.ts';
import type { Site } from './site/site.ts';
import { createRewriter, type Rewriter, siteRoutes } from './site/site-routes.ts';
import { isNewsPage, newsRoutes } from './whitepapers/whitepaper-routes.ts';
import type { News } from './whitepapers/whitepaper-source.ts';

/** How long a client may take, in milliseconds: for its headers, for all it sends, between two requests. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 15_000;
const KEEP_ALIVE_MS = 65_000;
const CONNECTION_CHECK_MS = 1_000;
/** And how long for taking the next byte of an answer: one that reads nothing would hold its connection for ever. */
const READER_MS = 60_000;

export type AppParts = {
  readonly env: Pick<
    Env,
    'SITE_URL' | 'TRUST_PROXY' | 'CAPTCHA_PROVIDER' | 'CONTACT_ACK' | 'NEWS_STORAGE_URL' | 'VITALS_SAMPLE'
  >;
  readonly store: Store;
  readonly addressKey: AddressKey;
  readonly captcha: Captcha;
  readonly site: Site;
  readonly render: Render;
  readonly news: News;
  readonly log: Log;
  readonly clock: Clock;
  /** Called after each stored lead. */
  readonly onSaved: () => void;
  /** Set by whoever stops the server, and by closing it. */
  readonly draining: Draining;
  /** The release that is served; undefined where it has no name. */
  readonly release?: string | undefined;
  /** Where requests are counted; without it they are not. */
  readonly metrics?: Pick<Metrics, 'registry'> | undefined;
};

/** Puts the server together; `main.ts` listens. Closing it leaves the store open: that is its owner's. */
export async function buildApp({ env, store, site, log, clock, render, draining, ...parts }: AppParts) {
  const isDrawn = (path: string) => path === routes.contact || isNewsPage(parts.news, path);
  const app = createServer(env, log, createRewriter(site, isDrawn));
  addSecurityHeaders(app, env.SITE_URL, parts.release);
  refuseMalformed(app, env.SITE_URL);
  readForms(app);
  app.removeContentTypeParser('text/plain');
  logRequests(app);
  hangUpWhenDraining(app, draining);
  refuseUnrouted(app);
  const unavailable = sendUnavailable(site);
  answerBugs(app, unavailable);
  const desk = openDesk({ env, store, clock, ...parts });
  const queue = new DrawingQueue();
  healthRoutes(app, store, clock, draining);
  captchaApi(app, parts.captcha, desk.arrivals);
  contactApi(app, desk);
  contactForm(app, { desk, pages: openContactPages(env, site, { render, queue }), unavailable });
  newsRoutes(app, parts.news, { render, queue, storageUrl: env.NEWS_STORAGE_URL });
  siteRoutes(app, site);
  if (parts.metrics) measure(app, env, site, parts.metrics);
  return app;
}

function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parse(String(body))),
  );
}

function measure(app: FastifyInstance, env: AppParts['env'], site: Site, metrics: Pick<Metrics, 'registry'>): void {
  measureRequests(app, site, metrics);
  if (env.VITALS_SAMPLE > 0) vitalsApi(app, env.SITE_URL, metrics);
}

type DeskParts = Pick<AppParts, 'env' | 'store' | 'addressKey' | 'captcha' | 'clock' | 'onSaved'>;

function openDesk({ env, store, addressKey, captcha, clock, onSaved }: DeskParts): ContactDesk {
  return {
    store,
    captcha,
    siteUrl: env.SITE_URL,
    addressKey,
    acknowledges: env.CONTACT_ACK,
    refused: new RefusedPosts(clock.now),
    arrivals: new Arrivals(clock.now),
    now: clock.now,
    onSaved,
  };
}

function createServer(env: AppParts['env'], log: FastifyBaseLogger, rewriteUrl: Rewriter): FastifyInstance {
  return fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY,
    rewriteUrl,
    routerOptions: { maxParamLength: MAX_SLUG_LENGTH },
    clientErrorHandler: answerMalformed(env.SITE_URL),
    frameworkErrors: answerUnroutable(env.SITE_URL),
    bodyLimit: BODY_LIMIT_BYTES,
    connectionTimeout: READER_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // While draining, what still arrives is answered as before, with `Connection: close`.
    return503OnClosing: false,
    http: {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: CONNECTION_CHECK_MS,
      // Node's own refusal would lack our headers.
      requireHostHeader: false,
    },
  });
}

/** One line a request, by its route: what was typed into an address may be anyone's personal data. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', ({ method, routeOptions, log }, { statusCode, elapsedTime }, done) => {
    log.info({ method, page: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) }, 'request');
    done();
  });
}
