import { type Catalogue, SERVICE_COLOURS } from '../../../domain/plans/catalogue.ts';
import type { Leaf } from '../leaves.ts';
import type { Problem } from '../problem.ts';
import { checkWords as words } from '../words.ts';

/** A kind of reference to the catalogue: the files and the field that hold it, and the valid names. */
type Reference = {
  readonly files: RegExp;
  readonly key: string;
  readonly rule: string;
  readonly known: readonly string[];
};

const PAGES = /^content\/(?:pages\/.*|widgets)\.yaml$/;
const PLANS = /^content\/plans\//;
const PROJECTS = /^content\/projects\//;

/**
 * References to services, families and plan types that do not exist. `kinds` are the types that the plan page has words
 * for; without them types are not checked.
 */
export function checkReferences(catalogue: Catalogue, leaves: readonly Leaf[], kinds?: object): Problem[] {
  const services = catalogue.services.map(({ slug }) => slug);
  const families = catalogue.categories.flatMap((category) => Object.keys(category.families));
  const types = [...Object.keys(kinds ?? {}), ...services];
  const references: readonly Reference[] = [
    { files: PAGES, key: 'service', rule: 'unknownService', known: [...services, ...SERVICE_COLOURS] },
    { files: PAGES, key: 'family', rule: 'unknownFamily', known: families },
    { files: PROJECTS, key: 'service', rule: 'unknownService', known: services },
    ...(kinds ? [{ files: PLANS, key: 'type', rule: 'unknownType', known: types }] : []),
  ];
  return leaves.flatMap(({ key, text, ...place }) =>
    references
      .filter((one) => one.key === key && one.files.test(place.file) && !one.known.includes(text))
      // The label of a fact may be called like a service.
      .filter(() => !/\b(?:facts|fields)\b/.test(place.field))
      .map(({ rule }) => ({ ...place, message: words.wrong(words.rules[rule] ?? '', words.found.text(text)) })),
  );
}
