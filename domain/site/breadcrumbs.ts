import { findCategory } from '../plans/find-plan.ts';
import { routes, SERVICE_PAGE_OF_CATEGORY } from '../routes.ts';

/** Where the parents of a page are, from the home page down, and the page itself. */
export function trailOf(path: string): string[] {
  if (path === routes.home) return [routes.home];
  const [, section, first, second] = path.split('/');
  const category = second && findCategory(first ?? '');
  if (category) return [...trailOf(SERVICE_PAGE_OF_CATEGORY[category]), path];
  const parents: Record<string, string> = {
    servicios: routes.services,
    portafolio: routes.portfolio,
    whitepaper: routes.whitepapers,
  };
  const parent = first && section ? parents[section] : undefined;
  return [...trailOf(parent ?? routes.home), path];
}
