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
    .filter(({ slug }) => !listed.has(routes.service(slug)))
    .map(({ slug, name, line }) => ({
      sub: name,
      title: line,
      variant: 'default' as const,
      link: { enabled: true, label: `${planCardWords.view} ${name}`, href: routes.service(slug) },
    }));
}
