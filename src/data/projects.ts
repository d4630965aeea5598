import type { Content } from '../../domain/content/content.ts';
import { formatPriceLine } from '../../domain/price.ts';
import { routes } from '../../domain/routes.ts';
import { keepTogether } from '../../domain/site/keep-together.ts';
import { present } from '../../domain/site/optional-pages.ts';
import type { Project } from '../../domain/site/project.ts';
import { listPlan } from './plans.ts';

/** A project by its slug, and the one after it; after the last one, the first. Throws for an unknown slug. */
export function projectOf({ projects }: Content, wanted: string | undefined) {
  const place = projects.findIndex(({ slug }) => slug === wanted);
  const project = projects[place];
  if (!project) throw new Error(`There is no project ${wanted}`);
  return { project, next: projects[(place + 1) % projects.length] };
}

/** The plan that suits a concept, as `ProjectConcept` shows it; undefined without an id. Throws like `planOf`. */
export function readConceptPlan(content: Content, id: string | undefined) {
  if (!id) return undefined;
  const { title, price, href } = listPlan(content, id);
  const quote = {
    label: present(content.portfolio).concept.quote,
    more: `: ${title}`,
    href: routes.quote({ id, title }),
  };
  return { title: keepTogether(title), price: formatPriceLine(price, content.priceWords), href, quote };
}

/** Title, description and keywords of a project's page. */
export function projectSeo(content: Content, { title, description, sample }: Project) {
  const portfolio = present(content.portfolio);
  return {
    title,
    description: `${description}. ${sample ? portfolio.sample : portfolio.real}`,
    keywords: [title, ...portfolio.seo.keywords],
  };
}
