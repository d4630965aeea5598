import { globSync, readdirSync } from 'node:fs';
import { parse, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Connect } from 'vite';
import { serverFailure } from '../../content/messages.ts';
import { PLAN_ADDRESSES } from '../../domain/find-plan.ts';
import { NOT_FOUND_PAGES, resolvePath, routes } from '../../domain/routes.ts';
import { buildApp } from '../../server/app.ts';
import { systemClock } from '../../server/clock.ts';
import { describeOffice, openOffice } from '../../server/contact/office.ts';
import { readEnv } from '../../server/env.ts';
import { createLog } from '../../server/log.ts';
import { isNewsPage } from '../../server/news/news-routes.ts';
import { openConfiguredNews } from '../../server/news/open-news.ts';
import type { Render } from '../../server/static/rendered-pages.ts';
import { prepareUnavailable } from '../../server/static/site.ts';

/** Marks an internal request for a page, and carries its locals as JSON. */
const LOCALS_HEADER = 'x-dev-locals';
/** Where Astro's dev server looks for the locals of a request. */
const ASTRO_LOCALS = Symbol.for('astro.locals');
const DEV_POLICY = "default-src * 'unsafe-inline' 'unsafe-eval' data: ws:";

/** Requests a page from Astro's dev server, rendered with `locals`. */
type Ask = (path: string, locals: object) => Promise<Response>;

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
async function startServer(ask: Ask) {
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  const office = await openOffice(env, systemClock, log);
  const news = await openConfiguredNews(env, async () => (await ask(routes.localNews, {})).text(), systemClock, log);
  console.log(describeOffice(env));
  const render: Render = async (path, locals) => {
    const page = await ask(path, locals);
    return new Response(page.body, { headers: { 'content-type': 'text/html', 'content-security-policy': DEV_POLICY } });
  };
  const unavailable = prepareUnavailable({ identity: Buffer.from(serverFailure.title) });
  const site = { assets: new Map(), pages: new Map(), unavailable };
  const app = await buildApp({
    ...office,
    env,
    site,
    render,
    news,
    log,
    clock: systemClock,
    draining: { begun: false },
  });
  await app.ready();
  return {
    app,
    isNews: (path: string) => isNewsPage(news, path) || isWhitepaperFile(path),
    /** The locals of whitepaper pages, refreshed because files may have changed. */
    newsLocals: async () => {
      await news.refresh();
      const documents = news.documents();
      return documents ? { news: { documents, storageUrl: env.NEWS_STORAGE_URL } } : {};
    },
  };
}

type Served = Awaited<ReturnType<typeof startServer>>;

/** Routes a request to our application, or to Astro with the page's canonical path and locals. */
function createMiddleware({ app, isNews, newsLocals }: Served): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const [path = '/', query = ''] = (request.url ?? '/').split('?');
    const given = request.headers[LOCALS_HEADER];
    if (typeof given === 'string') {
      Reflect.set(request, ASTRO_LOCALS, JSON.parse(given));
      return next();
    }
    // Not cached: files may have been added since the last request.
    const pages = findPages();
    const { page } = resolvePath(path, (wanted) => pages.has(wanted) || isNews(wanted));
    const isVisit = page !== routes.contact || (request.method === 'GET' && !query.includes('enviado='));
    if (path.startsWith('/api/') || !isVisit) return app.routing(request, response);
    if (isNews(page)) Reflect.set(request, ASTRO_LOCALS, await newsLocals());
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
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return;
        const entrypoint = './src/catalogue/muestrario.astro';
        injectRoute({ pattern: '/muestrario/[...piece]', entrypoint, prerender: false });
        // Hot reloading needs inline styles and scripts whose hashes are unknown in advance.
        updateConfig({ security: { csp: false } });
      },
      'astro:server:start': ({ address }) => console.log(`listening on http://localhost:${address.port}`),
      'astro:server:setup': async ({ server }) => {
        const ask: Ask = async (path, locals) => {
          const origin = server.resolvedUrls?.local[0];
          // Requests are impossible before the server listens.
          if (!origin) return Response.json({ data: [] });
          return fetch(new URL(path, origin), { headers: { [LOCALS_HEADER]: JSON.stringify(locals) } });
        };
        server.middlewares.use(createMiddleware(await startServer(ask)));
      },
    },
  };
}
