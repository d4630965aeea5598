import { globSync, readdirSync } from 'node:fs';
import { parse, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Connect } from 'vite';
import { serverFailure } from '../../content/messages.ts';
import { PLAN_ADDRESSES } from '../../domain/plans/find-plan.ts';
import { NOT_FOUND_PAGES, resolvePath, routes } from '../../domain/routes.ts';
import { buildApp } from '../../server/app.ts';
import { readEnv } from '../../server/config/env.ts';
import { describeContactServices, openContactServices } from '../../server/contact/contact-services.ts';
import { systemClock } from '../../server/process/clock.ts';
import { createLog } from '../../server/process/log.ts';
import type { Render } from '../../server/site/rendered-pages.ts';
import { prepareUnavailable } from '../../server/site/site.ts';
import { openWhitepapers } from '../../server/whitepapers/open-whitepapers.ts';
import { isWhitepaperPage } from '../../server/whitepapers/whitepaper-routes.ts';
import { encodeLocals, LOCALS_HEADER } from './dev-locals.ts';

const DEV_POLICY = "default-src * 'unsafe-inline' 'unsafe-eval' data: ws:";

/** Requests a page from Astro's dev server, rendered with `locals`. */
type FetchPage = (path: string, locals: object) => Promise<Response>;

/** The canonical paths that currently exist in the sources. */
function findPages(): ReadonlySet<string> {
  const fixed = Object.values(routes).filter((route) => typeof route === 'string');
  const files = globSync('**/[a-z]*.astro', { cwd: 'src/pages' });
  const written = files.map((file) => `/${file.split(sep).join('/')}`.replace(/(\/index)?\.astro$/, ''));
  const projects = readdirSync('content/projects').map((file) => routes.project(parse(file).name));
  return new Set<string>([...fixed, ...written, ...PLAN_ADDRESSES.map(routes.plan), ...projects]);
}

/** Whether a whitepaper's file exists; it may be newer than the list that the server has read. */
const isWhitepaperFile = (path: string) =>
  readdirSync('content/whitepapers').some((file) => routes.whitepaper(parse(file).name) === path);

/** Starts the production application for everything that Astro does not render. */
async function startServer(fetchPage: FetchPage) {
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  const contact = await openContactServices(env, systemClock, log);
  const fetchFeed = async () => (await fetchPage(routes.localFeed, {})).text();
  const whitepapers = await openWhitepapers(env, fetchFeed, systemClock, log);
  console.log(describeContactServices(env));
  const render: Render = async (path, locals) => {
    const page = await fetchPage(path, locals);
    return new Response(page.body, { headers: { 'content-type': 'text/html', 'content-security-policy': DEV_POLICY } });
  };
  const unavailable = prepareUnavailable({ identity: Buffer.from(serverFailure.title) });
  const site = { assets: new Map(), pages: new Map(), unavailable };
  const app = await buildApp({
    ...contact,
    env,
    site,
    render,
    whitepapers,
    log,
    clock: systemClock,
    draining: { begun: false },
  });
  await app.ready();
  return {
    app,
    isWhitepaper: (path: string) => isWhitepaperPage(whitepapers, path) || isWhitepaperFile(path),
    /** The locals of whitepaper pages, refreshed because files may have changed. */
    whitepaperLocals: async () => {
      await whitepapers.refresh();
      const list = whitepapers.list();
      return list ? { whitepapers: { list, storageUrl: env.NEWS_STORAGE_URL } } : {};
    },
  };
}

type DevApp = Awaited<ReturnType<typeof startServer>>;

/** Routes a request to our application, or to Astro with the page's canonical path and locals. */
function createMiddleware({ app, isWhitepaper, whitepaperLocals }: DevApp): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const [path = '/', query = ''] = (request.url ?? '/').split('?');
    // From `fetchPage`.
    if (LOCALS_HEADER in request.headers) return next();
    // Not cached: files may have been added since the last request.
    const pages = findPages();
    const page = resolvePath(path, (wanted) => pages.has(wanted) || isWhitepaper(wanted));
    const isPlainPage = page !== routes.contact || (request.method === 'GET' && !query.includes('enviado='));
    if (path.startsWith('/api/') || !isPlainPage) return app.routing(request, response);
    if (isWhitepaper(page)) request.headers[LOCALS_HEADER] = encodeLocals(await whitepaperLocals());
    // An unknown path may be one of Vite's own files.
    if (page !== NOT_FOUND_PAGES.home) request.url = query ? `${page}?${query}` : page;
    next();
  };
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
          // Requests are impossible before the server listens.
          if (!origin) return Response.json({ data: [] });
          return fetch(new URL(path, origin), { headers: { [LOCALS_HEADER]: encodeLocals(locals) } });
        };
        server.middlewares.use(createMiddleware(await startServer(fetchPage)));
      },
    },
  };
}
