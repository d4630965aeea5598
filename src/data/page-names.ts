import type { Content } from '../../domain/content/content.ts';
import { listPlans } from '../../domain/plans/find-plan.ts';
import { routes } from '../../domain/routes.ts';
import { figureWords } from '../../domain/visits/words.ts';
import { breadcrumbNames } from './breadcrumbs.ts';

/** Short names of the site's pages by path. Whitepapers of a news host have none. */
export function pageNamesOf(content: Content): Readonly<Record<string, string>> {
  const { names, project, whitepaper } = figureWords.ranks.pages;
  const plans = listPlans(content.catalogue).map((plan) => [routes.plan(plan), content.plans[plan.id]?.title]);
  return {
    ...breadcrumbNames(content),
    ...names,
    ...Object.fromEntries(plans),
    ...Object.fromEntries(content.projects.map(({ slug, title }) => [routes.project(slug), project(title)])),
    ...Object.fromEntries(
      content.whitepaperFiles.map(({ slug, title }) => [routes.whitepaper(slug), whitepaper(title)]),
    ),
  };
}
