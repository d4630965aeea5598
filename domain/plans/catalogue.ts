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
const slugs = z.array(slug).readonly();
/** A plan id, or a prefix of ids followed by `*`. */
const spelling = z.string().regex(/^[a-z0-9-]*[a-z0-9*]$/, 'spelling');

const serviceSchema = z.strictObject({
  /** Last segment of the service's address, `/servicios/{slug}`. */
  slug,
  name: text.max(40),
  /** The service in one sentence, for menus. */
  line: text.max(90),
  icon: z.enum(ICON_NAMES),
  colour: z.enum(SERVICE_COLOURS),
  /** Name, without extension, of the file in `content/pages` with the words of the service's page. */
  page: slug,
});

const categorySchema = z.strictObject({
  /** Middle segment of the addresses of its plans, `/servicios/{slug}/{id}`. */
  slug,
  /** Other slugs under which its plans are found. */
  aliases: slugs.optional(),
  /** Slug of the service that the category's plans belong to. */
  service: slug,
  /** Plan ids by the name of their family, lowest level first. Pages refer to a family by its name. */
  families: z.record(slug, slugs),
  /** Other spellings of plan ids → the ids they stand for; `*` matches the rest of the id. */
  spellings: z.record(spelling, spelling).readonly().optional(),
  /** Slug of another category whose plans are also found at addresses of this one. */
  alsoFinds: slug.optional(),
  /** Prefixes of plan ids that imply this category when an address names no category; the longest match wins. */
  prefixes: z
    .array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*-?$/, 'slug'))
    .readonly()
    .optional(),
  /** Features that all plans of the category include, listed after each plan's first group. */
  sharedFeatures: featureGroupSchema.optional(),
});

/** What the agency sells: `content/catalogue.yaml`. */
export const catalogueSchema = z
  .strictObject({
    /** In the order of menus and lists. */
    services: z.array(serviceSchema).min(1).readonly(),
    categories: z.array(categorySchema).readonly(),
    /** Slugs under `/servicios/` that show the overview. */
    overviewAliases: slugs,
  })
  .superRefine((catalogue, context) => {
    for (const { path, message } of catalogueIssues(catalogue)) context.addIssue({ code: 'custom', path, message });
  });

export type Catalogue = Of<typeof catalogueSchema>;
export type Service = Catalogue['services'][number];
export type PlanCategory = Catalogue['categories'][number];
