import { expect, test } from 'vitest';
import { studio } from '../../tests/harness/unit/studio-catalogue.ts';
import { breadcrumbPaths } from './breadcrumbs.ts';

test.each([
  ['/', ['/']],
  ['/aprender', ['/', '/aprender']],
  ['/servicios', ['/', '/servicios']],
  ['/servicios/retratos', ['/', '/servicios', '/servicios/retratos']],
  [
    '/servicios/impresiones/boda-papel-1',
    ['/', '/servicios', '/servicios/bodas', '/servicios/impresiones/boda-papel-1'],
  ],
  ['/portafolio/x', ['/', '/portafolio', '/portafolio/x']],
  ['/whitepaper/x', ['/', '/whitepapers', '/whitepaper/x']],
])('the breadcrumbs of %s are %j', (path, breadcrumbs) => {
  expect(breadcrumbPaths(path, studio)).toEqual(breadcrumbs);
});
