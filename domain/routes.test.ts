import { describe, expect, test } from 'vitest';
import { PLAN_ADDRESSES } from './find-plan.ts';
import { mailHref, mapHref, NOT_FOUND_PAGES, phoneHref, resolvePath, routes, storedPictureHref } from './routes.ts';

const { home, plan, planId, project } = NOT_FOUND_PAGES;
const pages = new Set<string>([
  ...Object.values(routes).filter((route) => typeof route === 'string'),
  ...PLAN_ADDRESSES.map(routes.plan),
  ...Object.values(NOT_FOUND_PAGES),
  '/portafolio/la-cascada',
]);
const resolve = (path: string) => resolvePath(path, (page) => pages.has(page));

describe('resolvePath', () => {
  test.each([
    ['/', '/'],
    ['/contactenos', '/contactenos'],
    ['/empezar', '/contactenos'],
    ['/get-started', '/contactenos'],
    ['/servicios/restaurantes', '/servicios'],
    ['/servicios/restaurante', '/servicios'],
    ['/servicios/bar', '/servicios'],
    // Case and trailing slashes.
    ['/CONTACTENOS', '/contactenos'],
    ['/Get-Started/', '/contactenos'],
    ['/servicios/', '/servicios'],
    ['/servicios///', '/servicios'],
    ['//', '/'],
    ['/%63ontactenos', '/contactenos'],
    // Spellings of plan ids.
    ['/servicios/desarrollo-web/nivel-1', '/servicios/desarrollo-web/nivel-1'],
    ['/SERVICIOS/Desarrollo-Web/NIVEL-1/', '/servicios/desarrollo-web/nivel-1'],
    ['/servicios/desarrollo-web/ec-nivel-2', '/servicios/desarrollo-ecommerce/ec-nivel-2'],
    ['/servicios/desarrollo-web/ecommerce-nivel-2', '/servicios/desarrollo-ecommerce/ec-nivel-2'],
    ['/servicios/ecommerce/ec-nivel-2', '/servicios/desarrollo-ecommerce/ec-nivel-2'],
    ['/servicios/alojamiento-web/nivel-3', '/servicios/alojamiento-web/hosting-nivel-3'],
    ['/servicios/diseno-grafico-web/nivel-1', '/servicios/diseno-grafico-web/gfx-w-nivel-1'],
    ['/servicios/diseno-grafico/nivel', '/servicios/diseno-grafico/gfx-g-nivel'],
    ['/servicios/diseno-grafico/gfx-nivel', '/servicios/diseno-grafico/gfx-g-nivel'],
    ['/servicios/diseno-grafico/gfx-w-nivel-2', '/servicios/diseno-grafico-web/gfx-w-nivel-2'],
    ['/portafolio/La-Cascada', '/portafolio/la-cascada'],
  ])('%s shows %s', (path, page) => {
    expect(resolve(path)).toEqual({ page, status: 200 });
  });

  test.each([
    ['/nada', home],
    ['/contactenos/nada', home],
    ['/servicios/nada', home],
    ['/servicios/desarrollo-web/nivel-1/nada', home],
    ['/portafolio/nada/nada', home],
    ['/index.html', home],
    ['/contactenos.html', home],
    ['', home],
    ['contactenos', home],
    // Not-found pages have no path of their own.
    [home, home],
    [plan, home],
    [planId, home],
    // Unknown plans, and categories without a page.
    ['/servicios/desarrollo-web/nivel-9', plan],
    ['/servicios/alojamiento-web/web-splash', plan],
    ['/servicios/nada/nivel-1', plan],
    ['/servicios/marketing/nivel-1', plan],
    ['/servicios/desarrollo-ecommerce', planId],
    ['/servicios/ecommerce/', planId],
    ['/servicios/Diseno-Grafico-Web', planId],
    ['/portafolio/nada', project],
    [project, project],
    // Hostile.
    ['/%', home],
    ['/%E0%A4%A', home],
    ['/%00', home],
    ['/../../etc/passwd', home],
    ['/..%2f..%2fetc%2fpasswd', home],
    ['/servicios/%2e%2e/%2e%2e/etc', home],
    ['/servicios/desarrollo-web/..%2f..%2fetc', home],
    ['/servicios/desarrollo-web/%00', plan],
    ['/servicios/__proto__/constructor', plan],
    ['/constructor', home],
    ['/__proto__', home],
    ['/toString', home],
    ['/https://example.org', home],
    ['//example.org', home],
    ['/\\example.org', home],
  ])('%s shows the 404 page %s', (path, page) => {
    expect(resolve(path)).toEqual({ page, status: 404 });
  });

  // Superlinear algorithms would exceed the test timeout.
  test.each([
    ['letters', `/${'a'.repeat(1_000_000)}`, home],
    ['slashes', `${'/'.repeat(200_000)}x`, home],
    ['percent signs', `/${'%25'.repeat(300_000)}`, home],
    ['repeated words', `/servicios/desarrollo-web/${'nivel-'.repeat(200_000)}`, plan],
  ])('hundreds of thousands of %s show a 404 page', (_, path, page) => {
    expect(resolve(path)).toEqual({ page, status: 404 });
  });
});

test.each([
  [{ id: 'nivel-2', title: 'SPA Nivel II' }, '/contactenos?fromServiceId=nivel-2&fromService=SPA_Nivel_II'],
  [{ id: 'a', title: 'Diseño & más' }, '/contactenos?fromServiceId=a&fromService=Dise%C3%B1o_%26_m%C3%A1s'],
])('routes.quote(%j) is %s', (wanted, href) => {
  expect(routes.quote(wanted)).toBe(href);
});

test('routes with parameters', () => {
  expect(routes.newsApi('Ilaló')).toBe('/api/v1/ilalo-news');
  expect(routes.plan({ category: 'desarrollo-web', id: 'nivel-1' })).toBe('/servicios/desarrollo-web/nivel-1');
  expect(routes.project('x')).toBe('/portafolio/x');
  expect(routes.whitepaper('x')).toBe('/whitepaper/x');
  expect(routes.whitepaperList({})).toBe('/whitepapers');
  expect(routes.whitepaperList({ tag: 'ventas' })).toBe('/whitepapers?etiqueta=ventas');
  expect(routes.whitepaperList({ tag: 'ventas', page: 2 })).toBe('/whitepapers?etiqueta=ventas&pagina=2');
});

test.each([
  ['099 123-4567', 'tel:0991234567'],
  ['+593 (2) 234-5678', 'tel:+59322345678'],
  [' +593 99', 'tel:+59399'],
])('phoneHref(%j) is %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

test('mailto: and map links', () => {
  expect(mailHref('hola@ilalo.example')).toBe('mailto:hola@ilalo.example');
  expect(mapHref('Tumbaco, Pichincha')).toBe('https://www.google.com/maps/search/?api=1&query=Tumbaco%2C%20Pichincha');
});

test.each([
  ['news/a.webp', 'https://n.example/storage', 'https://n.example/storage/news/a.webp'],
  ['/news/a.webp', 'https://n.example/storage/', 'https://n.example/storage/news/a.webp'],
  ['https://n.example/storage/b.png', 'https://n.example/storage', 'https://n.example/storage/b.png'],
  ['https://n.example/b.png', 'https://n.example/storage', undefined],
  ['../secret.png', 'https://n.example/storage', undefined],
  ['https://u:p@n.example/storage/b.png', 'https://n.example/storage', undefined],
  ['https://evil.example/b.png', 'https://n.example/storage', undefined],
  ['//evil.example/b.png', 'https://n.example', 'https://n.example/evil.example/b.png'],
  ['javascript:alert(1)', 'https://n.example', undefined],
  ['data:image/png,a', 'https://n.example', undefined],
])('storedPictureHref(%j, %j) is %s', (path, storage, href) => {
  expect(storedPictureHref(path, storage)).toBe(href);
});
