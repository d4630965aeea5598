import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Content } from '../../domain/content/content.ts';
import { listFields } from '../../domain/content/field-list.ts';
import { paletteSchema } from '../../domain/content/palette.ts';
import { routes } from '../../domain/routes.ts';
import { OPTIONAL_PAGES } from '../../domain/site/optional-pages.ts';
import { dayAndNight } from '../../domain/site/palette.ts';
import { checkContent } from '../../server/content/check/check-content.ts';
import { readContentFiles } from '../../server/content/content-files.ts';
import { leavesOf } from '../../server/content/leaves.ts';
import { checkWords } from '../../server/content/words.ts';
import { linesOf, runNew, STUDIO } from '../../tests/harness/new-content.ts';
import { Resources, tempFolder } from '../../tests/harness/resources.ts';
import { content as ours } from '../../tests/harness/unit/our-content.ts';
import { openTerminal } from './ask.ts';
import { newContent } from './new-content.ts';
import { newWords as words } from './words.ts';
import { NEUTRAL } from './write-content.ts';

const resources = new Resources();
afterAll(() => resources.closeAll());

/** The content of a folder, which must pass the check. */
function readChecked(folder: string): Content {
  const { content, report } = checkContent(folder);
  expect([report.problems, report.hints]).toEqual([[], []]);
  return content as Content;
}

/** Makes a new folder with these answers, in this process. */
async function create(answers: Parameters<typeof linesOf>[0]) {
  const home = resources.tempFolder();
  const lines = linesOf(answers).map((line) => `${line}\n`);
  const { ask } = openTerminal(Readable.from(lines), new PassThrough().resume());
  const said: string[] = [];
  await newContent(home, ask, (text) => said.push(text));
  return { folder: join(home, 'content'), said: said.join('') };
}
const createContent = async (answers: Parameters<typeof linesOf>[0]) => readChecked((await create(answers)).folder);

/** The texts of a folder, without the names of their fields. */
const textsIn = (folder: string) =>
  readContentFiles(folder)
    .files.flatMap(leavesOf)
    .map(({ text }) => text);
const { city, country } = ours.company;
/** Finds what our agency sells, as menus and search engines call it, and what it calls itself. */
const TRADE = new RegExp(
  `(?<!\\p{L})(?:agencia|${ours.catalogue.services
    .flatMap(({ name, page }) => [name, ...(ours.servicePages[page]?.seo.keywords ?? [])])
    .filter((word) => ![city, country.name].includes(word))
    .map((word) => RegExp.escape(word))
    .join('|')})(?!\\p{L})`,
  'iu',
);

describe('a photographer’s studio', () => {
  let studio: { readonly folder: string; readonly output: string; readonly content: Content };
  beforeAll(async () => {
    const folder = join(resources.tempFolder(), 'studio/content');
    const { code, output, errors } = await runNew(join(folder, '..'), linesOf(STUDIO));
    expect(code, output + errors).toBe(0);
    studio = { folder, output, content: readChecked(folder) };
  });

  test('has its facts, and none of those that only its own agency can say', () => {
    expect(studio.content.company).toEqual({
      ...{ name: 'Luz de Loja', referencePrefix: 'LD', email: 'foto@luzdeloja.example' },
      ...{ site: 'https://luzdeloja.example', phone: '+593 99 123 4567', whatsapp: '+593 99 123 4567' },
      ...{ town: 'Vilcabamba', city: 'Loja', region: 'Zamora', country: ours.company.country },
      address: `Vilcabamba, Zamora, ${ours.company.country.name}`,
      ...{ author: '', socials: [], suspensionNoticeDays: 0, dataHost: { name: '', country: '' } },
      hours: { days: 'Martes a sábado', opens: '10:00', closes: '19:30' },
      legal: { name: "Luz d'Loja S.A.S.", taxNumber: '1190000000001', address: '' },
      claims: { years: 9, companies: 41, answerHours: 48 },
      taxNote: expect.any(String),
    });
  });

  test('has its colours in the palette, with readable shades instead of the refused ones', () => {
    const { palette } = studio.content;
    for (const { help } of listFields(paletteSchema)) expect(studio.output).toContain(help);
    expect(palette).toMatchObject({
      cal: '#fdfaf5',
      anil: 'light-dark(#264653, rgb(30 60 80))',
      teja: 'light-dark(#e76f51, rgb(244 162 97 / 1))',
      cielo: 'lightblue',
    });
    for (const refused of [palette.grana, palette.eucalipto])
      expect(studio.output).toContain(words.colours.proposal(dayAndNight(refused)[0]));
  });

  test('keeps the comments of the files', () => {
    const comments = (text: string) => text.match(/^#.*$/gm);
    for (const file of ['company.yaml', 'palette.yaml', 'catalogue.yaml', 'pages/home.yaml'])
      expect(comments(readFileSync(join(studio.folder, file), 'utf8'))).toEqual(
        comments(readFileSync(join(NEUTRAL, file), 'utf8')),
      );
  });

  test('sells what it said, each service with a page and a colour, and says so to visitors and assistants', () => {
    const { catalogue, servicePages, home, llmsWords, plans } = studio.content;
    expect(catalogue.services).toMatchObject([
      { slug: 'bodas', name: 'Bodas', line: 'El día entero.' },
      { slug: 'retratos', name: 'Retratos', line: 'En el estudio.' },
    ]);
    expect(new Set(catalogue.services.map(({ colour }) => colour)).size).toBe(2);
    expect(catalogue.services.map(({ page }) => servicePages[page])).toMatchObject([
      { title: 'Bodas', service: 'bodas', text: 'El día entero.' },
      { title: 'Retratos', service: 'retratos', text: 'En el estudio.' },
    ]);
    expect(new Set(Object.values(servicePages).map(({ seo }) => seo.description)).size).toBe(2);
    expect(home.featuredTitles.items.map(({ service, title }) => [service, title])).toEqual([
      ['bodas', 'Bodas'],
      ['retratos', 'Retratos'],
    ]);
    for (const said of [home.seo.title, home.hero.text, llmsWords.summary]) expect(said).toContain('Bodas y Retratos');
    expect(plans).toEqual({});
    for (const reason of [words.lines.last, words.lines.taken]) expect(studio.output).toContain(`  ${reason}\n`);
  });

  test('has no word of our trade, and no record of ours', () => {
    expect(textsIn('content').filter((text) => TRADE.test(text))).not.toEqual([]);
    expect(textsIn(studio.folder).filter((text) => TRADE.test(text))).toEqual([]);
    const { projects, whitepaperFiles, trustedBy, testimonials, redirects } = studio.content;
    for (const list of [projects, whitepaperFiles, trustedBy.logos, testimonials, redirects]) expect(list).toEqual([]);
  });

  test('says nothing of published prices and of tests of its own pages, which it has not', () => {
    const claim = /lo que cuestan|comparar planes|Orca|lo revisamos a mano/;
    expect(textsIn('content').filter((text) => claim.test(text))).not.toEqual([]);
    expect(textsIn(studio.folder).filter((text) => claim.test(text))).toEqual([]);
  });

  test('has the pages that it wants, and no link to another', () => {
    const { missingPages, navigation } = studio.content;
    expect(missingPages).toEqual(['learn', 'products', 'whitepapers', 'loom']);
    const { links, drawer } = navigation;
    expect(links.map(({ href }) => href)).toContain(routes.portfolio);
    expect(links.map(({ href }) => href)).not.toContain(routes.products);
    expect(drawer.before).toEqual(links);
  });

  test('was told the form of hours and of a colour', () => {
    const { expected } = words;
    const { found, rules } = checkWords;
    for (const reason of [
      checkWords.wrong(expected.hours, found.text('9 a 18')),
      checkWords.wrong(expected.colour, found.text('azul')),
      checkWords.wrong(expected.colour, found.text('1c1b2e')),
      checkWords.wrong(rules['transparent'] ?? '', found.text('#1c1b2ecc')),
    ])
      expect(studio.output).toContain(`  ${reason}\n`);
  });

  test('can be read by everybody, and is all that was written', () => {
    expect(statSync(studio.folder).mode & 0o777).toBe(0o755);
    expect(readdirSync(join(studio.folder, '..'))).toEqual(['content']);
  });

  test('gets a list of what is left to do', () => {
    const [, left = ''] = studio.output.split(words.left.title);
    const { logo, neutral, check } = words.left;
    for (const task of [logo, neutral, check(studio.folder)]) expect(left).toContain(task);
    expect(left).toContain(words.left.missing('Domicilio legal'));
    expect(left).not.toContain(words.labels.email);
    expect(left).not.toContain(words.left.problems(''));
    expect(checkContent(studio.folder).report.unpublished).toContain(checkWords.unpublished.logo);
    expect(checkContent('content').report.unpublished).not.toContain(checkWords.unpublished.logo);
  });
});

test('with all its pages and many services the neutral folder passes the check too', async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-05-04T12:00:00Z') });
  const names = ['Bodas de día y de noche', 'Retratos', 'Cerámica de alta temperatura', 'Plan', 'Home', 'Tilo «a: b»'];
  names.push(...Array.from({ length: 9 }, (_, index) => `Taller ${index} de cerámica de alta temperatura`));
  const services = names.map((name) => [name, `${name}, sin apuro.`] as const);
  const { folder } = await create({ ...STUDIO, services, pages: OPTIONAL_PAGES });
  const content = readChecked(folder);
  expect(content.missingPages).toEqual([]);
  expect(content.services.map(({ name }) => name)).toEqual(names);
  expect(content.home.seo.title).toBe(`Servicios en ${content.company.city}`);
  const { accessibility, privacy, terms } = content;
  expect([accessibility, privacy, terms].map(({ updated }) => updated)).toEqual(Array(3).fill('2031-05-04'));
  expect(textsIn(folder).filter((text) => TRADE.test(text))).toEqual([]);
});

test('with the samples all of ours is there but what only our agency can say', async () => {
  const { folder } = await create({ ...STUDIO, services: undefined, pages: OPTIONAL_PAGES });
  const content = readChecked(folder);
  const sharedIn = (place: string) =>
    readContentFiles(place)
      .files.filter(({ file }) => !/^content\/(?:company|palette|redirects|testimonials|logo)\./.test(file))
      .map(({ file, text }) => ({ file, text }));
  expect(sharedIn(folder)).toEqual(sharedIn('content'));
  const { product, socials, claims } = content.company;
  expect(product).toEqual({ site: content.company.site, restaurantSignUp: content.company.site });
  expect([socials, content.testimonials, content.redirects]).toEqual([[], [], []]);
  expect(claims).toEqual({ ...ours.company.claims, years: 9, companies: 41, answerHours: 48 });
});

test('samples can lack a page, and what only it shows', async () => {
  const content = await createContent({ ...STUDIO, services: undefined, pages: ['team'] });
  expect(content.missingPages).toEqual(OPTIONAL_PAGES.filter((page) => page !== 'team'));
  expect([content.projects, content.whitepaperFiles, content.home.video]).toEqual([[], [], undefined]);
  expect(content.navigation.button?.href).toBe(routes.contact);
});

test('texts of the samples that repeat a figure without an answer are listed with their place', async () => {
  const company = { ...STUDIO.company, 'claims.years': '-' };
  const { folder, said } = await create({ ...STUDIO, company, services: undefined, pages: OPTIONAL_PAGES });
  expect(said).toMatch(
    new RegExp(`    ${RegExp.escape(folder)}/pages/contact\\.yaml:\\d+:\\d+: .*\\{claims\\.years\\}`),
  );
});

test('a site at a name with «ñ» has the address that browsers ask for', async () => {
  const content = await createContent({ ...STUDIO, company: { ...STUDIO.company, site: 'https://niñez.example' } });
  expect(content.company.site).toBe('https://xn--niez-hqa.example');
});

test('a town that is also the city and the region is named once', async () => {
  const company = { ...STUDIO.company, town: 'Loja', city: '', region: 'Loja' };
  const answers = { ...STUDIO, company, services: undefined, pages: OPTIONAL_PAGES };
  const { company: named, home, contactPage, learn } = await createContent(answers);
  expect(JSON.stringify([home, contactPage, learn])).not.toMatch(/Loja,? (?:en )?Loja/);
  expect(contactPage.seo.title).toContain('Loja');
  expect(named.address).toBe(`Loja, ${ours.company.country.name}`);
});

test('an agency of another country has its name, and that of its laws', async () => {
  const { company, terms } = await createContent({ ...STUDIO, company: { ...STUDIO.company, 'country.code': 'cl' } });
  expect(company).toMatchObject({ address: 'Vilcabamba, Zamora, Chile', country: { name: 'Chile', code: 'CL' } });
  expect(JSON.stringify(terms)).toContain('leyes de Chile');
  expect(JSON.stringify(terms)).not.toMatch(/ecuador|ecuatorian/i);
});

test('a folder with files is refused and stays as it is', async () => {
  const home = tempFolder(onTestFinished);
  mkdirSync(join(home, 'content'));
  writeFileSync(join(home, 'content/mine.yaml'), 'a: 1\n');
  const { code, errors } = await runNew(home, linesOf(STUDIO));
  expect([code, errors.trim()]).toEqual([1, words.taken(join(home, 'content'))]);
  expect(readdirSync(join(home, 'content'))).toEqual(['mine.yaml']);
});

test('samples with a mistake are refused before the first question about the agency', async () => {
  const cwd = tempFolder(onTestFinished);
  cpSync('content', join(cwd, 'content'), { recursive: true });
  writeFileSync(join(cwd, 'content/widgets.yaml'), 'a: 1\n');
  const { code, output, errors } = await runNew(join(cwd, 'studio'), [words.withSamples], cwd);
  expect([code, errors.trim()]).toEqual([1, words.invalid]);
  expect(output).not.toContain(words.labels.name);
});

test('nothing is written when answers run out', async () => {
  const home = join(tempFolder(onTestFinished), 'studio');
  const { code, errors } = await runNew(home, [words.withoutSamples, STUDIO.company.name, 'A']);
  expect([code, errors.trim()]).toEqual([1, words.ended]);
  expect(existsSync(home)).toBe(false);
});

test('nothing is written after Ctrl-C', async () => {
  const home = join(tempFolder(onTestFinished), 'studio');
  const program = spawn(process.execPath, ['scripts/new/main.ts', home], { stdio: 'pipe' });
  program.stdin.write(`${words.withoutSamples}\n${STUDIO.company.name}\n`);
  for await (const text of program.stdout) if (String(text).includes(words.labels.town)) break;
  program.kill('SIGINT');
  if (program.exitCode === null && program.signalCode === null) await once(program, 'close');
  expect(existsSync(home)).toBe(false);
});

test('ends without a stack trace when the reader of its questions has gone', async () => {
  const home = join(tempFolder(onTestFinished), 'studio');
  const program = spawn(process.execPath, ['scripts/new/main.ts', home], { stdio: 'pipe' });
  const errors = readText(program.stderr);
  program.stdout.destroy();
  program.stdin.write(`${STUDIO.company.name}\n`);
  const [code] = await once(program, 'close');
  expect([code, await errors, existsSync(home)]).toEqual([1, '', false]);
});

test.each([
  ['/srv/estudio/content', '/srv/estudio/content'],
  ["/mnt/c/Ana Maria/d'Loja/content", `'/mnt/c/Ana Maria/d'\\''Loja/content'`],
])('the commands for %s can be copied into a shell', (folder, said) => {
  expect(words.left.check(folder)).toContain(` CONTENT_DIR=${said} npm `);
  expect(words.left.start(folder)).toContain(` CONTENT_DIR=${said} npm `);
});
