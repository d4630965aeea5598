import { globSync } from 'node:fs';
import { parseDocument, stringify } from 'yaml';
import type { Company } from '../../../domain/content/company.ts';
import type { ServicePage } from '../../../domain/content/pages/service.ts';
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { routes } from '../../../domain/routes.ts';
import { ContentFolder } from '../content-folder.ts';

/** What an agency sells: its catalogue, the pages of its services and its plans, by id. */
export type Offer = {
  readonly catalogue: Catalogue;
  readonly pages: Readonly<Record<string, object>>;
  readonly plans: Readonly<Record<string, object>>;
  /** Families on the services overview. */
  readonly groups: readonly object[];
  readonly claims: Company['claims'];
};

/** Pages of the services that the new offer replaces. */
const FORMER_PAGES = ['web-development', 'hosting', 'graphic-design', 'marketing'];
const PLAN = /^ *planId: .*\n/gm;
const PLAN_ADDRESS = /\/servicios\/[\w-]+\/[\w-]+/g;
const SERVICE_NAME = /(?<=service: |\/servicios\/)[a-z-]+/g;
const PRICE = /\{price\.[^}]*\}/g;

/** Replaces what a content folder sells with another agency's offer. References to services then name its first service. */
export function sellOnly(folder: string, { catalogue, pages, plans, groups, claims }: Offer): void {
  const content = new ContentFolder(folder);
  for (const file of globSync('plans/*.yaml', { cwd: folder })) content.delete(file);
  for (const file of FORMER_PAGES.flatMap((page) => globSync(`pages/${page}.yaml`, { cwd: folder })))
    content.delete(file);
  const [first = { slug: '' }] = catalogue.services;
  for (const file of globSync('{pages/*,widgets,navigation}.yaml', { cwd: folder })) {
    // Some texts link plans that no longer exist, or quote their prices.
    const text = content
      .read(file)
      .replace(PLAN, '')
      .replace(PLAN_ADDRESS, routes.contact)
      .replace(SERVICE_NAME, first.slug)
      .replace(PRICE, 'Según el encargo');
    content.write(file, text);
  }
  for (const [name, page] of Object.entries(pages)) content.write(`pages/${name}.yaml`, stringify(page));
  for (const [id, plan] of Object.entries(plans)) content.write(`plans/${id}.yaml`, stringify(plan));
  content.write('catalogue.yaml', stringify(catalogue));
  const set = (file: string, field: string, value: unknown) => {
    const document = parseDocument(content.read(file));
    document.set(field, value);
    content.write(file, String(document));
  };
  set('pages/services-overview.yaml', 'groups', groups);
  set('company.yaml', 'claims', claims);
}

/** A minimal service page, with a family of plans if one is given. */
export const servicePage = (service: string, title: string, family?: string): ServicePage => ({
  seo: {
    title: `${title} con luz natural`,
    description: `Fotografías de ${title.toLowerCase()} en su casa o en el estudio.`,
  },
  title,
  text: 'Con luz natural y sin apuro.',
  service,
  ...(family && { groups: [{ title: 'Precios', intro: 'Por encargo.', family }] }),
});
