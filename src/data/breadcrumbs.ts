import type { Content } from '../../domain/content/content.ts';
import type { Link } from '../../domain/content/fields.ts';
import { routes } from '../../domain/routes.ts';
import { breadcrumbPaths } from '../../domain/site/breadcrumbs.ts';

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
