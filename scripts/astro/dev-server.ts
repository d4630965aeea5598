import { readdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { AstroIntegration } from 'astro';
import { PLAN_ADDRESSES } from '../../domain/find-plan.ts';
import { resolvePath, routes } from '../../domain/routes.ts';
import { buildApp } from '../../server/app.ts';
import { systemClock } from '../../server/clock.ts';
import { describeOffice, openOffice } from '../../server/contact/office.ts';
import { readEnv } from '../../server/env.ts';
import { createLog } from '../../server/log.ts';

/** Marks the server's own request for a page, and carries what the page is to be drawn with. */
const LOCALS_HEADER = 'x-dev-locals';
/** Where Astro's development server looks for them. */
const ASTRO_LOCALS = Symbol.for('astro.locals');
const DEV_POLICY = "default-src * 'unsafe-inline' 'unsafe-eval' data: ws:";

/** The canonical paths that exist, as the sources tell them. */
function findPages(): ReadonlySet<string> {
  const fixed = Object.values(routes).filter((route) => typeof route === 'string');
  const projects = readdirSync('content/projects').map((file) => routes.project(file.replace(/\.yaml$/, '')));
  return new Set<string>([...fixed, ...PLAN_ADDRESSES.map(routes.plan), ...projects]);
}

/** What the production server answers itself, taken by the same application while developing. */
async function startServer(render: (path: string, locals: object) => Promise<Response>) {
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  const office = await openOffice(env, systemClock, log);
  console.log(describeOffice(env));
  const app = await buildApp({
    ...office,
    env,
    site: { assets: new Map(), pages: new Map() },
    render,
    onDemandPages: [routes.contact],
    log,
    clock: systemClock,
  });
  await app.ready();
  return app;
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
        const pages = findPages();
        const app = await startServer(async (path, locals) => {
          const origin = server.resolvedUrls?.local[0] ?? '';
          const page = await fetch(new URL(path, origin), { headers: { [LOCALS_HEADER]: JSON.stringify(locals) } });
          return new Response(page.body, { headers: { 'content-security-policy': DEV_POLICY } });
        });
        server.middlewares.use((request: IncomingMessage, response, next) => {
          const [path = '/', query] = (request.url ?? '/').split('?');
          const locals = request.headers[LOCALS_HEADER];
          if (typeof locals === 'string') {
            Reflect.set(request, ASTRO_LOCALS, JSON.parse(locals));
            return next();
          }
          const { page, status } = resolvePath(path, (candidate) => pages.has(candidate));
          if (path.startsWith('/api/') || page === routes.contact) return app.routing(request, response);
          if (status === 200) request.url = query ? `${page}?${query}` : page;
          next();
        });
      },
    },
  };
}
