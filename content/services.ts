import { routes } from '../domain/routes.ts';
import type { ServiceLink } from '../domain/words/navigation.ts';
import { catalogue } from './catalogue.ts';

/** The services with their addresses, in the order of menus and lists. */
export const services: readonly ServiceLink[] = catalogue.services.map(({ slug, icon, name, line }) => ({
  id: slug,
  icon,
  name,
  href: routes.service(slug),
  line,
}));
