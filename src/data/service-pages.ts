import { companyFacts } from '../../domain/contact/recipient-facts.ts';
import type { ServicePage } from '../../domain/content/pages/service.ts';
import { decideChapters } from '../../domain/content/prose.ts';
import type { Service } from '../../domain/plans/catalogue.ts';
import { catalogue, company, servicePages as pages, process } from '../../server/content/current.ts';

/** Path of the file with the words of a service's page. */
export const sourceOf = ({ page }: Service) => `content/pages/${page}.yaml`;

/** The words of a service's page, with the steps of an order where it shows them. Throws without the page's file. */
function loadServicePage({ page }: Service) {
  const words: ServicePage | undefined = pages[page];
  if (!words) throw new Error(`content/pages/${page}.yaml does not exist`);
  return {
    ...words,
    process: words.process === true ? process : words.process,
    chapters: words.chapters && decideChapters(words.chapters, companyFacts(company)),
  };
}

/** The services in the order of the catalogue, each with the words of its page. */
export const servicePages = catalogue.services.map((service) => ({ service, words: loadServicePage(service) }));
