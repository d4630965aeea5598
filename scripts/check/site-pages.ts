import { globSync } from 'node:fs';
import { join, parse, sep } from 'node:path';
import type { Catalogue } from '../../domain/plans/catalogue.ts';
import { listPlans } from '../../domain/plans/find-plan.ts';
import { routes } from '../../domain/routes.ts';
import { MONITORING_PATHS } from '../../domain/site/monitoring-paths.ts';

/** Returns a function that tells whether a canonical path is a page of the site, read from its current sources. */
export function sitePages(root: string, catalogue: Catalogue): (path: string) => boolean {
  const fixed = Object.values(routes).filter((route) => typeof route === 'string');
  const files = globSync('**/[a-z]*.{astro,ts}', { cwd: join(root, 'src/pages') });
  const written = files.map((file) => `/${file.split(sep).join('/')}`.replace(/(\/index)?\.(astro|ts)$/, ''));
  const named = (folder: string, route: (slug: string) => string) =>
    globSync(`content/${folder}/*`, { cwd: root }).map((file) => route(parse(file).name));
  const pages = new Set<string>([
    ...fixed,
    ...MONITORING_PATHS,
    ...written,
    ...catalogue.services.map(({ slug }) => routes.service(slug)),
    ...listPlans(catalogue).map(routes.plan),
    ...named('projects', routes.project),
    ...named('whitepapers', routes.whitepaper),
  ]);
  return (path) => pages.has(path);
}
