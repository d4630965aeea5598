import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Content } from '../../domain/content/content.ts';
import { routes } from '../../domain/routes.ts';
import { OPTIONAL_PAGES } from '../../domain/site/optional-pages.ts';
import { dayAndNight } from '../../domain/site/palette.ts';
import { checkContent } from '../../server/content/check/check-content.ts';
import { checkWords } from '../../server/content/words.ts';
import { linesOf, runNew, STUDIO } from '../../tests/harness/new-content.ts';
import { Resources, tempFolder } from '../../tests/harness/resources.ts';
import { content as ours } from '../../tests/harness/unit/our-content.ts';
import { openTerminal } from './ask.ts';
import { newContent } from './new-content.ts';
import { findTraces, formerFacts } from './traces.ts';
import { listLeft } from './what-is-left.ts';
import { newWords as words } from './words.ts';

const resources = new Resources();
afterAll(() => resources.closeAll());
/** The texts of a folder without comments, which give examples. */
const textsIn = (folder: string) =>
  globSync('**/*.{yaml,md}', { cwd: folder }).map((file) => ({
    file,
    text: readFileSync(join(folder, file), 'utf8').replaceAll(/^#.*$/gm, ''),
  }));

/** The content of a folder, which must pass the check. */
function readChecked(folder: string): Content {
  const { content, report } = checkContent(folder);
  expect(report.problems).toEqual([]);
  return content as Content;
}

/** The content of a new folder with these answers, made in this process. */
async function createContent(answers: Parameters<typeof linesOf>[0]): Promise<Content> {
  const home = resources.tempFolder();
  const lines = linesOf(answers).map((line) => `${line}\n`);
  const { ask } = openTerminal(Readable.from(lines), new PassThrough().resume());
  await newContent(home, ask, () => {});
  return readChecked(join(home, 'content'));
}

describe('a photographer’s studio', () => {
  let studio: { readonly folder: string; readonly output: string; readonly content: Content };
  beforeAll(async () => {
    const folder = join(resources.tempFolder(), 'studio/content');
    const { code, output, errors } = await runNew(join(folder, '..'), linesOf(STUDIO));
    expect(code, output + errors).toBe(0);
    studio = { folder, output, content: readChecked(folder) };
  });

  test('has its facts, and none of the sample’s that only its own agency can say', () => {
    const { product: _, ...company } = ours.company;
    expect(studio.content.company).toEqual({
      ...company,
      ...{ name: 'Luz de Loja', referencePrefix: 'LD', email: 'foto@luzdeloja.example' },
      ...{ site: 'https://luzdeloja.example', phone: '+593 99 123 4567', whatsapp: '+593 99 123 4567' },
      ...{ town: 'Vilcabamba', city: 'Loja', region: 'Zamora' },
      address: `Vilcabamba, Zamora, ${ours.company.country.name}`,
      ...{ author: '', socials: [], suspensionNoticeDays: 0, dataHost: { name: '', country: '' } },
      hours: { days: 'Martes a sábado', opens: '10:00', closes: '19:30' },
      legal: { name: "Luz d'Loja S.A.S.", taxNumber: '1190000000001', address: '' },
      claims: { years: 9, companies: 41, answerHours: 48 },
    });
    expect(findTraces(studio.folder, formerFacts(ours.company, studio.content.company))).toEqual([]);
  });

  test('has its colours in the palette, with readable shades instead of the refused ones', () => {
    const { palette } = studio.content;
    expect(palette).toMatchObject({
      cal: '#fdfaf5',
      anil: 'light-dark(#264653, rgb(30 60 80))',
      teja: 'light-dark(#e76f51, rgb(244 162 97 / 1))',
      cielo: 'lightblue',
    });
    for (const refused of [palette.grana, palette.eucalipto])
      expect(studio.output).toContain(words.colours.proposal(dayAndNight(refused)[0]));
  });

  test('keeps the comments of the sample’s files', () => {
    const comments = (text: string) => text.match(/^#.*$/gm);
    for (const file of ['company.yaml', 'palette.yaml', 'catalogue.yaml', 'pages/home.yaml'])
      expect(comments(readFileSync(join(studio.folder, file), 'utf8'))).toEqual(
        comments(readFileSync(join('content', file), 'utf8')),
      );
  });

  test('sells only what it has, and no text refers to anything else', () => {
    const { catalogue, plans, servicePages } = studio.content;
    expect(catalogue.services.map(({ slug }) => slug)).toEqual(['diseno-grafico']);
    expect(Object.keys(servicePages)).toEqual(['graphic-design']);
    expect(Object.keys(plans).filter((id) => !id.startsWith('gfx-'))).toEqual([]);
    expect(Object.keys(plans)).not.toEqual([]);
    const gone = Object.keys(ours.plans).filter((id) => !(id in plans));
    const reference = new RegExp(
      `planId: (?:${gone.join('|')})$|\\{price\\.(?:${gone.join('|')})\\}|\\{claims\\.hosting|` +
        '(?:service: |/servicios/)(?:desarrollo-web|alojamiento-web|marketing)|' +
        `href: ${routes.products}|${routes.whitepaper('')}|href: ${routes.whitepapers}`,
      'm',
    );
    expect(reference.test(readFileSync('content/pages/home.yaml', 'utf8'))).toBe(true);
    expect(
      textsIn(studio.folder)
        .filter(({ text }) => reference.test(text))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  test('says nothing about hosting in its terms and its questions', () => {
    const told = ({ terms, home }: Content) => JSON.stringify([terms.chapters, home.questions, home.badgeCards]);
    const hosting = new RegExp(ours.servicePages['hosting']?.seo.keywords?.slice(0, 2).join('|') ?? '', 'i');
    expect(told(ours)).toMatch(hosting);
    expect(told(studio.content)).not.toMatch(hosting);
  });

  test('has terms without «agencia web», nothing of the loom, and a list of texts to reword', () => {
    const { terms, privacy, home, catalogue, contactPage, contactForm, mission } = studio.content;
    const trade = /agencia|nuestros productos|video|una guía|guías que vengan/;
    expect(JSON.stringify([terms, privacy, studio.content.accessibility])).not.toMatch(trade);
    expect(home.questions.items.filter(({ question }) => /página web|dominio/.test(question))).toEqual([]);
    expect([home.video, catalogue.overviewAliases]).toEqual([undefined, []]);
    const { message } = contactForm.fields;
    expect(JSON.stringify([contactPage.motto, message, mission.title])).not.toMatch(/web|teje|panadería|internet/);
    expect(studio.output).toMatch(/gfx-w-nivel-1\.yaml:\d+:\d+: redes sociales/);
  });

  test('says in its titles, to visitors and assistants what it sells', () => {
    const { home, contactPage, servicesOverview, llmsWords, catalogue, planPage } = studio.content;
    const sold = catalogue.services.map(({ name }) => name).join();
    expect(catalogue.services).toHaveLength(1);
    expect([home.seo.title, home.hero.statement, home.featuredTitles.title, llmsWords.summary]).toEqual([
      sold,
      `${sold} para su negocio.`,
      `${sold} en Loja`,
      `${sold}. ${studio.content.company.address}.`,
    ]);
    expect(home.seo.description).toMatch(new RegExp(`^${sold}`));
    expect(planPage.carousel.slides.map(({ title }) => title).join()).toContain('41');
    const named = JSON.stringify([contactPage.seo, servicesOverview.seo.title]);
    expect(named).not.toMatch(/página|hosting/i);
    expect(studio.output).not.toMatch(
      /(?:home|services-overview|terms)\.yaml:\d+:\d+: (?:página|hosting|alojamiento)/i,
    );
  });

  test('has no products or whitepapers, and only samples that refer to nothing it lacks', () => {
    const { missingPages, whitepaperFiles, projects, catalogue, team } = studio.content;
    expect(missingPages).toEqual(['learn', 'products', 'whitepapers', 'loom']);
    expect(whitepaperFiles).toEqual([]);
    const offered = catalogue.services.map(({ slug }) => slug);
    expect(projects).not.toHaveLength(0);
    for (const { service } of projects) expect([...offered, undefined]).toContain(service);
    expect(team?.members.cards).toHaveLength(1);
  });

  test('has the links of its bar in the drawer of a phone', () => {
    const { links, drawer } = studio.content.navigation;
    expect(links.map(({ href }) => href)).toContain(routes.portfolio);
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
    for (const task of [words.left.kept, words.left.logo, words.left.check(studio.folder)])
      expect(left).toContain(task);
    expect(left).toContain(words.left.missing('Domicilio legal'));
    expect(left).not.toContain(words.labels.email);
    const texts = listLeft(studio.folder, ours.company, studio.content.company, { names: /Vilcabamba/ }).join('\n');
    expect(texts).toContain(`    ${join(studio.folder, 'company.yaml')}:`);
    expect(checkContent(studio.folder).report.unpublished).toContain(checkWords.unpublished.logo);
    expect(checkContent('content').report.unpublished).not.toContain(checkWords.unpublished.logo);
  });
});

test('everything can stay', async () => {
  const services = ours.services.map(({ id }) => id);
  const content = await createContent({ ...STUDIO, has: [...services, ...OPTIONAL_PAGES] });
  for (const part of ['catalogue', 'home', 'products', 'team', 'plans', 'projects', 'trustedBy', 'navigation'] as const)
    expect(Object.keys(content[part] ?? {}), part).toEqual(Object.keys(ours[part]));
  expect(content.whitepaperFiles.map(({ slug }) => slug)).toEqual(ours.whitepaperFiles.map(({ slug }) => slug));
});

test('a site at a name with «ñ» has the address that browsers ask for', async () => {
  const content = await createContent({ ...STUDIO, company: { ...STUDIO.company, site: 'https://niñez.example' } });
  expect(content.company.site).toBe('https://xn--niez-hqa.example');
});

test('a town that is also the city and the region is named once', async () => {
  const company = { ...STUDIO.company, town: 'Loja', city: '', region: 'Loja' };
  const {
    company: named,
    home,
    contactPage,
    learn,
  } = await createContent({ ...STUDIO, company, has: [...STUDIO.has, 'learn'] });
  expect(JSON.stringify([home, contactPage, learn])).not.toMatch(/Loja,? (?:en )?Loja/);
  expect(contactPage.seo.title).toContain('Loja');
  expect(named.address).toBe(`Loja, ${ours.company.country.name}`);
});

test.each(ours.services.map(({ id }) => id))('an agency without samples can have %s alone', async (id) => {
  const content = await createContent({ ...STUDIO, samples: false, has: [id] });
  expect(content.services.map((one) => one.id)).toEqual([id]);
  expect(content.missingPages).toEqual(OPTIONAL_PAGES);
  expect([content.projects, content.whitepaperFiles, content.trustedBy.logos]).toEqual(Array(3).fill([]));
  expect(content.home.badgeCards.title).toBe(words.start);
});

test('the description of the services names all that an agency sells', async () => {
  const { services, servicesOverview } = await createContent({ ...STUDIO, has: ['diseno-grafico', 'marketing'] });
  expect(services).toHaveLength(2);
  for (const { name } of services) expect(servicesOverview.seo.description.toLowerCase()).toContain(name.toLowerCase());
});

test('a page keeps what the sample says while it has what it announces', async () => {
  const { team, servicesOverview, portfolio } = await createContent({ ...STUDIO, has: STUDIO.has });
  expect(team?.text).toBe(ours.team?.text);
  expect(ours.servicesOverview.text).toContain(servicesOverview.text);
  expect(ours.portfolio?.text).toContain(portfolio?.text);
});

test('an agency without samples has empty pages for what it has', async () => {
  const content = await createContent({ ...STUDIO, samples: false, has: ['marketing', ...OPTIONAL_PAGES] });
  const { projects, whitepaperFiles, products, team, portfolio } = content;
  expect([projects, whitepaperFiles, products?.blocks, team?.members.cards]).toEqual(Array(4).fill([]));
  expect(portfolio?.text).toBe(words.emptyPortfolio);
  expect(portfolio?.call.text).toBe(words.emptyPortfolioCall);
  expect(JSON.stringify(products)).not.toMatch(/los dos/i);
  expect([team?.text, team?.seo.description]).toEqual([words.emptyTeam, words.emptyTeam]);
  expect(content.servicesOverview.text).toBe(words.emptyServices);
});

test('an agency without plans says nothing of published prices', async () => {
  const said = ({ home, llmsWords, terms }: Content) => JSON.stringify([home, llmsWords, terms]);
  const published = /precios a la vista|precios incluyen|«desde»|precios publicados/i;
  const content = await createContent({ ...STUDIO, has: ['marketing'] });
  expect(content.plans).toEqual({});
  expect(said(ours)).toMatch(published);
  expect(said(content)).not.toMatch(published);
  // What else its terms say of quotes and of a client's material stays.
  expect(JSON.stringify(content.terms.chapters)).toMatch(/el acuerdo nace cuando.*siguen siendo suyos/);
});

test('an agency of another country gets a list of the texts that name the former one', async () => {
  const home = join(tempFolder(onTestFinished), 'chile');
  const company = { ...STUDIO.company, 'country.code': 'cl' };
  const { output } = await runNew(home, linesOf({ ...STUDIO, company }));
  const { content } = checkContent(join(home, 'content'));
  expect(content?.company).toMatchObject({
    address: 'Vilcabamba, Zamora, Chile',
    country: { name: 'Chile', code: 'CL' },
  });
  expect(content?.home.seo.keywords).toContain('Chile');
  expect(output).toMatch(/terms\.yaml:\d+: Ecuador/);
});

test('an agency that has just begun says no years and no clients', async () => {
  const company = { ...STUDIO.company, 'claims.years': '-', 'claims.companies': '' };
  const content = await createContent({ ...STUDIO, company, has: [...OPTIONAL_PAGES, 'alojamiento-web'] });
  const said = JSON.stringify(content);
  expect([content.company.claims.years, content.company.claims.companies]).toEqual([undefined, undefined]);
  expect(said).not.toMatch(/claims\.(?:years|companies)|más de undefined|empresas atendidas/i);
  expect(JSON.stringify(ours)).toMatch(/empresas atendidas/i);
  // What hosting is, says the same words as the offer of a site.
  expect(content.servicePages['hosting']?.text).toBe(ours.servicePages['hosting']?.text);
});

test('what plans exclude is said without the hosting that is not sold', async () => {
  const { planPage } = await createContent({ ...STUDIO, has: ['desarrollo-web'] });
  const first = (note: string) => note.split('. ')[0];
  for (const [type, note] of Object.entries(planPage.excluded)) {
    expect(first(note)).toBe(first(ours.planPage.excluded[type] ?? ''));
    expect(note).not.toContain('alojamiento');
  }
});

test('one service must stay', async () => {
  const { output } = await runNew(join(tempFolder(onTestFinished), 'none'), linesOf({ ...STUDIO, has: [] }));
  expect(output).toContain(words.lines.last);
});

test('a folder with files is refused and stays as it is', async () => {
  const home = tempFolder(onTestFinished);
  mkdirSync(join(home, 'content'));
  writeFileSync(join(home, 'content/mine.yaml'), 'a: 1\n');
  const { code, errors } = await runNew(home, linesOf(STUDIO));
  expect([code, errors.trim()]).toEqual([1, words.taken(join(home, 'content'))]);
  expect(readdirSync(join(home, 'content'))).toEqual(['mine.yaml']);
});

test('nothing is written when answers run out', async () => {
  const home = join(tempFolder(onTestFinished), 'studio');
  const { code, errors } = await runNew(home, [STUDIO.company.name, 'A']);
  expect([code, errors.trim()]).toEqual([1, words.ended]);
  expect(existsSync(home)).toBe(false);
});

test('nothing is written after Ctrl-C', async () => {
  const home = join(tempFolder(onTestFinished), 'studio');
  const program = spawn(process.execPath, ['scripts/new/main.ts', home], { stdio: 'pipe' });
  program.stdin.write(`${STUDIO.company.name}\n`);
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
