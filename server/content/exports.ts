import { routes } from '../../domain/routes.ts';
import { formatClaims } from '../../domain/site/claims.ts';
import type { Content } from './read-content.ts';

/** A service in the menus. */
export type ServiceLink = {
  readonly id: string;
  readonly icon: Content['files']['catalogue.yaml']['services'][number]['icon'];
  readonly name: string;
  readonly href: string;
  readonly line: string;
};

/** The content by the names under which modules use it. */
export function namedContent({ files, pages, services }: Content) {
  const { claims } = files['company.yaml'];
  const links: readonly ServiceLink[] = files['catalogue.yaml'].services.map(({ slug, icon, name, line }) => ({
    id: slug,
    icon,
    name,
    href: routes.service(slug),
    line,
  }));
  return {
    company: files['company.yaml'],
    /** The figures of `company.claims` as text. */
    claims: formatClaims(claims),
    catalogue: files['catalogue.yaml'],
    /** The services with their addresses, in the order of menus and lists. */
    services: links,
    ...files['navigation.yaml'],
    messages: files['messages.yaml'],
    ...files['messages.yaml'],
    ...files['widgets.yaml'],
    testimonials: files['testimonials.yaml'],
    redirects: files['redirects.yaml'],
    home: pages.home,
    learn: pages.learn,
    products: pages.products,
    team: pages.team,
    portfolio: pages.portfolio,
    ...pages.contact,
    servicesOverview: pages['services-overview'],
    planPage: pages.plan,
    ...pages.whitepapers,
    ...pages.loom,
    terms: pages.terms,
    privacy: pages.privacy,
    accessibility: pages.accessibility,
    /** The pages of services, by the name of their file. */
    servicePages: services,
  };
}
