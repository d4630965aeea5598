import { expect, test } from 'vitest';
import { isShownPage } from './page-view.ts';

const document = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

test.each([
  ['a navigation', 'GET', 200, document, true],
  ['a page that the browser still had', 'GET', 304, document, true],
  ['a prefetch', 'GET', 200, { ...document, 'sec-purpose': 'prefetch' }, false],
  ['a prerender', 'GET', 200, { ...document, 'sec-purpose': 'prefetch;prerender' }, false],
  [
    'a prefetch of an anonymous client',
    'GET',
    200,
    { ...document, 'sec-purpose': 'prefetch;anonymous-client-ip' },
    false,
  ],
  ['HEAD', 'HEAD', 200, document, false],
  ['a form', 'POST', 200, document, false],
  ['a page that does not exist', 'GET', 404, document, false],
  ['a redirect', 'GET', 308, document, false],
  ['a busy server', 'GET', 503, document, false],
  ['a frame', 'GET', 200, { ...document, 'sec-fetch-dest': 'iframe' }, false],
  ['a script that fetches a page', 'GET', 200, { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, false],
  ['a program', 'GET', 200, {}, false],
  ['a repeated header', 'GET', 200, { ...document, 'sec-fetch-mode': ['navigate', 'navigate'] }, false],
] as const)('%s', (_, method, status, headers, expected) => {
  expect(isShownPage(method, status, { ...headers } as never)).toBe(expected);
});
