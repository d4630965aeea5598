import { z } from 'zod';
import { companySchema } from '../../domain/content/company.ts';
import { type Content, type ContentParts, nameContent } from '../../domain/content/content.ts';
import { dropLinks } from '../../domain/content/drop-links.ts';
import { shapeOf } from '../../domain/content/form/shape.ts';
import { messagesSchema } from '../../domain/content/messages.ts';
import { servicePageSchema } from '../../domain/content/pages/service.ts';
import { FILES, type FileContent, PAGES, type Pages } from '../../domain/content/schemas.ts';
import { type Price, priceSchema } from '../../domain/price.ts';
import { leadsTo, OPTIONAL_PAGES, type OptionalPage } from '../../domain/site/optional-pages.ts';
import { type ContentFile, NO_CHANGES, namesOf, readContentFiles } from './content-files.ts';
import { type Facts, listFacts, unknownFacts } from './facts.ts';
import { withoutHidden } from './hidden-files.ts';
import { checkLogo } from './logo.ts';
import { readPictures } from './pictures.ts';
import { readRecords, renderWhitepaper } from './read-records.ts';
import { checkRecords } from './records.ts';
import type { Problem } from './report.ts';
import { checkWords as words } from './words.ts';
import { type Checked, checkYaml } from './yaml.ts';

export type ReadContent = {
  /** Absent when there are problems. */
  readonly content?: Content;
  /** Those files and pages that have no problems. */
  readonly valid: {
    readonly files: Partial<FileContent>;
    readonly pages: Partial<Pages>;
    readonly records: ContentRecords;
    readonly pictures: Content['pictures'];
    readonly facts: Facts;
  };
  readonly problems: readonly Problem[];
};

export const COMPANY = 'content/company.yaml';
/** Files that are the text of a page. */
const IS_PAGE = /^content\/(?:pages|plans|projects)\//;

type ContentRecords = Pick<ReturnType<typeof readRecords>, 'plans' | 'whitepapers'>;

/** Reads a content folder; a file that is missing or cannot be read is a problem. */
export function readContent(
  folder: string,
  files: readonly ContentFile[] = readContentFiles(folder).files,
  changes = NO_CHANGES,
): ReadContent {
  const facts = readFacts(files);
  const paths = files.map(({ file }) => file);
  const missing = missingPages(paths);
  const pages = Object.entries(PAGES).filter(([name]) => !missing.some((page) => page === name));
  const services = serviceFiles(files).map((name) => [name, servicePageSchema] as const);
  const readers = { files, facts, missing };
  const read = {
    files: readAll('', FILES, readers),
    pages: readAll('pages/', Object.fromEntries(pages), readers),
    services: readAll('pages/', Object.fromEntries(services), readers),
  };
  const records = readRecords(files, facts);
  const logo = checkLogo(files);
  const { pictures, problems: inPictures } = readPictures(folder, changes);
  const parts = [read.files, read.pages, read.services, records, logo, { problems: inPictures }];
  const problems = parts.flatMap((part) => part.problems);
  const valid = {
    files: read.files.values as Partial<FileContent>,
    pages: read.pages.values as Partial<Pages>,
    records,
    pictures,
    facts,
  };
  if (problems.length > 0) return { problems, valid };
  const named = {
    ...valid,
    files: withoutHidden(valid.files as FileContent, files),
    services: read.services.values,
    logo: logo.value,
    plans: Object.fromEntries(records.plans.map(({ slug, value }) => [slug, value])),
    projects: records.projects.map(({ slug, value }) => ({ ...value, slug })),
    whitepaperFiles: records.whitepapers.map((record) => renderWhitepaper(record, facts)),
    changed: Object.fromEntries(
      files.filter(({ file }) => IS_PAGE.test(file)).map(({ file, changed }) => [file, changed]),
    ),
  };
  return { problems, valid, content: nameContent(named as ContentParts) };
}

type Schemas = Readonly<Record<string, z.ZodType>>;

type Given = {
  readonly files: readonly ContentFile[];
  readonly facts: Facts;
  readonly missing: readonly OptionalPage[];
};

/** The pages that a content folder does not have, by the paths of its files. */
export const missingPages = (paths: readonly string[]) =>
  OPTIONAL_PAGES.filter((page) => !paths.includes(`content/pages/${page}.yaml`));

/** The values of the named files that are valid, without links to missing pages, and the problems of the others. */
function readAll(folder: string, schemas: Schemas, { files, facts, missing }: Given) {
  const checked = Object.entries(schemas).map(([name, schema]) => {
    const file = `content/${folder}${name.replace(/\.yaml$/, '')}.yaml`;
    // The facts themselves repeat no others.
    const { value, problems, placeOf } = checkFile(files, file, schema, file === COMPANY ? undefined : facts);
    if (problems.length > 0) return { name, problems };
    const dropped = dropLinks(shapeOf(schema), value, (href) => leadsTo(missing, href));
    if ('value' in dropped) return { name, problems, value: dropped.value };
    const { path, href } = dropped;
    return { name, problems: [{ ...placeOf(path), field: path.join('.'), message: words.text.neededLink(href) }] };
  });
  return {
    values: Object.fromEntries(checked.map(({ name, value }) => [name, value])),
    problems: checked.flatMap(({ problems }) => problems),
  };
}

function checkFile<S extends z.ZodType>(
  files: readonly ContentFile[],
  file: string,
  schema: S,
  facts?: Facts,
): Checked<z.infer<S>> {
  const found = files.find((one) => one.file === file);
  if (!found) return { placeOf: () => ({ file }), problems: [{ file, message: words.text.noFile }] };
  return checkYaml(file, found.text, schema, { facts });
}

/** The facts that texts name. While some are wrong, others stand in, so that each mistake is reported once. */
function readFacts(files: readonly ContentFile[]): Facts {
  const { value: company } = checkFile(files, COMPANY, companySchema);
  const written = checkFile(files, COMPANY, z.unknown()).value;
  const schema = messagesSchema.pick({ priceWords: true }).loose();
  const { value: messages } = checkFile(files, 'content/messages.yaml', schema);
  const plans = checkRecords(files, 'content/plans', z.looseObject({ price: priceSchema.optional() }));
  const names = namesOf(files, 'content/plans');
  const prices = new Map<string, Price | undefined>([
    ...names.map((id) => [id, undefined] as const),
    ...plans.records.map(({ slug, value }) => [slug, value.price] as const),
  ]);
  return company && messages ? listFacts(company, messages.priceWords, prices) : unknownFacts(written, names);
}

/** Pages without a schema of their own are pages of services. */
const serviceFiles = (files: readonly ContentFile[]) =>
  namesOf(
    files.filter(({ file }) => file.endsWith('.yaml')),
    'content/pages',
  ).filter((name) => !(name in PAGES));
