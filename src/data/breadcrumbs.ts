import type { Content } from '../../domain/content/content.ts';
import { breadcrumbPaths } from '../../domain/site/breadcrumbs.ts';
import type { Link } from '../ui/controls/link.ts';
import { breadcrumbNames } from './breadcrumb-names.ts';

/** Breadcrumbs from the home page to the page at `path`, whose label is `title` unless the content names it. */
export function readBreadcrumbs(content: Content, path: string, title: string): Link[] {
  const names = breadcrumbNames(content);
  return breadcrumbPaths(path, content.catalogue).map((step) => ({
    label: names[step] ?? (step === path ? title : step),
    href: step,
  }));
}
