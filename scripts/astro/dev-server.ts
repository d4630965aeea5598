import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import type { Connect } from 'vite';
import type { Content } from '../../domain/content/content.ts';
import { isDeskPath } from '../../domain/desk/desk-routes.ts';
import { isNotFoundPage, NOT_FOUND_PAGES, normalizePath, resolvePath, routes } from '../../domain/routes.ts';
import { sitePaths } from '../../domain/site/site-paths.ts';
import { buildApp } from '../../server/app.ts';
import { readEnv } from '../../server/config/env.ts';
import { loadEnvFile } from '../../server/config/load-env-file.ts';
import { contentFolder } from '../../server/content/content-folder.ts';
import type { CurrentContent } from '../../server/content/current-content.ts';
import { prepareResponse } from '../../server/http/prepared-response.ts';
import { openPictures } from '../../server/pictures/pictures.ts';
import { systemClock } from '../../server/process/clock.ts';
import { createLog } from '../../server/process/log.ts';
import { describeContactServices, openContactServices } from '../../server/services/services.ts';
import { createLocals, redirectsOf } from '../../server/site/page-locals.ts';
import { isPicturePath } from '../../server/site/picture-routes.ts';
import type { Render } from '../../server/site/rendered-pages.ts';
import { openStore } from '../../server/store/store.ts';
import { openWhitepapers } from '../../server/whitepapers/open-whitepapers.ts';
import { isWhitepaperPage } from '../../server/whitepapers/whitepaper-pages.ts';
import { watchContent } from './dev-content.ts';

const DEV_POLICY = "default-src * 'unsafe-inline' 'unsafe-eval' data: ws:";

/** Property of a request with the locals of its page, as Astro's Node adapter sets it. */
const LOCALS = Symbol.for('astro.locals');
/** Header of a request for a page that our application needs: the key of its locals, which are too long for a header. */
const LOCALS_KEY = 'x-dev-locals';

/** Starts the production application for everything that Astro does not render. */
async function startServer(content: CurrentContent, fetchPage: Render) {
  const env = readEnv(process.env, content().company);
  const store = await openStore(env);
  const deps = { content, store, clock: systemClock, log: createLog(env.LOG_LEVEL) };
  const contact = await openContactServices(env, deps);
  const localsOf = createLocals(env);
  const feedOf = async (of: Content) => {
    const locals = localsOf({ content: of, whitepapers: undefined });
    return (await fetchPage(routes.localFeed, locals)).text();
  };
  const whitepapers = await openWhitepapers(env, feedOf, deps);
  console.log(describeContactServices(env));
  const render: Render = async (path, locals) => {
    const page = await fetchPage(path, locals);
    const type = page.headers.get('content-type') ?? '';
    return new Response(page.body, { headers: { 'content-type': type, 'content-security-policy': DEV_POLICY } });
  };
  const unavailable = prepareResponse({ identity: Buffer.from(content().serverFailure.title) }, {}, 503);
  const app = await buildApp({
    ...contact,
    ...deps,
    ...{ env, render, whitepapers },
    pictures: openPictures({ folder: contentFolder(env), dataDir: env.DATA_DIR, log: deps.log }),
    // Pages come from Astro here, so that the server sees no visits.
    visits: { see: () => {} },
    assets: new Map(),
    outagePage: () => unavailable,
    draining: { begun: false },
  });
  await app.ready();
  /** The locals of every page; whitepapers are those of the current content. */
  const readLocals = async () => {
    const now = content();
    return localsOf({ content: now, whitepapers: await whitepapers.prepare(now) });
  };
  return { app, content, whitepapers, readLocals };
}

type DevApp = Awaited<ReturnType<typeof startServer>>;

/** Whether Astro can render a page itself. The application handles posted forms and the confirmation (`enviado=`). */
const isPlainPage = (page: string, method = 'GET', query = '') =>
  page !== routes.contact || (method === 'GET' && !query.includes('enviado='));

/** Routes a request to our application, or to Astro with the page's canonical path and locals. */
async function route(
  { app, content, whitepapers, readLocals }: DevApp,
  request: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
) {
  const [path = '/', query = ''] = (request.url ?? '/').split('?');
  if (isPicturePath(path) || isDeskPath(normalizePath(path))) return app.routing(request, response);
  const locals = await readLocals();
  const now = content();
  const isPage = (wanted: string) => sitePaths(now).has(wanted) || isWhitepaperPage(whitepapers, now, wanted);
  const resolved = resolvePath(path, isPage, now.catalogue);
  const page = isPage(resolved) ? resolved : NOT_FOUND_PAGES.home;
  const isRedirected = isNotFoundPage(page) && redirectsOf(now).has(normalizePath(path));
  if (isRedirected || path.startsWith('/api/') || !isPlainPage(page, request.method, query))
    return app.routing(request, response);
  Reflect.set(request, LOCALS, locals);
  // An unknown path may be one of Vite's own files.
  if (page !== NOT_FOUND_PAGES.home) request.url = query ? `${page}?${query}` : page;
  next();
}

/** `npm run dev`: Astro's dev server with our routes, contact endpoints and component catalogue. */
export function devServer(): AstroIntegration {
  const listening = Promise.withResolvers<void>();
  return {
    name: 'dev-server',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return;
        // Reads `.env` as `npm start` does; variables that are already set take precedence.
        loadEnvFile();
        injectRoute({ pattern: '/muestrario/[...shown]', entrypoint: './src/catalogue/muestrario.astro' });
        // Hot reloading needs inline styles and scripts whose hashes are unknown in advance.
        updateConfig({ security: { csp: false } });
      },
      'astro:server:start': ({ address }) => {
        listening.resolve();
        console.log(`listening on http://localhost:${address.port}`);
      },
      'astro:server:setup': async ({ server }) => {
        const content = await watchContent(server);
        const localsByKey = new Map<string, object>();
        const fetchPage: Render = (path, locals) => {
          const key = randomUUID();
          localsByKey.set(key, locals);
          const page = fetch(new URL(path, server.resolvedUrls?.local[0]), { headers: { [LOCALS_KEY]: key } });
          return page.finally(() => localsByKey.delete(key));
        };
        // Pages can be requested once the server listens, and the whitepapers are read from one.
        const started = listening.promise.then(() => startServer(content, fetchPage));
        server.middlewares.use((request, response, next) => {
          const key = request.headers[LOCALS_KEY];
          if (key === undefined) return void started.then((app) => route(app, request, response, next)).catch(next);
          // By `fetchPage`: its path is canonical.
          Reflect.set(request, LOCALS, localsByKey.get(String(key)));
          next();
        });
      },
    },
  };
}
