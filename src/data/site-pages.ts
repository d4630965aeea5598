import type { HeadScene } from '../../domain/content/sections.ts';
import { familyPlans, listPlans, type PlanAddress, serviceOfPlan } from '../../domain/plans/find-plan.ts';
import { formatPrice } from '../../domain/price.ts';
import { routes } from '../../domain/routes.ts';
import {
  accessibility,
  catalogue,
  contactPage,
  home,
  learn,
  loomPage,
  portfolio,
  priceWords,
  privacy,
  products,
  sampleLabel,
  servicesOverview,
  team,
  terms,
} from '../../server/content/current.ts';
import type { MOTIFS } from '../art/motifs.ts';
import type { Background } from '../art/subject-pictures.ts';
import type { SeoRecord } from '../layout/Seo.tsx';
import { loadPlan, planSeo } from './plans.ts';
import { loadProjects, projectSeo } from './projects.ts';
import { servicePages, sourceOf } from './service-pages.ts';

/** A page known at build time. Whitepapers are listed separately, because they may come from a news host. */
export type SitePage = {
  /** Canonical path. */
  readonly path: string;
  readonly seo: SeoRecord;
  /** The file with the page's text; the date of its last change goes into the sitemap. */
  readonly source: string;
  /** Background colour of the page's Open Graph image. */
  readonly background: Background;
  /** What its Open Graph image shows instead of the mountain: a belt of this motif, or the scene of its head. */
  readonly motif?: keyof typeof MOTIFS;
  readonly scene?: HeadScene | undefined;
  /** A few words on the sun of that image. */
  readonly note?: string | undefined;
  /** Left out of the sitemap and `llms.txt`: no page links to it, or it is a placeholder. */
  readonly unlisted?: boolean;
};

const services = servicePages.map(
  ({ service, words }): SitePage => ({
    path: routes.service(service.slug),
    seo: words.seo,
    source: sourceOf(service),
    background: service.colour,
    scene: words.scene,
  }),
);

const fixed: readonly SitePage[] = [
  { path: routes.home, seo: home.seo, source: 'content/pages/home.yaml', background: 'maiz' },
  { path: routes.learn, seo: learn.seo, source: 'content/pages/learn.yaml', background: 'cielo', scene: 'yarn' },
  {
    path: routes.products,
    seo: products.seo,
    source: 'content/pages/products.yaml',
    background: 'teja',
    scene: 'stall',
  },
  { path: routes.team, seo: team.seo, source: 'content/pages/team.yaml', background: 'eucalipto', scene: 'loom' },
  {
    path: routes.contact,
    seo: contactPage.seo,
    source: 'content/pages/contact.yaml',
    background: 'cielo',
    scene: 'knots',
  },
  {
    path: routes.services,
    seo: servicesOverview.seo,
    source: 'content/pages/services-overview.yaml',
    background: 'cielo',
    scene: 'levels',
  },
  ...services,
  {
    path: routes.portfolio,
    seo: portfolio.seo,
    source: 'content/pages/portfolio.yaml',
    background: 'grana',
    scene: 'belts',
  },
  { path: routes.loom, seo: loomPage.seo, source: 'content/pages/loom.yaml', background: 'teja', motif: 'diamond' },
  { path: routes.terms, seo: terms.seo, source: 'content/pages/terms.yaml', background: 'eucalipto' },
  {
    path: routes.accessibility,
    seo: accessibility.seo,
    source: 'content/pages/accessibility.yaml',
    background: 'grana',
  },
  { path: routes.privacy, seo: privacy.seo, source: 'content/pages/privacy.yaml', background: 'eucalipto' },
];

const linkedPlans = new Set(
  servicePages.flatMap(({ words: { groups = [] } }) => groups.flatMap(({ family }) => familyPlans(catalogue, family))),
);

/** Whether a page links to the plan. Search engines, sitemap and `llms.txt` leave out the others. */
export const isLinkedPlan = (id: string): boolean => linkedPlans.has(id);

/** The pages of the sitemap and `llms.txt`. */
export const listLinkedPages = async () => (await listSitePages()).filter(({ unlisted }) => !unlisted);

/** All pages but whitepapers, in the order of the site. */
export async function listSitePages(): Promise<SitePage[]> {
  const plans = listPlans(catalogue).map(describePlan);
  const projects = (await loadProjects()).map((project): SitePage => {
    const { slug, ground, story, sample } = project;
    const background = ground === 'lino' ? 'cielo' : ground;
    return {
      path: routes.project(slug),
      seo: projectSeo(project),
      source: `content/projects/${slug}.yaml`,
      background,
      note: sample ? sampleLabel : undefined,
      unlisted: !story,
    };
  });
  return [...fixed, ...(await Promise.all(plans)), ...projects];
}

async function describePlan(address: PlanAddress): Promise<SitePage> {
  const plan = await loadPlan(address.id);
  return {
    path: routes.plan(address),
    seo: planSeo(plan),
    source: `content/plans/${address.id}.yaml`,
    background: serviceOfPlan(catalogue, address.id)?.colour ?? 'cielo',
    note: plan.price && formatPrice(plan.price, priceWords),
    unlisted: !isLinkedPlan(address.id),
  };
}
