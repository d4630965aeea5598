import { expect, test } from 'vitest';
import { readPageRequest } from './page-view.ts';

const document = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

test.each([
  ['a navigation', 'GET', 200, document, 'shown'],
  ['a page that the browser still had', 'GET', 304, document, 'shown'],
  ['a prefetch', 'GET', 200, { ...document, 'sec-purpose': 'prefetch' }, 'ahead'],
  ['a prerender', 'GET', 200, { ...document, 'sec-purpose': 'prefetch;prerender' }, 'ahead'],
  [
    'a prefetch of an anonymous client',
    'GET',
    200,
    { ...document, 'sec-purpose': 'prefetch;anonymous-client-ip' },
    'ahead',
  ],
  ['HEAD', 'HEAD', 200, document, undefined],
  ['a form', 'POST', 200, document, undefined],
  ['a page that does not exist', 'GET', 404, document, undefined],
  ['a redirect', 'GET', 308, document, undefined],
  ['a busy server', 'GET', 503, document, undefined],
  ['a frame', 'GET', 200, { ...document, 'sec-fetch-dest': 'iframe' }, undefined],
  ['a script that fetches a page', 'GET', 200, { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, undefined],
  ['a program', 'GET', 200, {}, undefined],
  ['a repeated header', 'GET', 200, { ...document, 'sec-fetch-mode': ['navigate', 'navigate'] }, undefined],
] as const)('%s', (_, method, status, headers, expected) => {
  expect(readPageRequest(method, status, { ...headers } as never)).toBe(expected);
});
