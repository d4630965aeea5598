import { companyFacts } from '../../domain/contact/recipient-facts.ts';
import type { Content } from '../../domain/content/content.ts';
import type { ServicePage } from '../../domain/content/pages/service.ts';
import { decideChapters } from '../../domain/content/prose.ts';
import type { Service } from '../../domain/plans/catalogue.ts';
import { routes } from '../../domain/routes.ts';

/** The words of a service's page, with the steps of an order where it shows them. Throws without the page's file. */
function loadServicePage({ company, process, servicePages }: Content, { page }: Service) {
  const words: ServicePage | undefined = servicePages[page];
  if (!words) throw new Error(`content/pages/${page}.yaml does not exist`);
  return {
    ...words,
    process: words.process === true ? process : words.process,
    chapters: words.chapters && decideChapters(words.chapters, companyFacts(company)),
  };
}

/** The services in the order of the catalogue, each with the words of its page. */
export const servicePagesOf = (content: Content) =>
  content.catalogue.services.map((service) => ({ service, words: loadServicePage(content, service) }));

/** The words of the page of the service with this slug. Throws for an unknown service. */
export function servicePageOf(content: Content, slug: string) {
  const service = content.catalogue.services.find((one) => one.slug === slug);
  if (!service) throw new Error(`There is no service ${slug}`);
  return loadServicePage(content, service);
}

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
      service: slug,
      link: { enabled: true, label: `${planCardWords.view} ${name}`, href: routes.service(slug) },
    }));
}
