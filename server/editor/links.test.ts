import { expect, test } from 'vitest';
import { changeLinks } from './links.ts';

const change = (text: string) =>
  changeLinks(
    text,
    { from: '/portafolio/abc', to: '/portafolio/nuevo' },
    { from: 'abc', to: 'nuevo' },
    'https://tilo.example',
  );

test.each([
  ['href: /portafolio/abc', 'href: /portafolio/nuevo'],
  ['[el proyecto](/portafolio/abc#fotos).', '[el proyecto](/portafolio/nuevo#fotos).'],
  ['href: /portafolio/abcde', 'href: /portafolio/abcde'],
  ['href: https://tilo.example/portafolio/abc', 'href: https://tilo.example/portafolio/nuevo'],
  ['href: https://otro.example/ñandú/portafolio/abc', 'href: https://otro.example/ñandú/portafolio/abc'],
  ['href: https://otro.example/portafolio/abc', 'href: https://otro.example/portafolio/abc'],
])('«%s» becomes «%s»', (before, after) => {
  expect(change(before)).toBe(after);
});
