import type { Content } from '../../domain/content/content.ts';
import { routes } from '../../domain/routes.ts';
import { present } from '../../domain/site/optional-pages.ts';
import { pictureProblems } from '../../server/content/words.ts';
import { loadPhoto } from './photos.ts';

/** Testimonials ready to be shown. Throws if the file of a portrait or a project is missing. */
export function loadTestimonials(content: Content, slugs: readonly string[]) {
  const { project: label } = present(content.portfolio).testimonials;
  return content.testimonials.map(({ image, focus, project, ...testimonial }) => {
    if (project && !slugs.includes(project)) throw new Error(pictureProblems.noProject(project));
    return {
      ...testimonial,
      link: project ? { label, href: routes.project(project) } : undefined,
      // No alternative text: the name is next to the portrait.
      portrait: image ? loadPhoto(content, { image, alt: '', focus }, 'portrait') : undefined,
    };
  });
}
