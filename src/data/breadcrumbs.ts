import type { Content } from '../../domain/content/content.ts';
import type { Link } from '../../domain/content/fields.ts';
import type { Catalogue } from '../../domain/plans/catalogue.ts';
import { findCategory } from '../../domain/plans/find-plan.ts';
import { routes } from '../../domain/routes.ts';

/** Breadcrumb labels of the pages above the current one, by path. */
export const breadcrumbNames = ({ breadcrumbs, services }: Content): Readonly<Record<string, string>> => ({
  [routes.home]: breadcrumbs.home,
  [routes.services]: breadcrumbs.services,
  [routes.portfolio]: breadcrumbs.portfolio,
  [routes.whitepapers]: breadcrumbs.whitepapers,
  ...Object.fromEntries(services.map(({ href, name }) => [href, name])),
});

/** Breadcrumbs from the home page to the page at `path`, whose label is `title` unless the content names it. */
export function readBreadcrumbs(content: Content, path: string, title: string): Link[] {
  const names = breadcrumbNames(content);
  return breadcrumbPaths(path, content.catalogue).map((step) => ({
    label: names[step] ?? (step === path ? title : step),
    href: step,
  }));
}

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
