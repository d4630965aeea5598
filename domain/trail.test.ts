import { expect, test } from 'vitest';
import { trailOf } from './trail.ts';

test.each([
  ['/', ['/']],
  ['/aprender', ['/', '/aprender']],
  ['/servicios', ['/', '/servicios']],
  ['/servicios/marketing', ['/', '/servicios', '/servicios/marketing']],
  [
    '/servicios/desarrollo-ecommerce/ec-nivel-1',
    ['/', '/servicios', '/servicios/desarrollo-web', '/servicios/desarrollo-ecommerce/ec-nivel-1'],
  ],
  ['/portafolio/x', ['/', '/portafolio', '/portafolio/x']],
  ['/whitepaper/x', ['/', '/whitepapers', '/whitepaper/x']],
])('breadcrumbs of %s', (path, trail) => {
  expect(trailOf(path)).toEqual(trail);
});
