import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import type { z } from 'zod';
import { servicePageSchema } from '../../domain/content/pages/service.ts';
import { FILES, PAGES } from '../../domain/content/schemas.ts';
import { readContent } from '../../server/content/read-content.ts';
import { type Absence, findAbsence } from './absence.ts';
import type { Ask } from './ask.ts';
import { askCompany } from './company-questions.ts';
import { type Absent, askLines } from './lines.ts';
import { askPalette } from './palette-questions.ts';
import { prune } from './prune.ts';
import { listLeft } from './what-is-left.ts';
import { newWords as words } from './words.ts';

/** The folder that a new one begins as, and the colours that derive from its palette. */
const SAMPLE = 'content';
const TOKENS = 'src/styles/tokens.css';
/** Until the agency has put its own. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16" fill="currentColor">
  <path d="M4 0h16v4H4zM4 12h16v4H4zM2 4h4v8H2zM18 4h4v8h-4z"/>
</svg>
`;

type Values = Readonly<Record<string, unknown>>;

/**
 * Makes the content folder of a new agency in `home`: asks, then writes, then lists what is left to do. Nothing is there
 * before the last answer or after a failure. Throws when the folder has files, or answers run out.
 */
export async function newContent(home: string, ask: Ask, print: (text: string) => void): Promise<void> {
  const folder = join(home, 'content');
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(words.taken(folder));
  const { content } = readContent(SAMPLE);
  if (!content) throw new Error(words.invalid);
  print(`${words.title}\n${words.intro(folder)}\n\n`);
  const company = await askCompany(ask, content.company);
  print(`\n${words.colours.intro}\n`);
  const palette = await askPalette(ask, content.palette, readFileSync(TOKENS, 'utf8'));
  print('\n');
  const absent = await askLines(ask, content, print);
  const absence = findAbsence(SAMPLE, content, absent);
  const colours = new Map(content.catalogue.services.map(({ slug, colour }) => [slug, colour]));
  writeWhole(folder, (draft) => {
    copySample(draft, content.catalogue.services, absence);
    edit(draft, 'catalogue.yaml', (document) => leaveOut(document, absence));
    for (const [file, schema] of textsIn(draft))
      edit(draft, file, (document) => prune(document, schema, absence, (service) => colours.get(service) ?? service));
    edit(draft, 'pages/plan.yaml', (document) => leaveOutTypes(document, absence));
    edit(draft, 'company.yaml', (document) => setAll(document, company));
    edit(draft, 'palette.yaml', (document) => setAll(document, palette));
    emptyLists(draft, absent);
  });
  print(`\n${words.saved(folder)}\n\n${listLeft(folder, content.company, company, absence).join('\n')}\n`);
}

/** Writes a folder under another name and then renames it, so that it is there whole or not at all. */
function writeWhole(folder: string, write: (draft: string) => void): void {
  const made = mkdirSync(join(folder, '..'), { recursive: true });
  const draft = mkdtempSync(`${folder}.`);
  try {
    write(draft);
    chmodSync(draft, 0o755);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(made ?? draft, { recursive: true, force: true });
    throw error;
  }
}

type Service = { readonly slug: string; readonly page: string };

/** Copies the sample without the files of what is absent, with a logo that nobody owns. */
function copySample(folder: string, services: readonly Service[], { services: absent, plans, records }: Absence): void {
  const pages = services.filter(({ slug }) => absent.includes(slug)).map(({ page }) => `content/pages/${page}.yaml`);
  const files = [
    'content/cspell.json',
    'content/logo.svg',
    ...plans.map((id) => `content/plans/${id}.yaml`),
    ...pages,
    ...records,
  ];
  const filter = (file: string) => !files.includes(`content/${relative(SAMPLE, file)}`);
  cpSync(SAMPLE, folder, { recursive: true, filter });
  writeFileSync(join(folder, 'logo.svg'), LOGO);
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
  removeItems(
    document,
    'categories',
    categories.map(({ service }) => isGone(service)),
  );
  removeItems(
    document,
    'services',
    all.map(({ slug }) => isGone(slug)),
  );
}

/** Takes the words for types of plans that no plan has any more out of the page of plans. */
function leaveOutTypes(document: Document, { types }: Absence): void {
  for (const group of ['excluded', 'kinds', 'keywords']) for (const type of types) document.deleteIn([group, type]);
}

function removeItems(document: Document, list: string, isGone: readonly boolean[]): void {
  for (const index of isGone.keys().toArray().toReversed()) if (isGone[index]) document.deleteIn([list, index]);
}

/** Empties what belongs to the sample's own agency, and the lists of absent lines. */
function emptyLists(folder: string, { others, samples }: Absent): void {
  for (const file of ['redirects.yaml', 'testimonials.yaml'])
    edit(folder, file, (document) => {
      document.contents = document.createNode([]);
    });
  const set = (file: string, path: readonly string[], value: unknown) =>
    edit(folder, file, (document) => document.setIn(path, value));
  if (!samples) set('widgets.yaml', ['trustedBy', 'logos'], []);
  if (others.includes('products')) set('pages/products.yaml', ['blocks'], []);
  if (others.includes('team')) set('pages/team.yaml', ['members', 'cards'], []);
  if (existsSync(join(folder, 'projects')) && readdirSync(join(folder, 'projects')).length > 0) return;
  set('pages/portfolio.yaml', ['text'], words.emptyPortfolio);
  set('pages/portfolio.yaml', ['seo', 'description'], words.emptyPortfolio);
}

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
