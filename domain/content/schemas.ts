import { z } from 'zod';
import { catalogueSchema } from '../plans/catalogue.ts';
import { planSchema } from '../plans/plan.ts';
import type { OptionalPage } from '../site/optional-pages.ts';
import { projectSchema } from '../site/project.ts';
import { redirectsSchema } from '../site/redirects.ts';
import { testimonialSchema } from '../site/testimonial.ts';
import { whitepaperFileSchema } from '../whitepapers/whitepaper-file.ts';
import { companySchema } from './company.ts';
import { listOrNothing, type Of } from './fields.ts';
import { messagesSchema } from './messages.ts';
import { navigationSchema } from './navigation.ts';
import { contactSchema } from './pages/contact.ts';
import { homeSchema } from './pages/home.ts';
import { loomSchema } from './pages/loom.ts';
import { servicesOverviewSchema } from './pages/overview.ts';
import { planPageSchema } from './pages/plan.ts';
import { portfolioSchema } from './pages/portfolio.ts';
import { productsSchema } from './pages/products.ts';
import { learnSchema, legalSchema, privacySchema } from './pages/prose.ts';
import { servicePageSchema } from './pages/service.ts';
import { teamSchema } from './pages/team.ts';
import { whitepapersSchema } from './pages/whitepapers.ts';
import { paletteSchema } from './palette.ts';
import { widgetsSchema } from './widgets.ts';

/** The files of a content folder that there is one of, with what each holds. */
export const FILES = {
  'company.yaml': companySchema,
  'catalogue.yaml': catalogueSchema,
  'navigation.yaml': navigationSchema,
  'messages.yaml': messagesSchema,
  'widgets.yaml': widgetsSchema,
  'testimonials.yaml': z.preprocess(listOrNothing, z.array(testimonialSchema)),
  'redirects.yaml': redirectsSchema,
  'palette.yaml': paletteSchema,
} as const;

/** The pages that are not a service's, by the name of their file in `pages/`. */
export const PAGES = {
  home: homeSchema,
  learn: learnSchema,
  products: productsSchema,
  team: teamSchema,
  portfolio: portfolioSchema,
  contact: contactSchema,
  'services-overview': servicesOverviewSchema,
  plan: planPageSchema,
  whitepapers: whitepapersSchema,
  loom: loomSchema,
  terms: legalSchema,
  privacy: privacySchema,
  accessibility: legalSchema,
} as const;

/** The schema of each kind of file, by its path in a content folder; `*` stands for any name. */
export const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  ...FILES,
  ...Object.fromEntries(Object.entries(PAGES).map(([name, schema]) => [`pages/${name}.yaml`, schema])),
  'pages/*.yaml': servicePageSchema,
  'plans/*.yaml': planSchema,
  'projects/*.yaml': projectSchema,
  'whitepapers/*.md': whitepaperFileSchema,
};

/** The schema of a file of a content folder; undefined for one that is not read. */
export const schemaOf = (file: string): z.ZodType | undefined =>
  SCHEMAS[file] ?? SCHEMAS[file.replace(/^([a-z]+)\/[\w-]+(\.\w+)$/, '$1/*$2')];

export type FileName = keyof typeof FILES;
export type PageName = keyof typeof PAGES;
export type FileContent = { readonly [Name in FileName]: Of<(typeof FILES)[Name]> };
export type Pages = { readonly [Name in Exclude<PageName, OptionalPage>]: Of<(typeof PAGES)[Name]> } & {
  readonly [Name in OptionalPage]?: Of<(typeof PAGES)[Name]>;
};
