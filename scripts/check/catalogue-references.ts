import { type Catalogue, SERVICE_COLOURS } from '../../domain/plans/catalogue.ts';
import type { ContentFile } from './content-files.ts';
import type { Problem } from './problem.ts';
import { checkWords as words } from './words.ts';

/** A kind of reference to the catalogue: where to look, the pattern that captures the name, and the valid names. */
type Reference = {
  readonly files: RegExp;
  readonly pattern: RegExp;
  readonly rule: string;
  readonly known: readonly string[];
};

const MODULES = /^content\/(?!catalogue\.).*\.ts$/;
const PLANS = /^content\/plans\/.*\.yaml$/;
const PROJECTS = /^content\/projects\/.*\.yaml$/;

/**
 * References in content files to services, families and plan types that do not exist. `kinds` are the types that
 * the plan page has words for; without them types are not checked.
 */
export function checkReferences(catalogue: Catalogue, files: readonly ContentFile[], kinds?: object): Problem[] {
  const services = catalogue.services.map(({ slug }) => slug);
  const families = catalogue.categories.flatMap((category) => Object.keys(category.families));
  const types = [...Object.keys(kinds ?? {}), ...services];
  const references: readonly Reference[] = [
    {
      files: MODULES,
      pattern: /\bservice: ['"`]([a-z0-9-]*)['"`]/g,
      rule: 'unknownService',
      known: [...services, ...SERVICE_COLOURS],
    },
    { files: MODULES, pattern: /\broutes\.service\(['"`]([^'"`]*)['"`]/g, rule: 'unknownService', known: services },
    { files: MODULES, pattern: /\bfamily: ['"`]([^'"`]*)['"`]/g, rule: 'unknownFamily', known: families },
    { files: PROJECTS, pattern: /^service: *['"]?([^\s'"#]*)/g, rule: 'unknownService', known: services },
    ...(kinds ? [{ files: PLANS, pattern: /^type: *['"]?([^\s'"#]*)/g, rule: 'unknownType', known: types }] : []),
  ];
  return files.flatMap((file) =>
    references.filter((one) => one.files.test(file.file)).flatMap((one) => findUnknown(file, one)),
  );
}

function findUnknown({ file, text }: ContentFile, { pattern, rule, known }: Reference): Problem[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(pattern)]
      .filter(([, name = '']) => !known.includes(name))
      .map(({ 1: name = '', index: column }) => ({
        file,
        line: index + 1,
        column: column + 1,
        message: words.wrong(words.rules[rule] ?? '', words.found.text(name)),
      })),
  );
}
