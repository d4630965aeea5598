import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { parse } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Connect, ViteDevServer } from 'vite';
import { isDeskPath } from '../../domain/desk/desk-routes.ts';
import { isNotFoundPage, NOT_FOUND_PAGES, normalizePath, routes } from '../../domain/routes.ts';
import { buildApp } from '../../server/app.ts';
import { readEnv } from '../../server/config/env.ts';
import { describeContactServices, openContactServices } from '../../server/contact/contact-services.ts';
import { readRecipients } from '../../server/contact/routes/privacy-page.ts';
import { content as current } from '../../server/content/current.ts';
import { systemClock } from '../../server/process/clock.ts';
import { createLog } from '../../server/process/log.ts';
import type { Render } from '../../server/site/rendered-pages.ts';
import { prepareUnavailable } from '../../server/site/site.ts';
import { openWhitepapers } from '../../server/whitepapers/open-whitepapers.ts';
import { isWhitepaperPage } from '../../server/whitepapers/whitepaper-routes.ts';
import { encodeLocals, LOCALS_HEADER } from './dev-locals.ts';
import { findPage } from './dev-pages.ts';
import { findRedirect } from './redirects.ts';

const DEV_POLICY = "default-src * 'unsafe-inline' 'unsafe-eval' data: ws:";

/** Requests a page from Astro's dev server, rendered with `locals`. */
type FetchPage = (path: string, locals: object) => Promise<Response>;

/** Whether a whitepaper's file exists; it may be newer than the list that the server has read. */
const isWhitepaperFile = (path: string) =>
  readdirSync('content/whitepapers').some((file) => routes.whitepaper(parse(file).name) === path);

/** Starts the production application for everything that Astro does not render. */
async function startServer(fetchPage: FetchPage) {
  const content = () => current;
  const env = readEnv(process.env, current.company);
  const log = createLog(env.LOG_LEVEL);
  const contact = await openContactServices(env, { content, clock: systemClock, log });
  const fetchFeed = async () => (await fetchPage(routes.localFeed, {})).text();
  const whitepapers = await openWhitepapers(env, fetchFeed, { content, clock: systemClock, log });
  console.log(describeContactServices(env));
  const render: Render = async (path, locals) => {
    const page = await fetchPage(path, locals);
    return new Response(page.body, { headers: { 'content-type': 'text/html', 'content-security-policy': DEV_POLICY } });
  };
  const unavailable = prepareUnavailable({ identity: Buffer.from(current.serverFailure.title) });
  const site = { assets: new Map(), pages: new Map(), redirects: new Map(), unavailable };
  const app = await buildApp({
    ...contact,
    // Pages come from Astro here, so that the server sees no visits.
    visits: { see: () => {} },
    env,
    content,
    site,
    render,
    whitepapers,
    log,
    clock: systemClock,
    draining: { begun: false },
  });
  await app.ready();
  const isWhitepaper = (path: string) => isWhitepaperPage(whitepapers, path) || isWhitepaperFile(path);
  return {
    app,
    isWhitepaper,
    /** The locals of a page; whitepapers are refreshed, because files may have changed. */
    localsOf: async (path: string): Promise<Partial<App.Locals> | undefined> => {
      if (path === routes.privacy) return { recipients: readRecipients(env) };
      if (!isWhitepaper(path)) return undefined;
      await whitepapers.refresh();
      const list = whitepapers.list();
      return list ? { whitepapers: { list, storageUrl: env.NEWS_STORAGE_URL } } : {};
    },
  };
}

type DevApp = Awaited<ReturnType<typeof startServer>>;

/** Whether Astro can render a page itself. The application handles posted forms and the confirmation (`enviado=`). */
const isPlainPage = (page: string, method = 'GET', query = '') =>
  page !== routes.contact || (method === 'GET' && !query.includes('enviado='));

const joinQuery = (path: string, query: string) => (query ? `${path}?${query}` : path);

/** Redirects an old path to its new one. Returns false, without a response, when there is no redirect. */
function sendRedirect(response: ServerResponse, path: string): boolean {
  const to = findRedirect('.', path);
  if (to) response.writeHead(308, { location: encodeURI(to) }).end();
  return to !== undefined;
}

/** Routes a request to our application, or to Astro with the page's canonical path and locals. */
function createMiddleware(
  { app, isWhitepaper, localsOf }: DevApp,
  { ssrLoadModule }: ViteDevServer,
): Connect.NextHandleFunction {
  const route: Connect.NextHandleFunction = async (request, response, next) => {
    const [path = '/', query = ''] = (request.url ?? '/').split('?');
    // A request by `fetchPage`, which has its canonical path and locals already.
    if (LOCALS_HEADER in request.headers) return next();
    if (isDeskPath(normalizePath(path))) return app.routing(request, response);
    const page = await findPage(path, isWhitepaper, ssrLoadModule);
    if (isNotFoundPage(page) && sendRedirect(response, path)) return;
    if (path.startsWith('/api/') || !isPlainPage(page, request.method, query)) return app.routing(request, response);
    const locals = await localsOf(page);
    if (locals) request.headers[LOCALS_HEADER] = encodeLocals(locals);
    // An unknown path may be one of Vite's own files.
    if (page !== NOT_FOUND_PAGES.home) request.url = joinQuery(page, query);
    next();
  };
  // Vite shows errors, such as a mistake in the catalogue.
  return (request, response, next) => Promise.resolve(route(request, response, next)).catch(next);
}

/** `npm run dev`: Astro's dev server with our routes, contact endpoints and component catalogue. */
export function devServer(): AstroIntegration {
  return {
    name: 'dev-server',
    hooks: {
      'astro:config:setup': ({ addMiddleware, command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return;
        addMiddleware({ order: 'pre', entrypoint: new URL('./dev-locals.ts', import.meta.url) });
        const entrypoint = './src/catalogue/muestrario.astro';
        injectRoute({ pattern: '/muestrario/[...piece]', entrypoint, prerender: false });
        // Hot reloading needs inline styles and scripts whose hashes are unknown in advance.
        updateConfig({ security: { csp: false } });
      },
      'astro:server:start': ({ address }) => console.log(`listening on http://localhost:${address.port}`),
      'astro:server:setup': async ({ server }) => {
        const fetchPage: FetchPage = async (path, locals) => {
          const origin = server.resolvedUrls?.local[0];
          // Before the server listens no page can be requested; this stands for a feed without whitepapers.
          if (!origin) return Response.json({ data: [] });
          return fetch(new URL(path, origin), { headers: { [LOCALS_HEADER]: encodeLocals(locals) } });
        };
        server.middlewares.use(createMiddleware(await startServer(fetchPage), server));
      },
    },
  };
}
