import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { routes } from '../../domain/routes.ts';
import { exampleOf } from '../harness/owners-guide.ts';
import { portfolio, team } from '../harness/unit/our-content.ts';
import { linksOf, served, textOf } from './edited-site.ts';
import { OWN_LOGO, PROJECT, WHITEPAPER } from './tasks/pictures.ts';

const project = parse(exampleOf('Agregar un proyecto real'));
const PICTURE = /^image\/.* 200$/;
const picturesOf = (html: string) => html.match(/<picture.*?<\/picture>/gs) ?? [];

/** The address of the `img` whose alternative text is `alt`; empty without one. */
const imageOf = (html: string, alt: string) =>
  new RegExp(`<img src="([^"]+)"[^>]*alt="${RegExp.escape(alt)}"`).exec(html)?.[1] ?? '';

test('a whitepaper has its page with its picture, and is in list and feed', async () => {
  const html = await textOf(routes.whitepaper(WHITEPAPER.slug));
  const [, alt = ''] = /!\[([^\]]*)/.exec(exampleOf('Publicar una guía', 1)) ?? [];
  expect(html).toContain(WHITEPAPER.title);
  expect(await served(imageOf(html, alt))).toMatch(PICTURE);
  for (const list of [routes.whitepapers, routes.whitepaperFeed])
    expect(await textOf(list)).toContain(routes.whitepaper(WHITEPAPER.slug));
});

test('a real project has its photographs, its story, its author and its link', async () => {
  const html = await textOf(routes.project(PROJECT));
  const alts = [project.alt, ...project.pictures.map(({ alt }: { alt: string }) => alt)];
  for (const alt of alts) expect(await served(imageOf(html, alt)), alt).toMatch(PICTURE);
  for (const part of Object.values(project.story)) expect(html).toContain(part);
  expect(await linksOf(routes.project(PROJECT))).toContain(project.link);
  expect(html).not.toContain(portfolio.soon.title);
  expect(html).not.toContain('content="noindex');
});

test('a real project is in the portfolio with its author and in the sitemap, which lists no samples', async () => {
  expect(await textOf(routes.portfolio)).toContain(project.author.name);
  const listed = (await textOf(routes.pagesSitemap)).match(/\/portafolio\/[\w-]+/g);
  expect(listed).toEqual([routes.project(PROJECT)]);
});

test('a team card shows a name and a photograph, without the note that cards are roles', async () => {
  const html = await textOf(routes.team);
  const { title: name } = parse(exampleOf('Mostrar al equipo'));
  const portraits = picturesOf(html).filter((picture) => picture.includes(name));
  expect(portraits).toHaveLength(1);
  expect(await served(/<img src="([^"]+)"/.exec(portraits[0] ?? '')?.[1] ?? '')).toMatch(PICTURE);
  expect(html).not.toContain(team.members.note);
});

const [client] = parse(exampleOf('Mostrar clientes y lo que dicen'));
test.each([
  [client.name, 'image/svg+xml'],
  ['Taller Cumbre', 'image/png'],
])('the logo of the client %s is on the home page as %s', async (name, type) => {
  expect(await served(imageOf(await textOf(routes.home), name))).toMatch(new RegExp(`^${RegExp.escape(type)}.* 200$`));
});

test('the agency’s own logo is in header, drawer, footer and favicon, in its proportions and colours', async () => {
  const home = await textOf(routes.home);
  const box = `viewBox="0 0 ${OWN_LOGO.width} ${OWN_LOGO.height}"`;
  expect(home.match(new RegExp(`<svg ${box}[^>]*><use href="#_logo">`, 'g'))).toHaveLength(3);
  for (const text of [home, await textOf(routes.favicon)])
    expect(text).toMatch(new RegExp(`<symbol id="_logo" ${box}><g [^>]*><path [^>]*fill="${OWN_LOGO.colour}"`));
});

test('a testimonial is below the portfolio, with a link to its project', async () => {
  const [{ words }] = parse(exampleOf('Mostrar clientes y lo que dicen', 1));
  const html = await textOf(routes.portfolio);
  const section = html.slice(html.indexOf(portfolio.testimonials.title));
  expect(section).toContain(words);
  expect(section).toContain(`href="${routes.project(PROJECT)}"`);
});
