import { expect, test } from 'vitest';
import { changeLinks, changeNames, namesPicture, slugIn } from './links.ts';

const change = (text: string) =>
  changeLinks(text, { from: '/portafolio/abc', to: '/portafolio/nuevo' }, 'https://tilo.example');

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

test.each([
  ['plan', 'Desde {price.abc}, con planId: abc', 'Desde {price.nuevo}, con planId: nuevo'],
  ['plan', 'planId: "abc"', 'planId: "nuevo"'],
  ['plan', 'planId: abc-2, service: abc, abc', 'planId: abc-2, service: abc, abc'],
  ['project', '- name: abc\n  project: abc\n', '- name: abc\n  project: nuevo\n'],
  ['project', '- {name: abc, "project": "abc"}', '- {name: abc, "project": "nuevo"}'],
  ['service', "service: 'abc', type: abc, planId: abc", "service: 'nuevo', type: abc, planId: abc"],
  ['service', 'service: abcde', 'service: abcde'],
  ['service', '"service":  abc', '"service":  nuevo'],
  ['type', 'title: abc\ntype: abc\n', 'title: abc\ntype: nuevo\n'],
] as const)('with another %s, «%s» becomes «%s»', (kind, before, after) => {
  expect(changeNames(before, kind, { from: 'abc', to: 'nuevo' })).toBe(after);
});

test.each([
  ['content/plans/tilo.yaml', 'tilo'],
  ['content/whitepapers/tilo.md', 'tilo'],
  ['content/pages/molle.yaml', 'artes'],
  ['content/pages/home.yaml', undefined],
  ['content/plans/../pages/home.yaml', undefined],
  ['content/whitepapers/tilo.svg', undefined],
])('the address of the page of %s ends with «%s»', (path, slug) => {
  expect(slugIn({ services: [{ slug: 'artes', page: 'molle' }] }, path)).toBe(slug);
});

test.each([
  ['image: tilo.jpg', true],
  ['![Un tilo](../images/tilo.jpg)', true],
  ["image: 'arboles/tilo.jpg'", true],
  ['image: gran-tilo.jpg', false],
  ['image: gran.tilo.jpg', false],
  ['image: tiloXjpg', false],
  [null, false],
])('%j names tilo.jpg: %s', (text, expected) => {
  expect(namesPicture(text, 'content/images/tilo.jpg')).toBe(expected);
});
