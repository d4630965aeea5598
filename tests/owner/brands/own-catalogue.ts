import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { routes } from '../../../domain/routes.ts';
import type { Company } from '../../../domain/site/company.ts';
import { writeValues } from '../../../scripts/brand/write-values.ts';
import { ContentFolder } from '../content-folder.ts';

/** What an agency sells: its catalogue, the pages of its services and its plans, by id. */
export type Offer = {
  readonly catalogue: Catalogue;
  readonly pages: Readonly<Record<string, string>>;
  readonly plans: Readonly<Record<string, string>>;
  /** Families on the services overview. */
  readonly groups: readonly object[];
  readonly claims: Company['claims'];
};

/** Page modules of the services that the new offer replaces. */
const FORMER_PAGES = ['web-development', 'hosting', 'graphic-design', 'marketing'];
const SERVICE_NAME = /(?<=service: |routes\.service\()'[a-z-]+'/g;
const PLAN = /(?<=planId: )'[^']*'/g;
const PLAN_ADDRESS = /planHref\(catalogue, '[^']*'\)/g;
const PRICE = /\$\{(?:lowerFirst\()?await priceOf\('[^']*'\)\)?\}/g;

/** Replaces what the project sells with another agency's offer. References to services then name its first service. */
export function sellOnly(project: string, { catalogue, pages, plans, groups, claims }: Offer): void {
  const content = new ContentFolder(project);
  for (const file of globSync('plans/*.yaml', { cwd: join(project, 'content') })) content.delete(file);
  for (const page of FORMER_PAGES) content.delete(`pages/${page}.ts`);
  const [first = { slug: '' }] = catalogue.services;
  for (const file of globSync('{pages/*,widgets,navigation}.ts', { cwd: join(project, 'content') })) {
    // Some texts link plans that no longer exist, or quote their prices.
    const text = content
      .read(file)
      .replace(SERVICE_NAME, `'${first.slug}'`)
      .replace(PLAN, 'undefined')
      .replace(PLAN_ADDRESS, `'${routes.contact}'`)
      .replace(PRICE, 'Según el encargo');
    content.write(file, text);
  }
  for (const [name, text] of Object.entries(pages)) content.write(`pages/${name}.ts`, text);
  for (const [id, text] of Object.entries(plans)) content.write(`plans/${id}.yaml`, text);
  content.write('catalogue.ts', catalogueModule(catalogue));
  const set = (file: string, name: string, path: string, value: unknown) =>
    content.write(file, writeValues(content.read(file), name, [{ path: path.split('.'), value }]));
  set('pages/services-overview.ts', 'servicesOverview', 'groups', groups);
  for (const [claim, value] of Object.entries(claims)) set('company.ts', 'company', `claims.${claim}`, value);
}

const catalogueModule = (catalogue: Catalogue) => `import type { Catalogue } from '../domain/plans/catalogue.ts';
export const catalogue: Catalogue = ${JSON.stringify(catalogue, null, 2)};
`;

/** Module of a minimal service page, with a family of plans if one is given. */
export const servicePage = (service: string, title: string, family?: string) => `
import type { ServicePage } from '../../domain/words/pages.ts';
export const page: ServicePage = {
  seo: { title: '${title} con luz natural', description: 'Fotografías de ${title.toLowerCase()} en su casa o en el estudio.' },
  title: '${title}',
  text: 'Con luz natural y sin apuro.',
  service: '${service}',
  ${family ? `groups: [{ title: 'Precios', intro: 'Por encargo.', family: '${family}' }],` : ''}
};
`;
