import type { ComponentProps } from 'react';
import type { Content } from '../../domain/content/content.ts';
import type { HeadScene } from '../../domain/content/sections.ts';
import { familyPlans, listPlans, type PlanAddress, serviceOfPlan } from '../../domain/plans/find-plan.ts';
import { formatPrice } from '../../domain/price.ts';
import { routes } from '../../domain/routes.ts';
import { figureWords } from '../../domain/visits/words.ts';
import { type Background, SUBJECT_PICTURES } from '../art/subject-pictures.ts';
import type { SeoRecord } from '../layout/Seo.tsx';
import type { SharePicture } from '../share/SharePicture.tsx';
import { breadcrumbNames } from './breadcrumbs.ts';
import { planOf, planSeo } from './plans.ts';
import { projectSeo } from './projects.ts';
import { publishedFiles } from './published-files.ts';
import { servicePagesOf } from './service-pages.ts';

/** A page of the content. Whitepapers are listed separately, because they may come from a news host. */
export type SitePage = {
  /** Canonical path. */
  readonly path: string;
  readonly seo: SeoRecord;
  /** Background colour of the page's Open Graph image. */
  readonly background: Background;
  /** What its Open Graph image shows instead of the mountain: the scene of its head. */
  readonly scene?: HeadScene | undefined;
  /** A few words on the sun of that image. */
  readonly note?: string | undefined;
  /** Left out of the sitemap and `llms.txt`: no page links to it, or it is a placeholder. */
  readonly unlisted?: boolean;
};

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

const servicesOf = (content: Content) =>
  servicePagesOf(content).map(
    ({ service, words }): SitePage => ({
      path: routes.service(service.slug),
      seo: words.seo,
      background: service.colour,
      scene: words.scene,
    }),
  );

/** The other pages: of those with a file of their own, the ones that the content has. */
function fixedPages(content: Content): readonly SitePage[] {
  const page = (
    words: { readonly seo: SeoRecord } | undefined,
    path: string,
    look: Pick<SitePage, 'background' | 'scene'>,
  ): readonly SitePage[] => (words ? [{ path, seo: words.seo, ...look }] : []);
  return [
    ...page(content.home, routes.home, { background: 'maiz' }),
    ...page(content.learn, routes.learn, { background: 'cielo', scene: 'yarn' }),
    ...page(content.products, routes.products, { background: 'teja', scene: 'stall' }),
    ...page(content.team, routes.team, { background: 'eucalipto', scene: 'loom' }),
    ...page(content.contactPage, routes.contact, { background: 'cielo', scene: 'knots' }),
    ...page(content.servicesOverview, routes.services, { background: 'cielo', scene: 'levels' }),
    ...servicesOf(content),
    ...page(content.portfolio, routes.portfolio, { background: 'grana', scene: 'belts' }),
    ...page(content.loomPage, routes.loom, { background: 'teja', scene: 'loom' }),
    ...page(content.terms, routes.terms, { background: 'eucalipto' }),
    ...page(content.accessibility, routes.accessibility, { background: 'grana' }),
    ...page(content.privacy, routes.privacy, { background: 'eucalipto' }),
  ];
}

/** Whether a page links to the plan. Search engines, sitemap and `llms.txt` leave out the others. */
export const isLinkedPlan = (content: Content, id: string): boolean =>
  [content.servicesOverview, ...servicePagesOf(content).map(({ words }) => words)].some(({ groups = [] }) =>
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
    background: serviceOfPlan(content.catalogue, address.id)?.colour ?? 'cielo',
    note: plan.price && formatPrice(plan.price, content.priceWords),
    unlisted: !isLinkedPlan(content, address.id),
  };
}

/**
 * What the share picture at a path shows: one for each page and each whitepaper of the content. Undefined for other paths.
 */
export function sharePictureAt(content: Content, path: string): ComponentProps<typeof SharePicture> | undefined {
  const isAt = (page: string) => routes.sharePicture(page) === path;
  const page = listSitePages(content).find((one) => isAt(one.path));
  if (page) {
    const { seo, background, scene, note } = page;
    return { title: seo.title, background, scene, note };
  }
  const { whitepapers } = content;
  if (whitepapers && isAt(routes.whitepapers)) {
    return { title: whitepapers.seo.title, background: 'cielo', scene: 'shelf' };
  }
  const file = publishedFiles(content).find(({ slug }) => isAt(routes.whitepaper(slug)));
  return file && { title: file.title, background: SUBJECT_PICTURES[file.picture].background, picture: file.picture };
}
