import { z } from 'zod';
import { choice, icon, id, list, type Of, trimmedLine } from '../content/fields.ts';
import { featureGroupSchema } from './plan.ts';

/** The colour pair of a service, with its woven belt (docs/design.md#services). */
const colour = choice('Color', { anil: 'añil', eucalipto: 'eucalipto', grana: 'grana', teja: 'teja' });
export const SERVICE_COLOURS = colour.options;
export type ServiceColour = (typeof SERVICE_COLOURS)[number];

/** One segment of an address path. */
const slug = id('Nombre');
/** A plan id, or a prefix of ids followed by `*`. */
const spelling = z.string().regex(/^[a-z0-9-]*[a-z0-9*]$/, 'spelling');

const serviceSchema = z.strictObject({
  /** Last segment of the service's address, `/servicios/{slug}`. */
  slug: id(
    'Nombre en la dirección',
    'Se cambia en la página del servicio: los enlaces y la dirección anterior la siguen.',
  ),
  name: trimmedLine('Nombre', 40),
  /** The service in one sentence, for menus. */
  line: trimmedLine('En una frase', 90),
  icon: icon(),
  colour,
  /** Name, without extension, of the file in `content/pages` with the words of the service's page. */
  page: id('Página', 'Se forma al crear la página: el nombre de su archivo, sin .yaml.'),
});

/** What the owner says of a new service; its address and its page's file are made from the name. */
export const newServiceSchema = serviceSchema
  .omit({ slug: true, page: true })
  .meta({ label: 'En los menús', kind: 'group' });

const categorySchema = z.strictObject({
  /** Middle segment of the addresses of its plans, `/servicios/{slug}/{id}`. */
  slug: id('Nombre en la dirección de sus planes'),
  /** Other slugs under which its plans are found. */
  aliases: list('Otros nombres', slug).optional(),
  /** Slug of the service that the category's plans belong to. */
  service: id('Servicio', undefined, 'service'),
  /** Plan ids by the name of their family, lowest level first. Pages refer to a family by its name. */
  families: z.record(slug, z.array(id('Plan'))).meta({ label: 'Familias de planes', kind: 'group' }),
  /** Other spellings of plan ids → the ids they stand for; `*` matches the rest of the id. */
  spellings: z
    .record(spelling, spelling)
    .optional()
    .meta({ label: 'Otras maneras de escribir un plan', kind: 'group' }),
  /** Slug of another category whose plans are also found at addresses of this one. */
  alsoFinds: id('También encuentra los de').optional(),
  /** Prefixes of plan ids that imply this category when an address names no category; the longest match wins. */
  prefixes: list(
    'Comienzos de nombres',
    z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*-?$/, 'slug')
      .meta({ label: 'Comienzo', kind: 'line' }),
  ).optional(),
  /** Features that all plans of the category include, listed after each plan's first group. */
  sharedFeatures: featureGroupSchema.optional().meta({ label: 'Lo que incluyen todos', kind: 'group' }),
});

/** What the agency sells: `content/catalogue.yaml`. */
export const catalogueSchema = z
  .strictObject({
    /** In the order of menus and lists. */
    services: list('Servicios', serviceSchema).min(1),
    categories: list('Categorías de planes', categorySchema),
    /** Slugs under `/servicios/` that show the overview. */
    overviewAliases: list('Otras direcciones de la lista de servicios', slug),
  })
  .superRefine((catalogue, context) => {
    for (const { path, message } of catalogueIssues(catalogue)) context.addIssue({ code: 'custom', path, message });
  });

export type Catalogue = Of<typeof catalogueSchema>;
export type Service = Catalogue['services'][number];
export type PlanCategory = Catalogue['categories'][number];

type Path = (string | number)[];
/** A broken rule. `message` is the code of the rule; `server/content/words.ts` has a sentence for each code. */
type CatalogueIssue = {
  readonly path: Path;
  readonly message: 'duplicate' | 'unknownService' | 'unknownCategory';
};
/** A name that the catalogue mentions, and where. */
type Named = { readonly name: string; readonly path: Path };

/** Names used twice, and references to services and categories that do not exist. */
function catalogueIssues(catalogue: Catalogue): CatalogueIssue[] {
  const { services, categories, overviewAliases } = catalogue;
  const pages = [
    ...services.map(({ slug }, index) => ({ name: slug, path: ['services', index, 'slug'] })),
    ...namesAt(overviewAliases, 'overviewAliases'),
  ];
  const categoryNames = categories.flatMap(({ slug, aliases = [] }, index) => [
    { name: slug, path: ['categories', index, 'slug'] },
    ...namesAt(aliases, 'categories', index, 'aliases'),
  ]);
  const families = categories.flatMap((category, index) =>
    Object.keys(category.families).map((name) => ({ name, path: ['categories', index, 'families', name] })),
  );
  const prefixes = categories.flatMap(({ prefixes: names = [] }, index) =>
    namesAt(names, 'categories', index, 'prefixes'),
  );
  const parents = categories.map(({ service }, index) => ({ name: service, path: ['categories', index, 'service'] }));
  const others = categories.flatMap(({ alsoFinds }, index) =>
    alsoFinds ? { name: alsoFinds, path: ['categories', index, 'alsoFinds'] } : [],
  );
  return [
    ...[pages, categoryNames, families, plansIn(catalogue), prefixes].flatMap(duplicates),
    ...missing(parents, services.map(slugOf), 'unknownService'),
    ...missing(others, categories.map(slugOf), 'unknownCategory'),
  ];
}

const slugOf = ({ slug }: { readonly slug: string }) => slug;

const namesAt = (names: readonly string[], ...path: Path): Named[] =>
  names.map((name, index) => ({ name, path: [...path, index] }));

const plansIn = ({ categories }: Catalogue): Named[] =>
  categories.flatMap(({ families }, index) =>
    Object.entries(families).flatMap(([family, ids]) => namesAt(ids, 'categories', index, 'families', family)),
  );

function duplicates(names: readonly Named[]): CatalogueIssue[] {
  const seen = new Set<string>();
  return names.flatMap(({ name, path }) => {
    const isSecond = seen.has(name);
    seen.add(name);
    return isSecond ? [{ path, message: 'duplicate' as const }] : [];
  });
}

const missing = (names: readonly Named[], known: readonly string[], message: CatalogueIssue['message']) =>
  names.filter(({ name }) => !known.includes(name)).map(({ path }) => ({ path, message }));
