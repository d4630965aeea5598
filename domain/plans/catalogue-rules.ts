/** The parts of a catalogue that refer to one another. */
type Parts = {
  readonly services: readonly { readonly slug: string }[];
  readonly categories: readonly {
    readonly slug: string;
    readonly aliases?: readonly string[] | undefined;
    readonly service: string;
    readonly families: Readonly<Record<string, readonly string[]>>;
    readonly alsoFinds?: string | undefined;
    readonly prefixes?: readonly string[] | undefined;
  }[];
  readonly overviewAliases: readonly string[];
};

type Path = (string | number)[];
/** A broken rule. `message` is the code of the rule; `server/content/words.ts` has a sentence for each code. */
export type CatalogueIssue = {
  readonly path: Path;
  readonly message: 'duplicate' | 'unknownService' | 'unknownCategory' | 'noPlanFile' | 'noPageFile';
};
type Named = { readonly name: string; readonly path: Path };

/** Names used twice, and references to services and categories that do not exist. */
export function catalogueIssues({ services, categories, overviewAliases }: Parts): CatalogueIssue[] {
  const pages = [
    ...services.map(({ slug }, index) => ({ name: slug, path: ['services', index, 'slug'] })),
    ...overviewAliases.map((name, index) => ({ name, path: ['overviewAliases', index] })),
  ];
  const of = (names: (category: Parts['categories'][number]) => readonly Named[]) =>
    categories.flatMap((category, index) =>
      names(category).map(({ name, path }) => ({ name, path: ['categories', index, ...path] })),
    );
  const categoryNames = of(({ slug, aliases = [] }) => [{ name: slug, path: ['slug'] }, ...list('aliases', aliases)]);
  const families = of((category) => Object.keys(category.families).map((name) => ({ name, path: ['families', name] })));
  const plans = of((category) =>
    Object.entries(category.families).flatMap(([family, ids]) =>
      list('families', ids).map(({ name, path: [, index = 0] }) => ({ name, path: ['families', family, index] })),
    ),
  );
  const prefixes = of(({ prefixes: names = [] }) => list('prefixes', names));
  return [
    ...[pages, categoryNames, families, plans, prefixes].flatMap(duplicates),
    ...references(services, categories),
  ];
}

const list = (field: string, names: readonly string[]): Named[] =>
  names.map((name, index) => ({ name, path: [field, index] }));

function duplicates(names: readonly Named[]): CatalogueIssue[] {
  const seen = new Set<string>();
  return names.flatMap(({ name, path }) => {
    const isSecond = seen.has(name);
    seen.add(name);
    return isSecond ? [{ path, message: 'duplicate' as const }] : [];
  });
}

function references(services: Parts['services'], categories: Parts['categories']): CatalogueIssue[] {
  const knows = (records: readonly { readonly slug: string }[], wanted: string) =>
    records.some(({ slug }) => slug === wanted);
  return categories.flatMap(({ service, alsoFinds }, index) => [
    ...(knows(services, service)
      ? []
      : [{ path: ['categories', index, 'service'], message: 'unknownService' as const }]),
    ...(!alsoFinds || knows(categories, alsoFinds)
      ? []
      : [{ path: ['categories', index, 'alsoFinds'], message: 'unknownCategory' as const }]),
  ]);
}

type Files = { readonly plans: readonly string[]; readonly pages: readonly string[] };
type PartsWithPages = Pick<Parts, 'categories'> & { readonly services: readonly { readonly page: string }[] };

/** Plans and pages that the catalogue names but that have no file. `files` are file names without extension. */
export function missingFiles({ services, categories }: PartsWithPages, files: Files): CatalogueIssue[] {
  const pages = services.flatMap(({ page }, index): CatalogueIssue[] =>
    files.pages.includes(page) ? [] : [{ path: ['services', index, 'page'], message: 'noPageFile' }],
  );
  const plans = categories.flatMap(({ families }, index) =>
    Object.entries(families).flatMap(([family, ids]) =>
      ids.flatMap((id, place): CatalogueIssue[] =>
        files.plans.includes(id)
          ? []
          : [{ path: ['categories', index, 'families', family, place], message: 'noPlanFile' }],
      ),
    ),
  );
  return [...pages, ...plans];
}

/** Plans that have a file but are in no family, so that no page shows them. */
export function unlistedPlans({ categories }: Pick<Parts, 'categories'>, plans: readonly string[]): string[] {
  const listed = new Set(categories.flatMap(({ families }) => Object.values(families).flat()));
  return plans.filter((id) => !listed.has(id));
}
