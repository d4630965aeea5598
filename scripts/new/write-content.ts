import { cpSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Company } from '../../domain/content/company.ts';
import type { Content } from '../../domain/content/content.ts';
import { servicePageSchema } from '../../domain/content/pages/service.ts';
import { FILES, PAGES } from '../../domain/content/schemas.ts';
import { routes } from '../../domain/routes.ts';
import type { Absence } from './absence.ts';
import type { Absent } from './lines.ts';
import { prune } from './prune.ts';
import { newWords as words } from './words.ts';

/** Until the agency has put its own. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16" fill="currentColor">
  <path d="M4 0h16v4H4zM4 12h16v4H4zM2 4h4v8H2zM18 4h4v8h-4z"/>
</svg>
`;

type Values = Readonly<Record<string, unknown>>;
/** What the questions gave. */
export type Answers = { readonly company: Company; readonly palette: Values; readonly absent: Absent };

/** Writes the content of a new agency into an empty folder, from a sample that was read. */
export function writeContent(
  folder: string,
  sample: string,
  { catalogue }: Content,
  absence: Absence,
  { company, palette, absent }: Answers,
): void {
  const colours = new Map<string, string>(catalogue.services.map(({ slug, colour }) => [slug, colour]));
  const pages = catalogue.services.filter(({ slug }) => absence.services.includes(slug)).map(({ page }) => page);
  copySample(folder, sample, [...pages, ...absent.pages], absence);
  if (company.town === company.city) nameTownOnce(folder);
  // The button in the header leads to a page that explains quotes, or else to the form for them.
  if (absent.pages.includes('learn')) set(folder, 'navigation.yaml', ['navigation', 'button', 'href'], routes.contact);
  edit(folder, 'catalogue.yaml', (document) => leaveOut(document, absence));
  for (const [file, schema] of textsIn(folder))
    edit(folder, file, (document) => prune(document, schema, absence, (service) => colours.get(service) ?? service));
  edit(folder, 'navigation.yaml', listBarInDrawer);
  edit(folder, 'pages/plan.yaml', (document) => leaveOutTypes(document, absence));
  edit(folder, 'company.yaml', (document) => {
    setAll(document, company);
    for (const claim of Object.keys(company.claims))
      if (absence.refers('', `{claims.${claim}}`)) document.deleteIn(['claims', claim]);
    if (absent.pages.includes('products')) document.delete('product');
  });
  edit(folder, 'palette.yaml', (document) => setAll(document, palette));
  emptyLists(folder, absent);
  // It shows the loom.
  if (absent.pages.includes('loom')) edit(folder, 'pages/home.yaml', (document) => document.delete('video'));
}

/** Copies the sample content without the files of what was left out, with a placeholder logo. */
function copySample(folder: string, sample: string, pages: readonly string[], { plans, records }: Absence): void {
  const absent = [
    'cspell.json',
    'logo.svg',
    ...plans.map((id) => `plans/${id}.yaml`),
    ...pages.map((page) => `pages/${page}.yaml`),
    ...records.map((file) => file.replace('content/', '')),
  ];
  cpSync(sample, folder, { recursive: true, filter: (file) => !absent.includes(relative(sample, file)) });
  writeFileSync(join(folder, 'logo.svg'), LOGO);
}

/** Writes «Cuenca» where the sample would say «Cuenca, Cuenca». */
function nameTownOnce(folder: string): void {
  for (const [file] of textsIn(folder)) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      text.replaceAll(/\{company\.town\},\s+(?:en\s+)?\{company\.city\}/g, '{company.city}'),
    );
  }
}

/** The texts of a folder that may refer to what is absent, with the schema of each. */
function textsIn(folder: string): readonly (readonly [string, z.ZodType])[] {
  const pages: Readonly<Record<string, z.ZodType>> = PAGES;
  return [
    ...(['navigation.yaml', 'messages.yaml', 'widgets.yaml'] as const).map((file) => [file, FILES[file]] as const),
    ...readdirSync(join(folder, 'pages')).map(
      (file) => [`pages/${file}`, pages[file.replace('.yaml', '')] ?? servicePageSchema] as const,
    ),
  ];
}

/** Takes services, and the categories of their plans, out of a catalogue. */
function leaveOut(document: Document, { services }: Absence): void {
  const { services: all, categories } = document.toJS() as { services: Values[]; categories: Values[] };
  const isGone = (slug: unknown) => services.includes(String(slug));
  const gone = categories.filter(({ service }) => isGone(service)).map(({ slug }) => slug);
  for (const [index, { alsoFinds }] of categories.entries())
    if (gone.includes(alsoFinds)) document.deleteIn(['categories', index, 'alsoFinds']);
  removeItems(document, 'categories', categories, ({ service }) => isGone(service));
  removeItems(document, 'services', all, ({ slug }) => isGone(slug));
}

/** Removes the items of a list that `isGone` picks by their values, the last one first. */
function removeItems(document: Document, name: string, items: Values[], isGone: (item: Values) => boolean): void {
  for (const [index, item] of [...items.entries()].toReversed()) if (isGone(item)) document.deleteIn([name, index]);
}

/** The drawer of a phone has the links of the bar: those of the sample, which lack the portfolio, are its own agency's. */
function listBarInDrawer(document: Document): void {
  const { navigation } = document.toJS() as { navigation: Values };
  document.setIn(['navigation', 'drawer', 'before'], document.createNode(navigation['links']));
}

/** Takes the words for types of plans that no plan has any more out of the page of plans. */
function leaveOutTypes(document: Document, { types }: Absence): void {
  for (const group of ['excluded', 'kinds', 'keywords']) for (const type of types) document.deleteIn([group, type]);
}

/** Empties what belongs to the sample's own agency, and the lists of samples. */
function emptyLists(folder: string, { pages, samples }: Absent): void {
  for (const file of ['redirects.yaml', 'testimonials.yaml'])
    edit(folder, file, (document) => {
      document.contents = document.createNode([]);
    });
  if (pages.includes('products')) set(folder, 'catalogue.yaml', ['overviewAliases'], []);
  if (!samples) set(folder, 'widgets.yaml', ['trustedBy', 'logos'], []);
  if (!samples && !pages.includes('products')) set(folder, 'pages/products.yaml', ['blocks'], []);
  if (!samples && !pages.includes('team')) set(folder, 'pages/team.yaml', ['members', 'cards'], []);
  if (pages.includes('portfolio') || globSync('projects/*.yaml', { cwd: folder }).length > 0) return;
  set(folder, 'pages/portfolio.yaml', ['text'], words.emptyPortfolio);
  set(folder, 'pages/portfolio.yaml', ['seo', 'description'], words.emptyPortfolio);
}

const set = (folder: string, file: string, path: readonly string[], value: unknown): void =>
  edit(folder, file, (document) => document.setIn(path, value));

/** Sets the values of a document that differ, so that comments and order stay. */
function setAll(document: Document, values: Values, path: readonly string[] = []): void {
  for (const [key, value] of Object.entries(values)) {
    const place = [...path, key];
    if (value && typeof value === 'object' && !Array.isArray(value)) setAll(document, value as Values, place);
    else document.setIn(place, value);
  }
}

function edit(folder: string, file: string, change: (document: Document) => void): void {
  const place = join(folder, file);
  const document = parseDocument(readFileSync(place, 'utf8'));
  change(document);
  writeFileSync(place, document.toString({ lineWidth: 120 }));
}
