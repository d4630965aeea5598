import type { Content } from '../../domain/content/content.ts';
import { listPlans } from '../../domain/plans/find-plan.ts';
import { routes } from '../../domain/routes.ts';
import { figureWords } from '../../domain/visits/words.ts';
import { breadcrumbNames } from './breadcrumb-names.ts';
import { loadPlan } from './plans.ts';
import { loadProjects } from './projects.ts';
import { listWhitepaperFiles } from './whitepaper-files.ts';

/** Short names of the site's pages by path. Whitepapers of a news host have none. */
export async function loadPageNames(content: Content): Promise<Readonly<Record<string, string>>> {
  const { names, project, whitepaper } = figureWords.ranks.pages;
  const plans = await Promise.all(
    listPlans(content.catalogue).map(
      async (plan) => [routes.plan(plan), (await loadPlan(content, plan.id)).title] as const,
    ),
  );
  const projects = await loadProjects();
  const whitepapers = await listWhitepaperFiles();
  return {
    ...breadcrumbNames(content),
    ...names,
    ...Object.fromEntries(plans),
    ...Object.fromEntries(projects.map(({ slug, title }) => [routes.project(slug), project(title)])),
    ...Object.fromEntries(whitepapers.map(({ id, data }) => [routes.whitepaper(id), whitepaper(data.title)])),
  };
}
