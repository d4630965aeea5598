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
import { openConfiguredNews } from '../../server/whitepapers/open-whitepapers.ts';
import { isNewsPage } from '../../server/whitepapers/whitepaper-routes.ts';

/** Marks the server's own request for a page, and carries what the page is to be drawn with. */
const LOCALS_HEADER = 'x-dev-locals';
/** Where Astro's development server looks for them. */
const ASTRO_LOCALS = Symbol.for('astro.locals');
const DEV_POLICY = "default-src * 'unsafe-inline' 'unsafe-eval' data: ws:";

/** Asks Astro's own server for an address, to be drawn with `locals`. */
type Ask = (path: string, locals: object) => Promise<Response>;

/** The canonical paths that exist, as the sources tell them at this moment. */
function findPages(): ReadonlySet<string> {
  const fixed = Object.values(routes).filter((route) => typeof route === 'string');
  const files = globSync('**/[a-z]*.astro', { cwd: 'src/pages' });
  const written = files.map((file) => `/${file.split(sep).join('/')}`.replace(/(\/index)?\.astro$/, ''));
  const projects = readdirSync('content/projects').map((file) => routes.project(parse(file).name));
  return new Set<string>([...fixed, ...written, ...PLAN_ADDRESSES.map(routes.plan), ...projects]);
}

/** Whether there is a file for a whitepaper; it may be newer than the list that the server has read. */
const isWhitepaperFile = (path: string) =>
  readdirSync('content/whitepapers').some((file) => routes.whitepaper(parse(file).name) === path);

/** What the production server answers itself, taken by the same application while developing. */
async function startServer(ask: Ask) {
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  const contact = await openContactServices(env, systemClock, log);
  const news = await openConfiguredNews(env, async () => (await ask(routes.localNews, {})).text(), systemClock, log);
  console.log(describeContactServices(env));
  const render: Render = async (path, locals) => {
    const page = await ask(path, locals);
    return new Response(page.body, { headers: { 'content-type': 'text/html', 'content-security-policy': DEV_POLICY } });
  };
  const unavailable = prepareUnavailable({ identity: Buffer.from(serverFailure.title) });
  const site = { assets: new Map(), pages: new Map(), unavailable };
  const app = await buildApp({
    ...contact,
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
    /** What pages of whitepapers are drawn with, from files that may just have been edited. */
    newsLocals: async () => {
      await news.refresh();
      const documents = news.documents();
      return documents ? { news: { documents, storageUrl: env.NEWS_STORAGE_URL } } : {};
    },
  };
}

type Served = Awaited<ReturnType<typeof startServer>>;

/** Sends a request to our application, or on to Astro with the page's canonical address and what it is drawn with. */
function createMiddleware({ app, isNews, newsLocals }: Served): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const [path = '/', query = ''] = (request.url ?? '/').split('?');
    const given = request.headers[LOCALS_HEADER];
    if (typeof given === 'string') {
      Reflect.set(request, ASTRO_LOCALS, JSON.parse(given));
      return next();
    }
    // Each time: files may have been added since the last request.
    const pages = findPages();
    const { page } = resolvePath(path, (wanted) => pages.has(wanted) || isNews(wanted));
    const isVisit = page !== routes.contact || (request.method === 'GET' && !query.includes('enviado='));
    if (path.startsWith('/api/') || !isVisit) return app.routing(request, response);
    if (isNews(page)) Reflect.set(request, ASTRO_LOCALS, await newsLocals());
    // What is unknown to us may be one of Vite's own files.
    if (page !== NOT_FOUND_PAGES.home) request.url = query ? `${page}?${query}` : page;
    next();
  };
}

/** `npm run dev`: Astro's hot-reloading server, with our addresses, our contact endpoints and the catalogue. */
export function devServer(): AstroIntegration {
  return {
    name: 'dev-server',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return;
        const entrypoint = './src/catalogue/muestrario.astro';
        injectRoute({ pattern: '/muestrario/[...piece]', entrypoint, prerender: false });
        // Hot reloading needs inline styles and scripts that no hash can know beforehand.
        updateConfig({ security: { csp: false } });
      },
      'astro:server:start': ({ address }) => console.log(`listening on http://localhost:${address.port}`),
      'astro:server:setup': async ({ server }) => {
        const ask: Ask = async (path, locals) => {
          const origin = server.resolvedUrls?.local[0];
          // Nothing can be asked before the server listens.
          if (!origin) return Response.json({ data: [] });
          return fetch(new URL(path, origin), { headers: { [LOCALS_HEADER]: JSON.stringify(locals) } });
        };
        server.middlewares.use(createMiddleware(await startServer(ask)));
      },
    },
  };
}
