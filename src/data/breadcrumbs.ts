import { breadcrumbPaths } from '../../domain/site/breadcrumbs.ts';
import { catalogue } from '../../server/content/current.ts';
import type { Link } from '../ui/controls/link.ts';
import { breadcrumbNames } from './breadcrumb-names.ts';

/** Breadcrumbs from the home page to the page at `path`, whose label is `title` unless the content names it. */
export const readBreadcrumbs = (path: string, title: string): Link[] =>
  breadcrumbPaths(path, catalogue).map((step) => ({
    label: breadcrumbNames[step] ?? (step === path ? title : step),
    href: step,
  }));
