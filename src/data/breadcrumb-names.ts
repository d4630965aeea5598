import type { Content } from '../../domain/content/content.ts';
import { routes } from '../../domain/routes.ts';

/** Breadcrumb labels of the pages above the current one, by path. */
export const breadcrumbNames = ({ breadcrumbs, services }: Content): Readonly<Record<string, string>> => ({
  [routes.home]: breadcrumbs.home,
  [routes.services]: breadcrumbs.services,
  [routes.portfolio]: breadcrumbs.portfolio,
  [routes.whitepapers]: breadcrumbs.whitepapers,
  ...Object.fromEntries(services.map(({ href, name }) => [href, name])),
});
