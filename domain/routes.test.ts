import { describe, expect, test } from 'vitest';
import { studio } from '../tests/harness/unit/studio-catalogue.ts';
import { listPlans } from './plans/find-plan.ts';
import {
  mailHref,
  mapHref,
  NOT_FOUND_PAGES,
  pageSpeedHref,
  phoneHref,
  planHref,
  resolvePath,
  routes,
  whatsappHref,
} from './routes.ts';

const { home, plan, planId, project } = NOT_FOUND_PAGES;
const pages = new Set<string>([
  ...Object.values(routes).filter((route) => typeof route === 'string'),
  ...studio.services.map(({ slug }) => routes.service(slug)),
  ...listPlans(studio).map(routes.plan),
  ...Object.values(NOT_FOUND_PAGES),
  '/portafolio/la-cascada',
]);
const resolve = (path: string) => resolvePath(path, (page) => pages.has(page), studio);

describe('resolvePath', () => {
  test.each([
    ['/empezar', '/contactenos'],
    ['/get-started', '/contactenos'],
    ['/servicios/fotos', '/servicios'],
    // Case and trailing slashes.
    ['/Get-Started/', '/contactenos'],
    ['/servicios///', '/servicios'],
    ['//', '/'],
    ['/%63ontactenos', '/contactenos'],
    // A category also finds another's plans.
    ['/servicios/bodas/boda-1', '/servicios/bodas/boda-1'],
    ['/servicios/bodas/boda-papel-1', '/servicios/impresiones/boda-papel-1'],
    // Without a category.
    ['/servicios/boda-2', '/servicios/bodas/boda-2'],
    ['/servicios/civil', '/servicios/bodas/civil'],
    // A service is not shadowed by its category.
    ['/servicios/bodas', '/servicios/bodas'],
    ['/portafolio/La-Cascada', '/portafolio/la-cascada'],
  ])('resolves %s to %s', (path, page) => {
    expect(resolve(path)).toBe(page);
  });

  test.each([
    ['/nada', home],
    ['/contactenos/nada', home],
    ['/servicios/nada', home],
    ['/servicios/bodas/boda-1/nada', home],
    ['/portafolio/nada/nada', home],
    ['', home],
    // Not-found pages have no path of their own.
    [plan, home],
    // Unknown plans, and categories without a page.
    ['/servicios/bodas/boda-9', plan],
    ['/servicios/boda-9', plan],
    ['/servicios/sesiones', planId],
    ['/portafolio/nada', project],
    [project, project],
    // Hostile paths.
    ['/%', home],
    ['/%00', home],
    ['/servicios/__proto__/constructor', plan],
    ['/toString', home],
  ])('resolves %s to the 404 page %s', (path, page) => {
    expect(resolve(path)).toBe(page);
  });

  // Superlinear algorithms would exceed the test timeout.
  test.each([
    ['letters', `/${'a'.repeat(1_000_000)}`, home],
    ['slashes', `${'/'.repeat(200_000)}x`, home],
    ['percent signs', `/${'%25'.repeat(300_000)}`, home],
    ['repeated words', `/servicios/bodas/${'boda-'.repeat(200_000)}`, plan],
    ['prefixes of plan ids', `/servicios/${'boda-'.repeat(200_000)}`, plan],
  ])('resolves a path with hundreds of thousands of %s to a 404 page', (_, path, page) => {
    expect(resolve(path)).toBe(page);
  });
});

test.each([
  [{ id: 'nivel-2', title: 'Sitio II' }, '/contactenos?fromServiceId=nivel-2&fromService=Sitio_II'],
  [{ id: 'a', title: 'Diseño & más' }, '/contactenos?fromServiceId=a&fromService=Dise%C3%B1o_%26_m%C3%A1s'],
])('routes.quote(%j) is %s', (wanted, href) => {
  expect(routes.quote(wanted)).toBe(href);
});

test.each([
  ['boda-papel-1', '/servicios/impresiones/boda-papel-1'],
  ['no-longer-sold', '/servicios'],
])('the address of plan %s is %s', (id, href) => {
  expect(planHref(studio, id)).toBe(href);
});

test('the functions in `routes` insert their parameters', () => {
  expect(routes.whitepapersApi('Tiló')).toBe('/api/v1/tilo-news');
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
  ['+593 (0)99 123-4567', 'tel:+593991234567'],
  ['00593 0991234567', 'tel:00593991234567'],
])('phoneHref(%j) is %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

test('pageSpeedHref() links to a test of a public address only', () => {
  expect(new URL(pageSpeedHref('https://agencia.ec') ?? '').searchParams.get('url')).toBe('https://agencia.ec');
  expect(pageSpeedHref('https://agencia.example')).toBeUndefined();
});

test('whatsappHref() keeps the digits of the number and the whole message', () => {
  const link = new URL(whatsappHref('+593 99-123 (4567)', 'Plan «Nivel I» & más'));
  expect(link.origin + link.pathname).toBe('https://wa.me/593991234567');
  expect(Object.fromEntries(link.searchParams)).toEqual({ text: 'Plan «Nivel I» & más' });
});

test('mailHref() links to a mailbox, mapHref() to a map search', () => {
  expect(mailHref('hola@tilo.example')).toBe('mailto:hola@tilo.example');
  expect(mapHref('Puyo, Pastaza')).toBe('https://www.google.com/maps/search/?api=1&query=Puyo%2C%20Pastaza');
});
