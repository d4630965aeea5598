import type { Content } from '../../domain/content/content.ts';
import { routes } from '../../domain/routes.ts';
import { present } from '../../domain/site/optional-pages.ts';
import { loadPhoto } from './photos.ts';

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
