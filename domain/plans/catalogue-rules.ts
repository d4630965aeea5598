import type { Catalogue } from './catalogue.ts';

type Path = (string | number)[];
/** A broken rule. `message` is the code of the rule; `server/content/words.ts` has a sentence for each code. */
type CatalogueIssue = {
  readonly path: Path;
  readonly message: 'duplicate' | 'unknownService' | 'unknownCategory';
};
/** A name that the catalogue mentions, and where. */
type Named = { readonly name: string; readonly path: Path };

/** Names used twice, and references to services and categories that do not exist. */
export function catalogueIssues(catalogue: Catalogue): CatalogueIssue[] {
  const { services, categories, overviewAliases } = catalogue;
  const pages = [
    ...services.map(({ slug }, index) => ({ name: slug, path: ['services', index, 'slug'] })),
    ...list(overviewAliases, 'overviewAliases'),
  ];
  const categoryNames = categories.flatMap(({ slug, aliases = [] }, index) => [
    { name: slug, path: ['categories', index, 'slug'] },
    ...list(aliases, 'categories', index, 'aliases'),
  ]);
  const families = categories.flatMap((category, index) =>
    Object.keys(category.families).map((name) => ({ name, path: ['categories', index, 'families', name] })),
  );
  const prefixes = categories.flatMap(({ prefixes: names = [] }, index) =>
    list(names, 'categories', index, 'prefixes'),
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

const list = (names: readonly string[], ...path: Path): Named[] =>
  names.map((name, index) => ({ name, path: [...path, index] }));

const plansIn = ({ categories }: Catalogue): Named[] =>
  categories.flatMap(({ families }, index) =>
    Object.entries(families).flatMap(([family, ids]) => list(ids, 'categories', index, 'families', family)),
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
