import { z } from 'zod';
import type { Of } from '../content/fields.ts';
import { hasOnly } from '../content/fill.ts';
import { catalogueIssues } from './catalogue-rules.ts';
import { featureGroupSchema, ICON_NAMES } from './plan.ts';

/** Names of the colour pairs that a service may have, each with its woven belt (docs/design.md#services). */
export const SERVICE_COLOURS = ['anil', 'eucalipto', 'grana', 'teja'] as const;
export type ServiceColour = (typeof SERVICE_COLOURS)[number];

const text = z.string().trim().min(2).refine(hasOnly([]), { message: 'unknownName' });
/** One segment of an address path. */
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug');
const slugs = z.array(slug.meta({ label: 'Nombre', kind: 'line' })).readonly();
/** A plan id, or a prefix of ids followed by `*`. */
const spelling = z.string().regex(/^[a-z0-9-]*[a-z0-9*]$/, 'spelling');

const serviceSchema = z.strictObject({
  /** Last segment of the service's address, `/servicios/{slug}`. */
  slug: slug.meta({ label: 'Nombre en la dirección', kind: 'line' }),
  name: text.max(40).meta({ label: 'Nombre', kind: 'line' }),
  /** The service in one sentence, for menus. */
  line: text.max(90).meta({ label: 'En una frase', kind: 'line' }),
  icon: z.enum(ICON_NAMES).meta({ label: 'Ícono', kind: 'icon' }),
  colour: z.enum(SERVICE_COLOURS).meta({ label: 'Color', kind: 'choice' }),
  /** Name, without extension, of the file in `content/pages` with the words of the service's page. */
  page: slug.meta({ label: 'Página', kind: 'line', help: 'El nombre de un archivo de content/pages, sin .yaml.' }),
});

/** What the owner says of a new service; its address and its page's file are made from the name. */
export const newServiceSchema = serviceSchema
  .omit({ slug: true, page: true })
  .meta({ label: 'En los menús', kind: 'group' });

const categorySchema = z.strictObject({
  /** Middle segment of the addresses of its plans, `/servicios/{slug}/{id}`. */
  slug: slug.meta({ label: 'Nombre en la dirección de sus planes', kind: 'line' }),
  /** Other slugs under which its plans are found. */
  aliases: slugs.optional().meta({ label: 'Otros nombres', kind: 'list' }),
  /** Slug of the service that the category's plans belong to. */
  service: slug.meta({ label: 'Servicio', kind: 'line' }),
  /** Plan ids by the name of their family, lowest level first. Pages refer to a family by its name. */
  families: z.record(slug, slugs).meta({ label: 'Familias de planes', kind: 'group' }),
  /** Other spellings of plan ids → the ids they stand for; `*` matches the rest of the id. */
  spellings: z
    .record(spelling, spelling)
    .readonly()
    .optional()
    .meta({ label: 'Otras maneras de escribir un plan', kind: 'group' }),
  /** Slug of another category whose plans are also found at addresses of this one. */
  alsoFinds: slug.optional().meta({ label: 'También encuentra los de', kind: 'line' }),
  /** Prefixes of plan ids that imply this category when an address names no category; the longest match wins. */
  prefixes: z
    .array(
      z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*-?$/, 'slug')
        .meta({ label: 'Comienzo', kind: 'line' }),
    )
    .readonly()
    .optional()
    .meta({ label: 'Comienzos de nombres', kind: 'list' }),
  /** Features that all plans of the category include, listed after each plan's first group. */
  sharedFeatures: featureGroupSchema.optional().meta({ label: 'Lo que incluyen todos', kind: 'group' }),
});

/** What the agency sells: `content/catalogue.yaml`. */
export const catalogueSchema = z
  .strictObject({
    /** In the order of menus and lists. */
    services: z.array(serviceSchema).min(1).readonly().meta({ label: 'Servicios', kind: 'list' }),
    categories: z.array(categorySchema).readonly().meta({ label: 'Categorías de planes', kind: 'list' }),
    /** Slugs under `/servicios/` that show the overview. */
    overviewAliases: slugs.meta({ label: 'Otras direcciones de la lista de servicios', kind: 'list' }),
  })
  .superRefine((catalogue, context) => {
    for (const { path, message } of catalogueIssues(catalogue)) context.addIssue({ code: 'custom', path, message });
  });

export type Catalogue = Of<typeof catalogueSchema>;
export type Service = Catalogue['services'][number];
export type PlanCategory = Catalogue['categories'][number];
