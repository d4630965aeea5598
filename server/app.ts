import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { isDeskPath } from '../domain/desk/desk-routes.ts';
import { isSiteFile } from '../domain/site/site-paths.ts';
import type { Basics } from './basics.ts';
import type { Env } from './config/env.ts';
import type { ContactDeps } from './contact/intake/accept-message.ts';
import { openAcceptedTraffic, openAddressLimit } from './contact/intake/traffic-limits.ts';
import { contactApi } from './contact/routes/api-routes.ts';
import { contactForm } from './contact/routes/form-routes.ts';
import type { ReadRefusal } from './content/published-content.ts';
import { desk } from './desk/desk.ts';
import type { ErasePerson } from './desk/inbox/erase-in-thread.ts';
import type { Editor } from './editor/editor.ts';
import { createServer } from './http/create-server.ts';
import { closeConnectionsWhenDraining, type Draining } from './http/draining.ts';
import { healthRoutes } from './http/health-routes.ts';
import { rejectMalformedRequests } from './http/malformed-requests.ts';
import { type PreparedResponse, sendUnavailable } from './http/prepared-response.ts';
import { RenderQueue } from './http/render-queue.ts';
import { limitRequestTime } from './http/request-time.ts';
import { limitRequestsPerTick } from './http/requests-per-tick.ts';
import { readRefusedBodies } from './http/rest-of-body.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import type { AgencyMail } from './mail/mail.ts';
import type { Metrics } from './metrics/metrics.ts';
import { measureRequests } from './metrics/request-metrics.ts';
import { notificationKinds } from './notify/notifications.ts';
import type { Transport } from './outbox/transport.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { ContactServices } from './services/services.ts';
import type { Assets } from './site/assets.ts';
import { rejectUnknownRoutes, setErrorHandler } from './site/error-handlers.ts';
import { openHosts } from './site/page-headers.ts';
import { pictureRoutes } from './site/picture-routes.ts';
import { openUncachedPages, type Render } from './site/rendered-pages.ts';
import { openSitePages } from './site/site-pages.ts';
import { createRewriter, logRequests, siteRoutes } from './site/site-routes.ts';
import { whitepaperRoutes } from './site/whitepaper-routes.ts';
import { countVisits, seeSent } from './visits/visit-routes.ts';
import type { Visits } from './visits/visits.ts';
import { isUnlistedWhitepaper } from './whitepapers/whitepaper-pages.ts';
import type { WhitepaperSource } from './whitepapers/whitepaper-source.ts';

type ServedDeps = Basics & Pick<ContactServices, 'addressKey' | 'captcha' | 'onSaved'>;

export type AppDeps = ServedDeps & {
  readonly env: Env;
  readonly assets: Assets;
  readonly outagePage: () => PreparedResponse;
  /** Without it, the content never changes. */
  readonly refusedContent?: ReadRefusal | undefined;
  /** Without it, the desk changes no content. */
  readonly editor?: Editor | undefined;
  readonly render: Render;
  readonly pictures: Pictures;
  readonly whitepapers: WhitepaperSource;
  readonly visits: Pick<Visits, 'see'>;
  /** Set by the shutdown and by `app.close()`. */
  readonly draining: Draining;
  readonly release?: string | undefined;
  /** Replaced in tests of the desk. */
  readonly codeTransports?: readonly Transport<AgencyMail>[] | undefined;
  readonly erase?: ErasePerson | undefined;
  /** Without it, requests are not measured. */
  readonly metrics?: Pick<Metrics, 'registry'> | undefined;
};

/** Builds the application; `main.ts` listens. Closing it leaves the store open, which belongs to the caller. */
export async function buildApp({ env, content, store, assets, log, clock, draining, ...deps }: AppDeps) {
  const queue = new RenderQueue();
  const pages = openSitePages({ env, content, queue, ...deps });
  const { render } = pages;
  const site = { content, assets, pages };
  const rewrite = createRewriter(site, (path) => env.DESK && isDeskPath(path));
  const app = createServer(env, log, rewrite);
  limitRequestsPerTick(app);
  addSecurityHeaders(app, env.SITE_URL, deps.release);
  readRefusedBodies(app);
  // The owner uploads photographs over a mobile connection, and the server reads them one by one.
  limitRequestTime(app, clock, ({ deskSession }) => deskSession !== undefined);
  rejectMalformedRequests(app, env.SITE_URL);
  readForms(app);
  app.removeContentTypeParser('text/plain');
  logRequests(app, pages.has);
  closeConnectionsWhenDraining(app, draining);
  rejectUnknownRoutes(app, content, pages);
  const unavailable = sendUnavailable(deps.outagePage);
  setErrorHandler(app, unavailable);
  const contact = createContactDeps({ env, content, store, clock, ...deps });
  healthRoutes(app, store, clock, draining, deps.refusedContent);
  contactApi(app, contact);
  const sendOnce = openUncachedPages({ render, queue }, openHosts(env));
  contactForm(app, { contact, pages, sendOnce, unavailable });
  whitepaperRoutes(app, deps.whitepapers, { content, pages, sendOnce });
  const { renderShown } = pages;
  if (env.DESK) await desk(app, { ...deps, env, content, store, clock, log, render, renderShown, queue });
  pictureRoutes(app, { content, draftPictures: deps.editor?.draftPictures, pictures: deps.pictures, render, queue });
  siteRoutes(app, site);
  // A slug that anyone may have invented is answered with 503, and must not be counted.
  const isPage = (path: string) =>
    pages.has(path) && !isSiteFile(path) && !isUnlistedWhitepaper(deps.whitepapers, path);
  countVisits(app, { content, visits: deps.visits, siteUrl: env.SITE_URL, isPage, rewrite });
  if (deps.metrics) measureRequests(app, assets, deps.metrics);
  return Object.assign(app, { tryPages: pages.tryOut, preparePages: pages.prepare });
}

function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parse(String(body))),
  );
}

type OwnDeps = Pick<AppDeps, 'env' | 'content' | 'store' | 'addressKey' | 'captcha' | 'clock' | 'onSaved' | 'visits'>;

function createContactDeps({ onSaved, visits, ...deps }: OwnDeps): ContactDeps {
  const { content, clock } = deps;
  return {
    ...deps,
    notify: notificationKinds(deps.env),
    countRefused: openAddressLimit(clock.now),
    traffic: openAcceptedTraffic(clock.now),
    onSaved: (saved) => {
      onSaved();
      seeSent(visits, content().catalogue, saved);
    },
  };
}
