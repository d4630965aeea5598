import { catalogue } from '../../content/catalogue.ts';
import type { Service } from '../../domain/plans/catalogue.ts';
import type { ServicePage } from '../../domain/words/pages.ts';

const modules = import.meta.glob<Record<string, ServicePage>>('../../content/pages/*.ts', { eager: true });

/** Path of the file with the words of a service's page. */
export const sourceOf = ({ page }: Service) => `content/pages/${page}.ts`;

/** The words of a service's page: its file's export whose `service` is its slug. Without one, throws and stops the build. */
function loadServicePage(service: Service): ServicePage {
  const words = Object.values(modules[`../../${sourceOf(service)}`] ?? {}).find(
    (each) => each.service === service.slug,
  );
  if (!words) throw new Error(`${sourceOf(service)} exports no page whose service is ${service.slug}`);
  return words;
}

/** The services in the order of the catalogue, each with the words of its page. */
export const servicePages = catalogue.services.map((service) => ({ service, words: loadServicePage(service) }));
