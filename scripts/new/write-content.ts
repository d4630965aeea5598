import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Company } from '../../domain/content/company.ts';
import type { Content } from '../../domain/content/content.ts';
import type { FileContent, Pages } from '../../domain/content/schemas.ts';
import type { Catalogue } from '../../domain/plans/catalogue.ts';
import { routes } from '../../domain/routes.ts';
import { PLACEHOLDER_LOGO } from '../../server/content/logo.ts';
import { fileShape } from '../../server/editor/file-text.ts';
import type { Absence } from './absence.ts';
import { edit, set } from './edit-file.ts';
import { rewordEmptyPages } from './empty-pages.ts';
import type { Absent } from './lines.ts';
import { prune } from './prune.ts';
import { rewordTrade } from './reword-trade.ts';
import { newWords as words } from './words.ts';

type Values = Readonly<Record<string, unknown>>;
/** What the questions gave. */
export type Answers = { readonly company: Company; readonly palette: Values; readonly absent: Absent };

/** Writes the content of a new agency into an empty folder, from a sample that was read. */
export function writeContent(
  folder: string,
  sample: string,
  content: Content,
  absence: Absence,
  { company, palette, absent }: Answers,
): void {
  const { catalogue, home } = content;
  const pages = catalogue.services.filter(({ slug }) => absence.services.includes(slug)).map(({ page }) => page);
  copySample(folder, sample, [...pages, ...absent.pages], absence);
  if (company.town === company.city) nameTownOnce(folder);
  // Before sentences are dropped: what is left may be true and say too little.
  rewordTrade(folder, content, absence);
  // The button in the header leads to a page that explains quotes, or else to the form for them.
  if (absent.pages.includes('learn')) set(folder, 'navigation.yaml', 'navigation.button.href', routes.contact);
  edit(folder, 'catalogue.yaml', (value: Catalogue) => leaveOut(value, absence));
  for (const file of textsIn(folder))
    edit(folder, file, (value) => prune(fileShape(`content/${file}`), value, absence));
  edit(folder, 'navigation.yaml', listBarInDrawer);
  edit(folder, 'pages/plan.yaml', (value: Pages['plan']) => leaveOutTypes(value, absence));
  edit(folder, 'company.yaml', () => factsOf(company, absence, absent));
  edit(folder, 'palette.yaml', () => palette);
  emptyLists(folder, absent);
  rewordEmptyPages(folder, absent);
  edit(folder, 'pages/home.yaml', (page: Pages['home']) => adaptHome(page, home, absent));
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
  writeFileSync(join(folder, 'logo.svg'), PLACEHOLDER_LOGO);
}

/** Writes «Cuenca» where the sample would say «Cuenca, Cuenca». */
function nameTownOnce(folder: string): void {
  for (const file of textsIn(folder)) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      text.replaceAll(/\{company\.town\},\s+(?:en\s+)?\{company\.city\}/g, '{company.city}'),
    );
  }
}

/** The texts of a folder that may refer to what is absent. */
const textsIn = (folder: string): readonly string[] => [
  ...['navigation.yaml', 'messages.yaml', 'widgets.yaml'],
  ...readdirSync(join(folder, 'pages')).map((file) => `pages/${file}`),
];

/** A catalogue without services and the categories of their plans. */
function leaveOut(catalogue: Catalogue, { services }: Absence): Catalogue {
  const isKept = (slug: string) => !services.includes(slug);
  const categories = catalogue.categories.filter(({ service }) => isKept(service));
  const isThere = (found: string | undefined) => categories.some(({ slug }) => slug === found);
  return {
    ...catalogue,
    services: catalogue.services.filter(({ slug }) => isKept(slug)),
    categories: categories.map(({ alsoFinds, ...category }) =>
      isThere(alsoFinds) ? { ...category, alsoFinds } : category,
    ),
  };
}

/** The drawer of a phone has the links of the bar: those of the sample, which lack the portfolio, are its own agency's. */
function listBarInDrawer({ navigation, ...others }: FileContent['navigation.yaml']) {
  const drawer = { ...navigation.drawer, before: navigation.links };
  return { ...others, navigation: { ...navigation, drawer } };
}

/** The page of plans without the words for types of plans that no plan has any more. */
function leaveOutTypes(page: Pages['plan'], { types }: Absence) {
  const { excluded, kinds, keywords } = page;
  const without = (words: Values) =>
    Object.fromEntries(Object.entries(words).filter(([type]) => !types.includes(type)));
  return { ...page, excluded: without(excluded), kinds: without(kinds), keywords: without(keywords) };
}

/** The home page without the video of a loom that is absent, and with no title that counts more cards than are left. */
function adaptHome({ video, badgeCards, ...page }: Pages['home'], sample: Content['home'], { pages }: Absent) {
  const isWhole = badgeCards.cards.length === sample.badgeCards.cards.length;
  return {
    ...page,
    badgeCards: isWhole ? badgeCards : { ...badgeCards, title: words.start },
    ...(!pages.includes('loom') && { video }),
  };
}

/** What `company.yaml` says: nothing of what the agency does not have. */
function factsOf({ product, claims, ...company }: Company, { refers }: Absence, { pages }: Absent) {
  const kept = Object.entries(claims).filter(([name]) => !refers('', `{claims.${name}}`));
  return { ...company, claims: Object.fromEntries(kept), ...(!pages.includes('products') && { product }) };
}

/** Empties what belongs to the sample's own agency, and the lists of samples. */
function emptyLists(folder: string, { pages, samples }: Absent): void {
  for (const file of ['redirects.yaml', 'testimonials.yaml']) edit(folder, file, () => []);
  if (pages.includes('products')) set(folder, 'catalogue.yaml', 'overviewAliases', []);
  if (!samples) set(folder, 'widgets.yaml', 'trustedBy.logos', []);
  if (!samples && !pages.includes('products')) set(folder, 'pages/products.yaml', 'blocks', []);
  if (!samples && !pages.includes('team')) set(folder, 'pages/team.yaml', 'members.cards', []);
}
