import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney } from '../../../domain/price.ts';
import { routes } from '../../../domain/routes.ts';
import { Resources } from '../../harness/resources.ts';
import { startSite } from '../../harness/server.ts';
import { changeCatalogue, PRICE } from './changed-catalogue.ts';

const resources = new Resources();
let url = '';
beforeAll(async () => {
  ({ url } = await startSite(resources.closeLater, { CONTENT_DIR: changeCatalogue(resources.closeLater) }));
});
afterAll(async () => void (await resources.closeAll()));

const request = (path: string) => fetch(url + path, { redirect: 'manual' });
const textAt = async (path: string) => (await request(path)).text();
const pictureAt = async (path: string) => {
  const { status, headers } = await request(routes.sharePicture(path));
  return `${headers.get('content-type')} ${status}`;
};
const textsOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text);
const hrefs = (html: string) => textsOf(html, /href="([^"]*)"/g);

const FOURTH = routes.plan({ category: 'desarrollo-web', id: 'nivel-4' });
const REMOVED = routes.plan({ category: 'desarrollo-web', id: 'web-splash' });
const SERVICE = routes.service('fotos');
const PORTRAIT = routes.plan({ category: 'fotos', id: 'retrato-suelto' });
const LISTS = [routes.pagesSitemap, routes.llms];

test.each([
  routes.services,
  routes.service('desarrollo-web'),
  routes.plan({ category: 'desarrollo-web', id: 'nivel-2' }),
])("a price changed as the owner's guide says is on %s", async (path) =>
  expect(await textAt(path)).toMatch(new RegExp(`${RegExp.escape(formatMoney(PRICE))}(?!\\d)`)),
);

describe('a fourth level', () => {
  test('has a card, a column in the comparison and an offer in the structured data', async () => {
    const html = await textAt(routes.service('desarrollo-web'));
    expect(hrefs(html).filter((href) => href === FOURTH)).toHaveLength(2);
    expect(textsOf(html, /"@type":"Offer","name":"([^"]*)"/g)).toContain('Cuarto de prueba');
    expect(textsOf(html, /data-tier="(\d)"/g)).toContain('4');
  });

  test('is in the overview, the sitemap and llms.txt, and has a share picture', async () => {
    expect(hrefs(await textAt(routes.services))).toContain(FOURTH);
    for (const list of LISTS) expect(await textAt(list)).toContain(FOURTH);
    expect(await pictureAt(FOURTH)).toBe('image/png 200');
  });
});

test('a removed plan is linked nowhere and has no share picture', async () => {
  for (const page of [routes.home, routes.products, routes.services, routes.service('desarrollo-web')])
    expect(hrefs(await textAt(page))).not.toContain(REMOVED);
  for (const list of LISTS) expect(await textAt(list)).not.toContain(REMOVED);
  expect(await pictureAt(REMOVED)).toMatch(/ 404$/);
});

describe('a new service', () => {
  test('has a page with its picture, text and plans', async () => {
    const html = await textAt(SERVICE);
    expect(textsOf(html, /<p>([^<]*)<\/p>/g)).toContain('Entra por el lado.');
    expect(hrefs(html)).toContain(PORTRAIT);
    expect(textsOf(await textAt(PORTRAIT), /<title>([^<]*) · /g)).toEqual(['Retrato de prueba: fotos']);
  });

  test('is in menu, drawer, footer and overview', async () => {
    // The terms themselves do not link to services, so these links are in the menu, the drawer and the footer.
    expect(hrefs(await textAt(routes.terms)).filter((href) => href === SERVICE)).toHaveLength(3);
    expect(hrefs(await textAt(routes.services)).filter((href) => href === SERVICE)).toHaveLength(4);
  });

  test('is in sitemap and llms.txt, and has share pictures', async () => {
    for (const list of LISTS) expect(await textAt(list)).toContain(SERVICE);
    for (const path of [SERVICE, PORTRAIT]) expect(await pictureAt(path)).toBe('image/png 200');
  });
});

test.each([
  [`${routes.services}/nivel-4`, 200],
  [`${routes.services}/retrato-suelto`, 200],
  [`${routes.services}/nivel-9`, 404],
  [REMOVED, 308],
])('the server responds to %s with %d', async (path, status) => {
  const response = await request(path);
  expect(response.status).toBe(status);
  if (status === 308) expect(response.headers.get('location')).toBe(SERVICE);
});
