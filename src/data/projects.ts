import { getCollection } from 'astro:content';
import { portfolio } from '../../content/pages/portfolio.ts';
import type { Project } from '../../domain/site/project.ts';

/** The portfolio in order; a file's name is the project's slug. */
export async function loadProjects(): Promise<Project[]> {
  const entries = await getCollection('projects');
  return entries.map(({ id, data }) => ({ ...data, slug: id })).sort((one, other) => one.order - other.order);
}

/** Title, description and keywords of a project's page. */
export const projectSeo = ({ title, description }: Project) => ({
  title,
  description: `${description}. ${portfolio.sample}`,
  keywords: [title, ...portfolio.seo.keywords],
});
