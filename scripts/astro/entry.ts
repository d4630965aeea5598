import { createApp } from 'astro/app/entrypoint';

const app = createApp({ streaming: false });

/** Renders an on-demand page; `path` may carry a query. */
export function render(path: string, locals: App.Locals): Promise<Response> {
  return app.render(new Request(new URL(path, 'http://localhost')), { locals });
}

/** Canonical paths of the pages that are rendered on demand. */
export const onDemandPages: readonly string[] = app.manifest.routes
  .map(({ routeData }) => routeData)
  .filter((route) => route.type === 'page' && !route.prerender)
  .flatMap(({ pathname }) => pathname ?? []);
