import type { Content } from '../../domain/content/content.ts';
import { formatPriceLine } from '../../domain/price.ts';
import { routes } from '../../domain/routes.ts';
import { keepTogether } from '../../domain/site/keep-together.ts';
import { present } from '../../domain/site/optional-pages.ts';
import type { Project } from '../../domain/site/project.ts';
import type { ProjectView } from '../sections/projects/ProjectPicture.tsx';
import { loadPhoto } from './photos.ts';
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

/**
 * A project with its photographs ready to be shown. A sample has neither award nor author, though its file may name them,
 * since it was not made for a client. Throws if the file of a photograph is missing.
 */
export function viewProject(content: Pick<Content, 'pictures'>, project: Project): ProjectView {
  const { image, alt = '', focus, sample } = project;
  const author = sample ? null : project.author;
  return {
    ...project,
    badge: sample ? undefined : project.badge,
    photo: image ? loadPhoto(content, { image, alt, focus }, 'wide') : undefined,
    author: author && {
      ...author,
      // No alternative text: the name is next to the portrait.
      portrait: author.image ? loadPhoto(content, { ...author, image: author.image, alt: '' }, 'portrait') : undefined,
    },
  };
}

/** Chapters, facts and pictures for the page of a project with a story. */
export function viewStory(content: Content, { story, pictures, service, link }: Project) {
  const { portfolio, services } = content;
  const { chapters, facts } = present(portfolio).project;
  const offered = services.find(({ id }) => id === service);
  return {
    chapters: story ? chapters.map(({ part, title }) => ({ title, text: story[part] })) : [],
    facts: [
      ...(offered ? [{ label: facts.service, link: { label: offered.name, href: offered.href } }] : []),
      ...(link ? [{ label: facts.site, link: { label: new URL(link).host, href: link, newTab: true } }] : []),
    ],
    // The last of an odd number of pictures takes a whole row.
    pictures: pictures.map((picture, index) =>
      loadPhoto(content, picture, index % 2 || pictures[index + 1] ? 'wide' : 'full'),
    ),
  };
}

/** Testimonials ready to be shown. */
export function loadTestimonials(content: Content) {
  const { project: label } = present(content.portfolio).testimonials;
  return content.testimonials.map(({ image, focus, project, ...testimonial }) => ({
    ...testimonial,
    link: project ? { label, href: routes.project(project) } : undefined,
    // No alternative text: the name is next to the portrait.
    portrait: image ? loadPhoto(content, { image, alt: '', focus }, 'portrait') : undefined,
  }));
}
