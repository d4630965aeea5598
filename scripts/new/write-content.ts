import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Company } from '../../domain/content/company.ts';
import type { FileContent, Pages } from '../../domain/content/schemas.ts';
import type { Catalogue } from '../../domain/plans/catalogue.ts';
import { routes } from '../../domain/routes.ts';
import { dayInEcuador } from '../../domain/site/moment.ts';
import type { OptionalPage } from '../../domain/site/optional-pages.ts';
import { fillFacts } from '../../server/content/facts.ts';
import { PLACEHOLDER_LOGO } from '../../server/content/logo.ts';
import { editYaml } from '../../server/editor/edit-yaml.ts';
import type { NewService } from './lines.ts';
import { newWords as words } from './words.ts';

/** The content of our own agency, and one of no trade at all, whose texts name what an agency sells in braces. */
export const [SAMPLE, NEUTRAL] = ['content', 'scripts/new/neutral'] as const;
/** What the neutral folder takes from the sample: it tells what the program keeps of a visitor. */
const PRIVACY = 'pages/privacy.yaml';
/** The page of a service in the neutral folder. */
const SERVICE = 'pages/service.yaml';
/** Folders whose files only one page shows. */
const SHOWN_BY: Partial<Record<OptionalPage, string>> = { portfolio: 'projects', whitepapers: 'whitepapers' };
/** Characters of a page's title in search results, and of the services that a text names. */
const MAX = { title: 52, text: 200 };

/** What the questions gave; without `services` the new content is the whole sample. */
export type Answers = {
  readonly company: Company;
  readonly palette: Readonly<Record<string, string>>;
  readonly services?: readonly NewService[] | undefined;
  readonly absent: readonly OptionalPage[];
};

/** Writes the content of a new agency into an empty folder. */
export function writeContent(folder: string, { company, palette, services, absent }: Answers): void {
  cpSync(services ? NEUTRAL : SAMPLE, folder, { recursive: true });
  if (services) {
    cpSync(join(SAMPLE, PRIVACY), join(folder, PRIVACY));
    for (const page of ['accessibility', 'privacy', 'terms'])
      edit(folder, `pages/${page}.yaml`, (value: object) => ({ ...value, updated: dayInEcuador(Date.now()) }));
    tellServices(folder, services);
  }
  rmSync(join(folder, 'cspell.json'), { force: true });
  for (const page of absent) {
    const shown = SHOWN_BY[page];
    rmSync(join(folder, `pages/${page}.yaml`));
    if (shown) rmSync(join(folder, shown), { recursive: true, force: true });
  }
  if (absent.includes('learn')) leadToContact(folder);
  if (absent.includes('loom')) edit(folder, 'pages/home.yaml', ({ video: _, ...page }: Pages['home']) => page);
  if (company.town === company.city) nameTownOnce(folder);
  for (const file of ['redirects.yaml', 'testimonials.yaml']) edit(folder, file, () => []);
  edit(folder, 'company.yaml', () => company);
  edit(folder, 'palette.yaml', () => palette);
  writeFileSync(join(folder, 'logo.svg'), PLACEHOLDER_LOGO);
}

/** Leads from the button of the header, whose page is absent, to the form. */
function leadToContact(folder: string): void {
  edit(folder, 'navigation.yaml', ({ navigation, ...others }: FileContent['navigation.yaml']) => ({
    ...others,
    navigation: { ...navigation, button: { ...navigation.button, href: routes.contact } },
  }));
}

/** Says in a copy of the neutral folder what the agency sells; each service gets a page. */
function tellServices(folder: string, services: readonly NewService[]): void {
  const factsOf = (service: NewService) => new Map(Object.entries(service));
  const each = <Item>(items: readonly Item[]) =>
    services.flatMap((service) => fillFacts(items, factsOf(service)) as Item[]);
  const sold = new Intl.ListFormat('es').format(services.map(({ name }) => name));
  const soldIn = (max: number) => (sold.length > max ? words.manyServices : sold);
  const facts = new Map([
    ['sold', soldIn(MAX.text)],
    ['title', soldIn(MAX.title)],
  ]);
  edit(folder, 'catalogue.yaml', (catalogue: Catalogue) => ({ ...catalogue, services: each(catalogue.services) }));
  edit(folder, 'pages/home.yaml', ({ featuredTitles, ...page }: Pages['home']) => ({
    ...(fillFacts(page, facts) as object),
    featuredTitles: { ...featuredTitles, items: each(featuredTitles.items) },
  }));
  edit(folder, 'messages.yaml', (messages) => fillFacts(messages, facts));
  for (const service of services) {
    const file = `pages/servicio-${service.slug}.yaml`;
    cpSync(join(folder, SERVICE), join(folder, file));
    edit(folder, file, (page) => fillFacts(page, factsOf(service)));
  }
  rmSync(join(folder, SERVICE));
}

/** Writes «Cuenca» where the sample would say «Cuenca, Cuenca». */
function nameTownOnce(folder: string): void {
  for (const file of globSync('{.,pages}/*.yaml', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    const once = text.replaceAll(/\{company\.town\},\s+(?:en\s+)?\{company\.city\}/g, '{company.city}');
    writeFileSync(join(folder, file), once);
  }
}

/** Gives a file other values; whatever keeps its value keeps its comments and its order. */
function edit<Value>(folder: string, file: string, change: (value: Value) => unknown): void {
  const place = join(folder, file);
  const text = readFileSync(place, 'utf8');
  writeFileSync(place, editYaml(text, change(parse(text))));
}
