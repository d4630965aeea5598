import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { formatMoney } from '../../domain/price.ts';
import { routes } from '../../domain/routes.ts';
import { Resources } from '../harness/resources.ts';
import { startSite } from '../harness/server.ts';
import { PRICE } from './changed-catalogue.ts';

const client = () => join(inject('changedCatalogue'), 'dist/client');
const htmlOf = (path: string) => readFileSync(join(client(), path, 'index.html'), 'utf8');
const fileOf = (path: string) => readFileSync(join(client(), path), 'utf8');
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
])("a price changed as the owner's guide says is on %s", (path) =>
  expect(htmlOf(path)).toMatch(new RegExp(`${RegExp.escape(formatMoney(PRICE))}(?!\\d)`)),
);

describe('a fourth level', () => {
  test('has a card, a column in the comparison and an offer in the structured data', () => {
    const html = htmlOf(routes.service('desarrollo-web'));
    expect(hrefs(html).filter((href) => href === FOURTH)).toHaveLength(2);
    expect(textsOf(html, /"@type":"Offer","name":"([^"]*)"/g)).toContain('Cuarto de prueba');
    expect(textsOf(html, /data-tier="(\d)"/g)).toContain('4');
  });

  test('is in the overview, the sitemap and llms.txt, and has a share picture', () => {
    expect(hrefs(htmlOf(routes.services))).toContain(FOURTH);
    for (const list of LISTS) expect(fileOf(list)).toContain(FOURTH);
    expect(existsSync(join(client(), routes.sharePicture(FOURTH)))).toBe(true);
  });
});

test('a removed plan is linked nowhere and has no files', () => {
  for (const page of [routes.home, routes.products, routes.services, routes.service('desarrollo-web')])
    expect(hrefs(htmlOf(page))).not.toContain(REMOVED);
  for (const list of LISTS) expect(fileOf(list)).not.toContain(REMOVED);
  expect(existsSync(join(client(), routes.sharePicture(REMOVED)))).toBe(false);
  expect(existsSync(join(client(), REMOVED))).toBe(false);
});

describe('a new service', () => {
  test('has a page with its picture, text and plans', () => {
    const html = htmlOf(SERVICE);
    expect(textsOf(html, /<p>([^<]*)<\/p>/g)).toContain('Entra por el lado.');
    expect(hrefs(html)).toContain(PORTRAIT);
    expect(textsOf(htmlOf(PORTRAIT), /<title>([^<]*) · /g)).toEqual(['Retrato de prueba: fotos']);
  });

  test('is in menu, drawer, footer and overview', () => {
    // The terms themselves do not link to services, so these links are in the menu, the drawer and the footer.
    expect(hrefs(htmlOf(routes.terms)).filter((href) => href === SERVICE)).toHaveLength(3);
    expect(hrefs(htmlOf(routes.services)).filter((href) => href === SERVICE)).toHaveLength(4);
  });

  test('is in sitemap and llms.txt, and has share pictures', () => {
    for (const list of LISTS) expect(fileOf(list)).toContain(SERVICE);
    for (const path of [SERVICE, PORTRAIT]) expect(existsSync(join(client(), routes.sharePicture(path)))).toBe(true);
  });
});

describe('the server of the changed catalogue', () => {
  let url = '';
  const resources = new Resources();
  beforeAll(async () => {
    ({ url } = await startSite(resources.closeLater, {}, inject('changedCatalogue')));
  });
  afterAll(async () => void (await resources.closeAll()));

  test.each([
    [`${routes.services}/nivel-4`, 200],
    [`${routes.services}/retrato-suelto`, 200],
    [`${routes.services}/nivel-9`, 404],
    [REMOVED, 308],
  ])('responds to %s with %d', async (path, status) => {
    const response = await fetch(url + path, { redirect: 'manual' });
    expect(response.status).toBe(status);
    if (status === 308) expect(response.headers.get('location')).toBe(SERVICE);
  });
});
