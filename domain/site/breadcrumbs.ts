import { findCategory } from '../plans/find-plan.ts';
import { routes, SERVICE_PAGE_OF_CATEGORY } from '../routes.ts';

/** Paths from the home page down to the page itself. */
export function breadcrumbPaths(path: string): string[] {
  if (path === routes.home) return [routes.home];
  const [, section, first, second] = path.split('/');
  const category = second && findCategory(first ?? '');
  if (category) return [...breadcrumbPaths(SERVICE_PAGE_OF_CATEGORY[category]), path];
  const parents: Record<string, string> = {
    servicios: routes.services,
    portafolio: routes.portfolio,
    whitepaper: routes.whitepapers,
  };
  const parent = first && section ? parents[section] : undefined;
  return [...breadcrumbPaths(parent ?? routes.home), path];
}
