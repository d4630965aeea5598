import { listPlans } from '../../../domain/plans/find-plan.ts';
import { NOT_FOUND_PAGES, routes } from '../../../domain/routes.ts';
import { pagePaths } from '../../../domain/site/site-paths.ts';
import { examplePlan } from '../../harness/plans.ts';
import { catalogue, content } from '../../harness/unit/our-content.ts';
import { exampleWhitepaper, whitepapers } from '../../harness/whitepapers.ts';

/** An example path for each not-found page. */
const NOT_FOUND_EXAMPLES: Readonly<Record<string, string>> = {
  [NOT_FOUND_PAGES.home]: '/no-existe',
  [NOT_FOUND_PAGES.plan]: '/servicios/desarrollo-web/no-existe',
  [NOT_FOUND_PAGES.planId]: '/servicios/desarrollo-ecommerce',
  [NOT_FOUND_PAGES.project]: '/portafolio/no-existe',
  [NOT_FOUND_PAGES.whitepaper]: '/whitepaper/no-existe',
};

/** All canonical pages. */
export const pages: readonly string[] = [...pagePaths(content), ...whitepapers.map(({ path }) => path)].sort();
/** The plans of general graphic design, to which no page links. */
export const generalDesign: readonly string[] = listPlans(catalogue)
  .filter(({ id }) => id.startsWith('gfx-g-'))
  .map(routes.plan);
/** Pages that search engines leave out: of projects without a story, and of plans to which no page links. */
export const unindexed: readonly string[] = [
  ...content.projects.filter(({ story }) => !story).map(({ slug }) => routes.project(slug)),
  ...generalDesign,
];
/** Paths that cover every page, including not-found pages and pages that a query changes. */
export const addresses: readonly string[] = [
  ...pages,
  ...Object.values(NOT_FOUND_EXAMPLES),
  examplePlan.quote,
  routes.whitepaperList({ tag: exampleWhitepaper().tags[0] }),
];
