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

const testimonialsSchema = z.preprocess(listOrNothing, z.array(testimonialSchema));

/** The files of a content folder that there is one of, with what each holds, and what the owner calls it. */
export const FILES = {
  'company.yaml': companySchema.meta({ title: 'Teléfono, horario y datos de la agencia' }),
  'catalogue.yaml': catalogueSchema.meta({ title: 'Servicios y familias de planes' }),
  'navigation.yaml': navigationSchema.meta({ title: 'Menús y pie de página' }),
  'messages.yaml': messagesSchema.meta({ title: 'Formulario y sus mensajes' }),
  'widgets.yaml': widgetsSchema.meta({ title: 'Partes que se repiten' }),
  'testimonials.yaml': testimonialsSchema.meta({ title: 'Lo que dicen los clientes' }),
  'redirects.yaml': redirectsSchema.meta({ title: 'Direcciones antiguas' }),
  'palette.yaml': paletteSchema.meta({ title: 'Colores' }),
} as const;

/** The pages that are not a service's, by the name of their file in `pages/`. */
export const PAGES = {
  home: homeSchema.meta({ title: 'Inicio' }),
  learn: learnSchema.meta({ title: 'Aprender' }),
  products: productsSchema.meta({ title: 'Productos' }),
  team: teamSchema.meta({ title: 'Equipo' }),
  portfolio: portfolioSchema.meta({ title: 'Portafolio' }),
  contact: contactSchema.meta({ title: 'Contacto' }),
  'services-overview': servicesOverviewSchema.meta({ title: 'Servicios' }),
  plan: planPageSchema.meta({ title: 'Página de cada plan' }),
  whitepapers: whitepapersSchema.meta({ title: 'Lista de guías' }),
  loom: loomSchema.meta({ title: 'Telar' }),
  terms: legalSchema.meta({ title: 'Términos y condiciones' }),
  privacy: privacySchema.meta({ title: 'Política de privacidad' }),
  accessibility: legalSchema.meta({ title: 'Accesibilidad' }),
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

const byPath = new Map(Object.entries(SCHEMAS));
/** The schema of a file of a content folder; undefined for one that is not read. */
export const schemaOf = (file: string): z.ZodType | undefined =>
  byPath.get(file) ?? byPath.get(file.replace(/^([a-z]+)\/[\w-]+(\.\w+)$/, '$1/*$2'));

export type FileName = keyof typeof FILES;
export type PageName = keyof typeof PAGES;
export type FileContent = { readonly [Name in FileName]: Of<(typeof FILES)[Name]> };
export type Pages = { readonly [Name in Exclude<PageName, OptionalPage>]: Of<(typeof PAGES)[Name]> } & {
  readonly [Name in OptionalPage]?: Of<(typeof PAGES)[Name]>;
};
