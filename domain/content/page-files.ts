import { listPlans } from '../plans/find-plan.ts';
import { routes } from '../routes.ts';
import type { Content } from './content.ts';
import type { PAGES, PageName } from './schemas.ts';

type Named = { readonly slug: string };
type Listed = Pick<Content, 'catalogue'> & {
  readonly projects: readonly Named[];
  readonly whitepaperFiles: readonly Named[];
};

/** The pages that have a file of their own, and where they are. */
const FIXED_PAGES: Record<Exclude<PageName, 'plan'>, string> = {
  home: routes.home,
  learn: routes.learn,
  products: routes.products,
  team: routes.team,
  contact: routes.contact,
  'services-overview': routes.services,
  portfolio: routes.portfolio,
  whitepapers: routes.whitepapers,
  loom: routes.loom,
  terms: routes.terms,
  privacy: routes.privacy,
  accessibility: routes.accessibility,
};

/** The files of a content folder with the words of pages, and the paths of those pages. */
export function listPages(content: Listed): readonly (readonly [file: string, path: string])[] {
  const { catalogue, projects, whitepaperFiles } = content;
  return [
    ...Object.entries(FIXED_PAGES).map(([name, path]) => [`pages/${name}.yaml`, path] as const),
    ...catalogue.services.map(({ slug, page }) => [`pages/${page}.yaml`, routes.service(slug)] as const),
    ...listPlans(catalogue).map((plan) => [`plans/${plan.id}.yaml`, routes.plan(plan)] as const),
    ...projects.map(({ slug }) => [`projects/${slug}.yaml`, routes.project(slug)] as const),
    ...whitepaperFiles.map(({ slug }) => [`whitepapers/${slug}.md`, routes.whitepaper(slug)] as const),
  ];
}

/** Files whose words stand on many pages. */
const SHARED = ['widgets.yaml', 'testimonials.yaml', 'messages.yaml'];

/** The files with the words of a page, its own first. */
export function filesOfPage(content: Listed, path: string): readonly string[] {
  const own = listPages(content).flatMap(([file, page]) => (page === path ? file : []));
  const isPlan = own.some((file) => file.startsWith('plans/'));
  return [...own, ...(isPlan ? [`pages/${'plan' satisfies keyof typeof PAGES}.yaml`] : []), ...SHARED];
}

/** The page that shows the words of a file, or of one that has none of its own, the first page of the site. */
export const pageOfFile = (content: Listed, file: string): string =>
  listPages(content).find(([one]) => one === file)?.[1] ?? routes.home;
