import type { Content } from '../../domain/content/content.ts';
import type { HeadScene } from '../../domain/content/sections.ts';
import { familyPlans, listPlans, type PlanAddress, serviceOfPlan } from '../../domain/plans/find-plan.ts';
import { formatPrice } from '../../domain/price.ts';
import { routes } from '../../domain/routes.ts';
import type { MOTIFS } from '../art/motifs.ts';
import type { Background } from '../art/subject-pictures.ts';
import type { SeoRecord } from '../layout/Seo.tsx';
import { planOf, planSeo } from './plans.ts';
import { projectSeo } from './projects.ts';
import { servicePagesOf, sourceOf } from './service-pages.ts';

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

const servicesOf = (content: Content) =>
  servicePagesOf(content).map(
    ({ service, words }): SitePage => ({
      path: routes.service(service.slug),
      seo: words.seo,
      source: sourceOf(service),
      background: service.colour,
      scene: words.scene,
    }),
  );

const fixedPages = (content: Content): readonly SitePage[] => [
  { path: routes.home, seo: content.home.seo, source: 'content/pages/home.yaml', background: 'maiz' },
  {
    path: routes.learn,
    seo: content.learn.seo,
    source: 'content/pages/learn.yaml',
    background: 'cielo',
    scene: 'yarn',
  },
  {
    path: routes.products,
    seo: content.products.seo,
    source: 'content/pages/products.yaml',
    background: 'teja',
    scene: 'stall',
  },
  {
    path: routes.team,
    seo: content.team.seo,
    source: 'content/pages/team.yaml',
    background: 'eucalipto',
    scene: 'loom',
  },
  {
    path: routes.contact,
    seo: content.contactPage.seo,
    source: 'content/pages/contact.yaml',
    background: 'cielo',
    scene: 'knots',
  },
  {
    path: routes.services,
    seo: content.servicesOverview.seo,
    source: 'content/pages/services-overview.yaml',
    background: 'cielo',
    scene: 'levels',
  },
  ...servicesOf(content),
  {
    path: routes.portfolio,
    seo: content.portfolio.seo,
    source: 'content/pages/portfolio.yaml',
    background: 'grana',
    scene: 'belts',
  },
  {
    path: routes.loom,
    seo: content.loomPage.seo,
    source: 'content/pages/loom.yaml',
    background: 'teja',
    motif: 'diamond',
  },
  { path: routes.terms, seo: content.terms.seo, source: 'content/pages/terms.yaml', background: 'eucalipto' },
  {
    path: routes.accessibility,
    seo: content.accessibility.seo,
    source: 'content/pages/accessibility.yaml',
    background: 'grana',
  },
  { path: routes.privacy, seo: content.privacy.seo, source: 'content/pages/privacy.yaml', background: 'eucalipto' },
];

/** Whether a page links to the plan. Search engines, sitemap and `llms.txt` leave out the others. */
export const isLinkedPlan = (content: Content, id: string): boolean =>
  servicePagesOf(content).some(({ words: { groups = [] } }) =>
    groups.some(({ family }) => familyPlans(content.catalogue, family).includes(id)),
  );

/** The pages of the sitemap and `llms.txt`. */
export const listLinkedPages = (content: Content) => listSitePages(content).filter(({ unlisted }) => !unlisted);

/** All pages but whitepapers, in the order of the site. */
export function listSitePages(content: Content): readonly SitePage[] {
  const plans = listPlans(content.catalogue).map((address) => describePlan(content, address));
  const projects = content.projects.map((project): SitePage => {
    const { slug, ground, story, sample } = project;
    const background = ground === 'lino' ? 'cielo' : ground;
    return {
      path: routes.project(slug),
      seo: projectSeo(content, project),
      source: `content/projects/${slug}.yaml`,
      background,
      note: sample ? content.sampleLabel : undefined,
      unlisted: !story,
    };
  });
  return [...fixedPages(content), ...plans, ...projects];
}

function describePlan(content: Content, address: PlanAddress): SitePage {
  const plan = planOf(content, address.id);
  return {
    path: routes.plan(address),
    seo: planSeo(content, plan),
    source: `content/plans/${address.id}.yaml`,
    background: serviceOfPlan(content.catalogue, address.id)?.colour ?? 'cielo',
    note: plan.price && formatPrice(plan.price, content.priceWords),
    unlisted: !isLinkedPlan(content, address.id),
  };
}
