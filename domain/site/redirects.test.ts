import { expect, test } from 'vitest';
import { NOT_FOUND_PAGES } from '../routes.ts';
import { isReserved, redirectIssues, redirectsSchema } from './redirects.ts';

type Issues = readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
const describe = (issues: Issues = []) => issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
const faults = (redirects: unknown) => describe(redirectsSchema.safeParse(redirects).error?.issues);

test.each([
  [
    [
      { from: '/tienda/index.php', to: '/servicios' },
      { from: '/diseño', to: '/' },
    ],
  ],
  // A file without redirects.
  [[]],
  [null],
  [{}],
])('redirectsSchema accepts %j', (redirects) => {
  expect(faults(redirects)).toEqual([]);
});

test.each([
  ['/Tienda', '/servicios', '0.from: path'],
  ['/tienda/', '/servicios', '0.from: path'],
  ['/tienda?id=1', '/servicios', '0.from: path'],
  ['tienda', '/servicios', '0.from: path'],
  ['/:a', '/servicios', '0.from: path'],
  ['/tienda', 'https://otra.example', '0.to: path'],
  ['/tienda', '//otra.example', '0.to: path'],
  ['/tienda', '/servicios#planes', '0.to: path'],
  ['/tienda', '/tienda', '0.to: redirectTwice'],
])('redirectsSchema rejects %s → %s: %s', (from, to, fault) => {
  expect(faults([{ from, to }])).toContain(fault);
});

test.each([
  [
    ['/a', '/b', '/b', '/a'],
    ['0.to: redirectTwice', '1.to: redirectTwice'],
  ],
  [['/a', '/b', '/b', '/c'], ['0.to: redirectTwice']],
  [['/a', '/c', '/a', '/b'], ['1.from: duplicate']],
])('redirectsSchema finds in %j the faults %j', ([from, to, otherFrom, otherTo], found) => {
  expect(
    faults([
      { from, to },
      { from: otherFrom, to: otherTo },
    ]),
  ).toEqual(found);
});

test.each([
  ['/tienda', '/servicios', []],
  ['/empezar', '/servicios', ['0.from: pageExists']],
  ['/servicios', '/contactenos', ['0.from: pageExists']],
  ['/tienda', '/nada', ['0.to: noTarget']],
  // The target is an alias, not the canonical address of its page.
  ['/tienda', '/empezar', ['0.to: noTarget']],
])('redirectIssues() for %s → %s are %j', (from, to, found) => {
  const pages: Record<string, string> = {
    '/servicios': '/servicios',
    '/contactenos': '/contactenos',
    '/empezar': '/contactenos',
  };
  const resolve = (path: string) => pages[path] ?? NOT_FOUND_PAGES.home;
  expect(describe(redirectIssues([{ from, to }], resolve))).toEqual(found);
});

test('no redirect begins where there will be a page', () => {
  const resolve = (path: string) => (path === '/servicios' ? path : NOT_FOUND_PAGES.home);
  const resolveLater = (path: string) => (path === '/tienda' ? path : resolve(path));
  const redirects = [{ from: '/tienda', to: '/servicios' }];
  expect(describe(redirectIssues(redirects, resolve, resolveLater))).toEqual(['0.from: pageExists']);
});

test.each([
  ['/imagenes/catalogo.pdf', true],
  ['/api', true],
  ['/escritorio/viejo', true],
  ['/up', true],
  ['/imagenes-de-antes', false],
])('the server keeps %s for itself: %s', (path, expected) => {
  expect(isReserved(path)).toBe(expected);
});
