import type { Catalogue } from '../plans/catalogue.ts';
import { findCategory } from '../plans/find-plan.ts';
import { routes } from '../routes.ts';

/** Paths of the breadcrumbs, from the home page down to the page itself. */
export function breadcrumbPaths(path: string, catalogue: Catalogue): string[] {
  if (path === routes.home) return [routes.home];
  const [, section, first, second] = path.split('/');
  const category = second && findCategory(catalogue, first ?? '');
  if (category) return [...breadcrumbPaths(routes.service(category.service), catalogue), path];
  const parents: Record<string, string> = {
    servicios: routes.services,
    portafolio: routes.portfolio,
    whitepaper: routes.whitepapers,
  };
  const parent = first && section ? parents[section] : undefined;
  return [...breadcrumbPaths(parent ?? routes.home, catalogue), path];
}
