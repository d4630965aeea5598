import { getCollection } from 'astro:content';
import { portfolio } from '../../content/pages/portfolio.ts';
import type { Project } from '../../domain/site/project.ts';

/** The whole portfolio, in its own order; a file's name is its project's slug. */
export async function loadProjects(): Promise<Project[]> {
  const entries = await getCollection('projects');
  return entries.map(({ id, data }) => ({ ...data, slug: id })).sort((one, other) => one.order - other.order);
}

/** What search engines read of a project's page. */
export const projectSeo = ({ title, description }: Project) => ({
  title,
  description: `${description}. ${portfolio.sample}`,
  keywords: [title, ...portfolio.seo.keywords],
});
