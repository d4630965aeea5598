import { parse } from 'node:querystring';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { CONTACT_LIMITS } from '../domain/contact-message.ts';
import { routes } from '../domain/routes.ts';
import type { Clock } from './clock.ts';
import { BODY_LIMIT_BYTES, contactApi } from './contact/api-routes.ts';
import type { Captcha } from './contact/captcha.ts';
import { captchaApi } from './contact/captcha-route.ts';
import { allowCaptcha } from './contact/captcha-sources.ts';
import { contactForm } from './contact/form-routes.ts';
import { deriveKey } from './contact/secret.ts';
import type { ContactDesk } from './contact/submit.ts';
import type { Store } from './contact/tables.ts';
import { type Draining, hangUpWhenDraining } from './draining.ts';
import type { Env } from './env.ts';
import { answerBugs, refuseUnrouted } from './failures.ts';
import { healthRoutes } from './health-routes.ts';
import type { Log } from './log.ts';
import { answerMalformed } from './malformed-requests.ts';
import type { Metrics } from './metrics/metrics.ts';
import { measureRequests } from './metrics/request-metrics.ts';
import { vitalsApi } from './metrics/vitals-api.ts';
import type { News } from './news/news.ts';
import { isNewsPage, newsRoutes } from './news/news-routes.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { createRenderedPages, keepParameters, type Render } from './static/rendered-pages.ts';
import type { Site } from './static/site.ts';
import { createRewriter, type Rewriter, siteRoutes } from './static/site-routes.ts';

/** How long a client may take, in milliseconds: for its headers, for all it sends, between two requests. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 15_000;
const KEEP_ALIVE_MS = 65_000;
const CONNECTION_CHECK_MS = 1_000;

export type AppParts = {
  readonly env: Pick<
    Env,
    'SITE_URL' | 'TRUST_PROXY' | 'CAPTCHA_PROVIDER' | 'CONTACT_ACK' | 'NEWS_STORAGE_URL' | 'VITALS_SAMPLE'
  >;
  readonly store: Store;
  /** The store's own secret. */
  readonly secret: string;
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
  /** Where requests are counted; without it they are not. */
  readonly metrics?: Pick<Metrics, 'registry'> | undefined;
};

/** Puts the server together; `main.ts` listens. Closing it leaves the store open: that is its owner's. */
export async function buildApp({ env, store, site, log, clock, render, draining, ...parts }: AppParts) {
  const isDrawn = (path: string) => path === routes.contact || isNewsPage(parts.news, path);
  const app = createServer(env, log, createRewriter(site, isDrawn));
  addSecurityHeaders(app, env.SITE_URL);
  readForms(app);
  app.removeContentTypeParser('text/plain');
  logRequests(app);
  hangUpWhenDraining(app, draining);
  refuseUnrouted(app);
  answerBugs(app);
  const desk = openDesk({ env, store, clock, ...parts });
  const { service } = CONTACT_LIMITS;
  const contactPages = createRenderedPages({
    render,
    addressOf: (url) => keepParameters(url, { fromServiceId: service, fromService: service }),
    adaptPolicy: (policy) => allowCaptcha(policy, env.CAPTCHA_PROVIDER),
  });
  healthRoutes(app, store, clock, draining);
  captchaApi(app, parts.captcha);
  contactApi(app, desk);
  contactForm(app, desk, contactPages);
  newsRoutes(app, parts.news, { render, storageUrl: env.NEWS_STORAGE_URL });
  siteRoutes(app, site);
  if (parts.metrics) measure(app, env, site, parts.metrics);
  return app;
}

/** Reads the posts of visitors without script. */
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parse(String(body))),
  );
}

function measure(app: FastifyInstance, env: AppParts['env'], site: Site, metrics: Pick<Metrics, 'registry'>): void {
  measureRequests(app, site, metrics);
  if (env.VITALS_SAMPLE > 0) vitalsApi(app, env.SITE_URL, metrics);
}

type DeskParts = Pick<AppParts, 'env' | 'store' | 'secret' | 'captcha' | 'clock' | 'onSaved'>;

function openDesk({ env, store, secret, captcha, clock, onSaved }: DeskParts): ContactDesk {
  return {
    store,
    captcha,
    siteUrl: env.SITE_URL,
    addressKey: deriveKey(secret, 'address'),
    acknowledges: env.CONTACT_ACK,
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
    clientErrorHandler: answerMalformed(env.SITE_URL),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // While draining, what still arrives is answered as before, with `Connection: close`.
    return503OnClosing: false,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CONNECTION_CHECK_MS },
  });
}

/** One line a request, by its route: what was typed into an address may be anyone's personal data. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', ({ method, routeOptions, log }, { statusCode, elapsedTime }, done) => {
    log.info({ method, page: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) }, 'request');
    done();
  });
}
