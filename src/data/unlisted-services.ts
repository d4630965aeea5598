import type { Content } from '../../domain/content/content.ts';
import { routes } from '../../domain/routes.ts';

/** A card for each service, such as a new one, that the words of the overview do not link to. */
export function unlistedServices({ catalogue, planCardWords, servicesOverview }: Content) {
  const { groups, more } = servicesOverview;
  const listed = new Set([
    ...groups.map(({ service }) => routes.service(service)),
    ...more.map(({ link }) => link?.href),
  ]);
  return catalogue.services
    .map(({ slug, name, line }) => ({ name, line, href: routes.service(slug) }))
    .filter(({ href }) => !listed.has(href))
    .map(({ name, line, href }) => ({
      sub: name,
      title: line,
      variant: 'default' as const,
      link: { enabled: true, label: `${planCardWords.view} ${name}`, href },
    }));
}
