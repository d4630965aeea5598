import type { Company } from '../../domain/content/company.ts';
import type { Content } from '../../domain/content/content.ts';
import { routes } from '../../domain/routes.ts';
import { leadsTo } from '../../domain/site/optional-pages.ts';
import { type ContentFile, readContentFiles } from '../../server/content/content-files.ts';
import { leavesOf } from '../../server/content/leaves.ts';
import type { Absent } from './lines.ts';
import { newWords } from './words.ts';

/** What a content folder must no longer contain, and whatever refers to it. */
export type Absence = {
  readonly services: readonly string[];
  readonly plans: readonly string[];
  /** Types of plans that no other plan has. */
  readonly types: readonly string[];
  /** Projects and whitepapers, each as the name of its file: `content/projects/x.yaml`. */
  readonly records: readonly string[];
  /** What texts call the absent lines of business: names of services, keywords of their pages, and other words. */
  readonly names: RegExp;
  /** Whether the value of a field with this name refers to something absent. */
  readonly refers: (key: string, text: string) => boolean;
  /** The colour of a service, for groups that have only its colour. */
  readonly colourOf: (service: string) => string;
};

/** What is absent from a folder, whose content was read from it, for an agency with these facts. */
export function findAbsence(
  folder: string,
  content: Content,
  { claims }: Company,
  { services, pages, samples }: Absent,
): Absence {
  const gone = content.catalogue.categories.filter(({ service }) => services.includes(service));
  const plans = gone.flatMap(({ families }) => Object.values(families).flat());
  const families = gone.flatMap((category) => Object.keys(category.families));
  const typesOf = (isGone: boolean) =>
    Object.entries(content.plans).flatMap(([id, { type }]) => (plans.includes(id) === isGone ? [type] : []));
  const ofServices = content.catalogue.services.filter(({ slug }) => services.includes(slug));
  const figures = [
    ...(['years', 'companies'] as const).filter((name) => !claims[name]),
    ...ofServices.map(({ page }) => `${page}[A-Z]`),
  ];
  const value = new RegExp(`\\{(?:price\\.(?:${alternatives(plans)})\\}|claims\\.(?:${alternatives(figures)}))`);
  const paths = new Set([...services.map(routes.service), ...gone.map(({ slug }) => routes.service(slug))]);
  const isGonePath = (path: string) =>
    paths.has(path) || leadsTo(pages, path) || paths.has(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
  const refers = (key: string, text: string) => {
    if (key === 'planId') return plans.includes(text);
    if (key === 'family') return families.includes(text);
    if (key === 'service') return services.includes(text);
    return key === 'href' ? isGonePath(text.replace(/[#?].*/, '')) : value.test(text);
  };
  const records = findRecords(readContentFiles(folder).files, paths, refers, samples);
  const types = typesOf(true).filter((type) => !typesOf(false).includes(type));
  const colourOf = (service: string) =>
    content.catalogue.services.find(({ slug }) => slug === service)?.colour ?? service;
  const isWithoutPlans = Object.keys(content.plans).every((id) => plans.includes(id));
  const lines = [...services, ...pages, ...(isWithoutPlans ? ['plans'] : [])];
  return { services, plans, types, records, names: namesOf(content, services, lines), refers, colourOf };
}

/** Lists the projects and whitepapers that refer to something absent, all of them without samples, and adds their paths. */
function findRecords(
  files: readonly ContentFile[],
  paths: Set<string>,
  refers: Absence['refers'],
  samples: boolean,
): readonly string[] {
  const records = files.flatMap((one) => {
    const [, kind, slug = ''] = /^content\/(projects|whitepapers)\/([^/]+)\.(?:yaml|md)$/.exec(one.file) ?? [];
    return kind ? [{ ...one, path: kind === 'projects' ? routes.project(slug) : routes.whitepaper(slug) }] : [];
  });
  const isAbsent = (record: (typeof records)[number]) =>
    !samples ||
    refers('href', record.path) ||
    leavesOf(record).some(({ key, text }) => refers(key, text)) ||
    (record.file.endsWith('.md') && linksIn(record.text).some((href) => refers('href', href)));
  // A record may link to another one that goes.
  for (let before = -1; before !== paths.size; ) {
    before = paths.size;
    for (const record of records.filter(isAbsent)) paths.add(record.path);
  }
  return records.filter(({ path }) => paths.has(path)).map(({ file }) => file);
}

const linksIn = (markdown: string) => [...markdown.matchAll(/\]\((\/[^)\s]*)/g)].map(([, href = '']) => href);

/**
 * Matches the names of services, the keywords of their pages that no other page of a service has, and what else texts call
 * the lines of business: services, pages, and plans.
 */
function namesOf(content: Content, services: readonly string[], lines: readonly string[]): RegExp {
  const { catalogue, servicePages, company } = content;
  const namesIn = (isGone: boolean) =>
    catalogue.services
      .filter(({ slug }) => services.includes(slug) === isGone)
      .flatMap(({ name, page }) => [name, ...(servicePages[page]?.seo.keywords ?? [])]);
  const general = [...namesIn(false), company.city, company.town, company.country.name];
  const others = lines.flatMap((line) => newWords.lines.names[line] ?? []);
  const names = [...namesIn(true).filter((name) => !general.includes(name)), ...others];
  return new RegExp(`(?<!\\p{L})(?:${alternatives(names.map((name) => plural(RegExp.escape(name))))})(?!\\p{L})`, 'iu');
}

/** Matches a phrase also in its plural: «páginas web» for «página web». */
const plural = (phrase: string) => phrase.replace(/(?<=\p{L}[aeo])(?=\\x20|$)/gu, 's?');
const alternatives = (patterns: readonly string[]) => patterns.join('|') || '(?!)';
