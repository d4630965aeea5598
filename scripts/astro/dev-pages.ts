import { globSync, readdirSync } from 'node:fs';
import { parse, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Catalogue } from '../../domain/plans/catalogue.ts';
import { listPlans } from '../../domain/plans/find-plan.ts';
import { resolvePath, routes } from '../../domain/routes.ts';

type LoadModule = ViteDevServer['ssrLoadModule'];

/** The canonical path of the page for a path, from the current sources: files may have been added meanwhile. */
export async function findPage(
  path: string,
  isWhitepaper: (path: string) => boolean,
  loadModule: LoadModule,
): Promise<string> {
  const { catalogue } = (await loadModule('/server/content/current.ts')) as { catalogue: Catalogue };
  const pages = findPages(catalogue);
  return resolvePath(path, (wanted) => pages.has(wanted) || isWhitepaper(wanted), catalogue);
}

/** The canonical paths that currently exist in the sources. */
function findPages(catalogue: Catalogue): ReadonlySet<string> {
  const fixed = Object.values(routes).filter((route) => typeof route === 'string');
  const files = globSync('**/[a-z]*.astro', { cwd: 'src/pages' });
  const written = files.map((file) => `/${file.split(sep).join('/')}`.replace(/(\/index)?\.astro$/, ''));
  const projects = readdirSync('content/projects').map((file) => routes.project(parse(file).name));
  const services = catalogue.services.map(({ slug }) => routes.service(slug));
  return new Set<string>([...fixed, ...written, ...services, ...listPlans(catalogue).map(routes.plan), ...projects]);
}
