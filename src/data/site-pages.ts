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
import type { Sky } from '../art/risings.ts';
import type { SeoRecord } from '../layout/Seo.tsx';
import { loadPlan, planSeo } from './plans.ts';
import { loadProjects, projectSeo } from './projects.ts';

/** A page that search engines should know, whitepapers aside: those may come from elsewhere. */
export type SitePage = {
  /** Canonical. */
  readonly path: string;
  readonly seo: SeoRecord;
  /** The file its words are in, whose last change is the page's. */
  readonly source: string;
  /** The thread of its share picture. */
  readonly sky: Sky;
  /** It answers, but no page leads to it: sitemap and `llms.txt` leave it out. */
  readonly unlinked?: boolean;
};

const SKY_OF_SERVICE: Record<Service, Sky> = {
  'desarrollo-web': 'anil',
  'alojamiento-web': 'eucalipto',
  'diseno-grafico': 'grana',
  marketing: 'teja',
};

const fixed: readonly SitePage[] = [
  { path: routes.home, seo: home.seo, source: 'content/pages/home.ts', sky: 'maiz' },
  { path: routes.learn, seo: learn.seo, source: 'content/pages/learn.ts', sky: 'cielo' },
  { path: routes.products, seo: products.seo, source: 'content/pages/products.ts', sky: 'cielo' },
  { path: routes.team, seo: team.seo, source: 'content/pages/team.ts', sky: 'eucalipto' },
  { path: routes.contact, seo: contactPage.seo, source: 'content/pages/contact.ts', sky: 'cielo' },
  { path: routes.services, seo: servicesOverview.seo, source: 'content/pages/services-overview.ts', sky: 'cielo' },
  { path: routes.webDevelopment, seo: webDevelopmentPage.seo, source: 'content/pages/web-development.ts', sky: 'anil' },
  { path: routes.hosting, seo: hostingPage.seo, source: 'content/pages/hosting.ts', sky: 'eucalipto' },
  { path: routes.graphicDesign, seo: graphicDesignPage.seo, source: 'content/pages/graphic-design.ts', sky: 'grana' },
  { path: routes.marketing, seo: marketingPage.seo, source: 'content/pages/marketing.ts', sky: 'teja' },
  { path: routes.portfolio, seo: portfolio.seo, source: 'content/pages/portfolio.ts', sky: 'grana' },
  { path: routes.terms, seo: terms.seo, source: 'content/pages/terms.ts', sky: 'eucalipto' },
  { path: routes.accessibility, seo: accessibility.seo, source: 'content/pages/accessibility.ts', sky: 'grana' },
  { path: routes.privacy, seo: privacy.seo, source: 'content/pages/privacy.ts', sky: 'eucalipto' },
];

const planGroups = [...webDevelopmentPage.groups, ...hostingPage.groups, ...graphicDesignPage.groups];
const linkedPlans = new Set<string>(planGroups.flatMap<string>(({ planIds }) => planIds));

/** The pages that search engines and other programs are sent to. */
export const listLinkedPages = async () => (await listSitePages()).filter(({ unlinked }) => !unlinked);

/** Every page with an address of its own, whitepapers aside, in the order of the site. */
export async function listSitePages(): Promise<SitePage[]> {
  const plans = PLAN_ADDRESSES.map(async (address): Promise<SitePage> => {
    const plan = await loadPlan(address.id);
    const source = `content/plans/${address.id}.yaml`;
    const unlinked = !linkedPlans.has(address.id);
    return { path: routes.plan(address), seo: planSeo(plan), source, sky: SKY_OF_SERVICE[serviceOf(plan)], unlinked };
  });
  const projects = (await loadProjects()).map((project): SitePage => {
    const { slug, ground } = project;
    const sky = ground === 'lino' ? 'cielo' : ground;
    return { path: routes.project(slug), seo: projectSeo(project), source: `content/projects/${slug}.yaml`, sky };
  });
  return [...fixed, ...(await Promise.all(plans)), ...projects];
}
