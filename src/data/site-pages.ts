import { accessibility } from '../../content/pages/accessibility.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { graphicDesignPage } from '../../content/pages/graphic-design.ts';
import { home } from '../../content/pages/home.ts';
import { hostingPage } from '../../content/pages/hosting.ts';
import { learn } from '../../content/pages/learn.ts';
import { marketingPage } from '../../content/pages/marketing.ts';
import { portfolio } from '../../content/pages/portfolio.ts';
import { privacy } from '../../content/pages/privacy.ts';
import { products } from '../../content/pages/products.ts';
import { servicesOverview } from '../../content/pages/services-overview.ts';
import { team } from '../../content/pages/team.ts';
import { terms } from '../../content/pages/terms.ts';
import { webDevelopmentPage } from '../../content/pages/web-development.ts';
import { PLAN_ADDRESSES } from '../../domain/plans/find-plan.ts';
import { type Service, serviceOf } from '../../domain/plans/plan.ts';
import { routes } from '../../domain/routes.ts';
import type { Background } from '../art/subject-pictures.ts';
import type { SeoRecord } from '../layout/Seo.tsx';
import { loadPlan, planSeo } from './plans.ts';
import { loadProjects, projectSeo } from './projects.ts';

/** An indexed page. Whitepapers are listed apart, because they may come from a news host. */
export type SitePage = {
  /** Canonical. */
  readonly path: string;
  readonly seo: SeoRecord;
  /** The file with its text: the sitemap gives the date of its last change. */
  readonly source: string;
  /** Of its Open Graph image. */
  readonly background: Background;
  /** Not linked from any page: left out of the sitemap and `llms.txt`. */
  readonly unlinked?: boolean;
};

const BACKGROUND_OF_SERVICE: Record<Service, Background> = {
  'desarrollo-web': 'anil',
  'alojamiento-web': 'eucalipto',
  'diseno-grafico': 'grana',
  marketing: 'teja',
};

const fixed: readonly SitePage[] = [
  { path: routes.home, seo: home.seo, source: 'content/pages/home.ts', background: 'maiz' },
  { path: routes.learn, seo: learn.seo, source: 'content/pages/learn.ts', background: 'cielo' },
  { path: routes.products, seo: products.seo, source: 'content/pages/products.ts', background: 'cielo' },
  { path: routes.team, seo: team.seo, source: 'content/pages/team.ts', background: 'eucalipto' },
  { path: routes.contact, seo: contactPage.seo, source: 'content/pages/contact.ts', background: 'cielo' },
  {
    path: routes.services,
    seo: servicesOverview.seo,
    source: 'content/pages/services-overview.ts',
    background: 'cielo',
  },
  {
    path: routes.webDevelopment,
    seo: webDevelopmentPage.seo,
    source: 'content/pages/web-development.ts',
    background: 'anil',
  },
  { path: routes.hosting, seo: hostingPage.seo, source: 'content/pages/hosting.ts', background: 'eucalipto' },
  {
    path: routes.graphicDesign,
    seo: graphicDesignPage.seo,
    source: 'content/pages/graphic-design.ts',
    background: 'grana',
  },
  { path: routes.marketing, seo: marketingPage.seo, source: 'content/pages/marketing.ts', background: 'teja' },
  { path: routes.portfolio, seo: portfolio.seo, source: 'content/pages/portfolio.ts', background: 'grana' },
  { path: routes.terms, seo: terms.seo, source: 'content/pages/terms.ts', background: 'eucalipto' },
  { path: routes.accessibility, seo: accessibility.seo, source: 'content/pages/accessibility.ts', background: 'grana' },
  { path: routes.privacy, seo: privacy.seo, source: 'content/pages/privacy.ts', background: 'eucalipto' },
];

const planGroups = [...webDevelopmentPage.groups, ...hostingPage.groups, ...graphicDesignPage.groups];
const linkedPlans = new Set<string>(planGroups.flatMap<string>(({ planIds }) => planIds));

/** The pages of the sitemap and `llms.txt`. */
export const listLinkedPages = async () => (await listSitePages()).filter(({ unlinked }) => !unlinked);

/** All pages but whitepapers, in the order of the site. */
export async function listSitePages(): Promise<SitePage[]> {
  const plans = PLAN_ADDRESSES.map(async (address): Promise<SitePage> => {
    const plan = await loadPlan(address.id);
    const source = `content/plans/${address.id}.yaml`;
    const unlinked = !linkedPlans.has(address.id);
    return {
      path: routes.plan(address),
      seo: planSeo(plan),
      source,
      background: BACKGROUND_OF_SERVICE[serviceOf(plan)],
      unlinked,
    };
  });
  const projects = (await loadProjects()).map((project): SitePage => {
    const { slug, ground } = project;
    const background = ground === 'lino' ? 'cielo' : ground;
    return {
      path: routes.project(slug),
      seo: projectSeo(project),
      source: `content/projects/${slug}.yaml`,
      background,
    };
  });
  return [...fixed, ...(await Promise.all(plans)), ...projects];
}
