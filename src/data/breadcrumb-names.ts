import { routes } from '../../domain/routes.ts';
import { breadcrumbs, services } from '../../server/content/current.ts';

/** Breadcrumb labels of the pages above the current one, by path. */
export const breadcrumbNames: Readonly<Record<string, string>> = {
  [routes.home]: breadcrumbs.home,
  [routes.services]: breadcrumbs.services,
  [routes.portfolio]: breadcrumbs.portfolio,
  [routes.whitepapers]: breadcrumbs.whitepapers,
  ...Object.fromEntries(services.map(({ href, name }) => [href, name])),
};
