import type { Content } from '../../domain/content/content.ts';
import { present } from '../../domain/site/optional-pages.ts';
import type { Project } from '../../domain/site/project.ts';
import type { ProjectView } from '../sections/projects/ProjectPicture.tsx';
import { loadPhoto } from './photos.ts';

/**
 * A project with its photographs ready to be shown. A sample has neither award nor author, though its file may name them:
 * nobody made it for a client. Throws if the file of a photograph is missing.
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
