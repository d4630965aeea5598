import { listPlans } from '../../domain/plans/find-plan.ts';
import { routes } from '../../domain/routes.ts';
import { figureWords } from '../../domain/visits/words.ts';
import { catalogue } from '../../server/content/current.ts';
import { breadcrumbNames } from './breadcrumb-names.ts';
import { loadPlan } from './plans.ts';
import { loadProjects } from './projects.ts';
import { listWhitepaperFiles } from './whitepaper-files.ts';

let known: Promise<Readonly<Record<string, string>>> | undefined;

/** Short names of the site's pages by path; read once. Whitepapers of a news host have none. */
export function loadPageNames(): Promise<Readonly<Record<string, string>>> {
  known ??= readNames();
  return known;
}

async function readNames() {
  const { names, project, whitepaper } = figureWords.ranks.pages;
  const plans = await Promise.all(
    listPlans(catalogue).map(async (plan) => [routes.plan(plan), (await loadPlan(plan.id)).title] as const),
  );
  const projects = await loadProjects();
  const whitepapers = await listWhitepaperFiles();
  return {
    ...breadcrumbNames,
    ...names,
    ...Object.fromEntries(plans),
    ...Object.fromEntries(projects.map(({ slug, title }) => [routes.project(slug), project(title)])),
    ...Object.fromEntries(whitepapers.map(({ id, data }) => [routes.whitepaper(id), whitepaper(data.title)])),
  };
}
