import { expect, inject, test } from 'vitest';
import { formatExtra, formatMoney } from '../../domain/price.ts';
import { routes } from '../../domain/routes.ts';
import { extraLabel, tierWords } from '../harness/unit/our-content.ts';
import { linksOf, served, textOf } from './edited-site.ts';
import { EVENT, FOURTH, PRICE, PRICED, REMOVED, SESSIONS } from './tasks/catalogue.ts';

const DEVELOPMENT = 'desarrollo-web';
const PHOTOGRAPHY = 'fotografia';
const LISTS = [routes.pagesSitemap, routes.llms];
const planPage = (id: string, category = DEVELOPMENT) => routes.plan({ category, id });
/** Matches the price only where no digit follows. */
const figure = new RegExp(`${RegExp.escape(formatMoney(PRICE))}(?!\\d)`);

test.each([
  ['the home page', routes.home],
  ['the list of services', routes.services],
  ['the page of its service, with the comparison', routes.service(DEVELOPMENT)],
  ['its own page', planPage(PRICED[0])],
])('a new price is on %s', async (_, path) => expect(await textOf(path)).toMatch(figure));

test('a new price is in the comparison, beside the other levels', async () => {
  const [, table = ''] = /<table(.*?)<\/table>/s.exec(await textOf(routes.service(DEVELOPMENT))) ?? [];
  expect(table).toMatch(figure);
});

test('the price of an extra is on the page of its plan', async () => {
  const page = await textOf(planPage('gfx-w-nivel-1', 'diseno-grafico-web'));
  expect(page).toContain(formatExtra({ amount: PRICE }, extraLabel));
});

test('a plan that joins a family has its page, its card and a place in the sitemap', async () => {
  const path = planPage(EVENT.id);
  expect(await textOf(path)).toContain(EVENT.title);
  expect(await linksOf(routes.service(DEVELOPMENT))).toContain(path);
  for (const list of LISTS) expect(await textOf(list)).toContain(path);
});

test('a fourth level has its page, its column in the comparison, its offer and its card among the services', async () => {
  const path = planPage(FOURTH.id);
  expect(await textOf(path)).toContain(FOURTH.title);
  const links = await linksOf(routes.service(DEVELOPMENT));
  expect(links.filter((href) => href === path)).toHaveLength(2);
  expect(await textOf(routes.service(DEVELOPMENT))).toContain(`"@type":"Offer","name":"${FOURTH.title}"`);
  expect(await linksOf(routes.services)).toContain(path);
  expect(await textOf(routes.services)).toContain(tierWords['4']?.name ?? '?');
  expect(await served(routes.sharePicture(path))).toBe('image/png 200');
  expect(await served(`${routes.services}/${FOURTH.id}`)).toBe('text/html; charset=utf-8 200');
});

test('a removed plan is linked nowhere', async () => {
  const path = planPage(REMOVED);
  for (const page of [routes.home, routes.services, routes.products, routes.service(DEVELOPMENT)])
    expect(await linksOf(page)).not.toContain(path);
  for (const list of LISTS) expect(await textOf(list)).not.toContain(path);
  expect(await served(routes.sharePicture(path))).toMatch(/ 404$/);
});

test('the address of a removed plan leads where the redirect says', async () => {
  const { url } = inject('edited');
  const response = await fetch(url + planPage(REMOVED), { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([308, routes.service(DEVELOPMENT)]);
});

test('a new service has a page that links to its plans, and each plan has its own', async () => {
  const links = await linksOf(routes.service(PHOTOGRAPHY));
  for (const [id, title] of Object.entries(SESSIONS)) {
    const path = planPage(id, PHOTOGRAPHY);
    expect(links).toContain(path);
    expect(await textOf(path)).toContain(title);
    expect(await served(routes.sharePicture(path))).toBe('image/png 200');
  }
});

test('a new service is in menu, footer, list of services, sitemap and llms.txt', async () => {
  const path = routes.service(PHOTOGRAPHY);
  // The terms themselves do not link to services, so these links are in the menu, the drawer and the footer.
  expect((await linksOf(routes.terms)).filter((href) => href === path)).toHaveLength(3);
  expect(await linksOf(routes.services)).toContain(path);
  for (const list of LISTS) expect(await textOf(list)).toContain(path);
  expect(await served(routes.sharePicture(path))).toBe('image/png 200');
});
