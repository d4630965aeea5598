import { expect, test } from 'vitest';
import { withAbsoluteLinks } from './absolute-links.ts';

test.each([
  ['<a href="/a">ñ &amp; «»</a>', '<a href="https://tilo.example/a">ñ &amp; «»</a>'],
  ['<p>1</p><img src="/b.png" alt="/c">', '<p>1</p><img src="https://tilo.example/b.png" alt="/c">'],
  [
    '<source srcset="/a.avif 1x, /b.avif 2x">',
    '<source srcset="https://tilo.example/a.avif 1x, https://tilo.example/b.avif 2x">',
  ],
  ['<a href="https://other.example/d">x</a>', '<a href="https://other.example/d">x</a>'],
  ['<a href="#e">x</a>', '<a href="#e">x</a>'],
])('withAbsoluteLinks() turns %s into %s', (html, expected) => {
  expect(withAbsoluteLinks(html, 'https://tilo.example')).toBe(expected);
});
