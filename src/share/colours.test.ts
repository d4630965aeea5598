import { expect, test } from 'vitest';
import palette from '../../content/palette.css?raw';
import { readThreads } from '../../domain/site/palette.ts';
import { colours, pageColours, readPageColours, srgbColours } from './colours.ts';

test.each([
  ['#0b211a', '#0b211a'],
  ['rgb(11 33 26)', '#0b211a'],
  ['navy', '#000080'],
  ['oklch(1 0 0)', '#ffffff'],
  ['light-dark(#0b211a, oklch(0.4 0.13 264))', '#0b211a'],
  ['light-dark( rgb(11 33 26), white )', '#0b211a'],
])('srgbColours() converts %s to %s', (value, hex) => {
  expect(srgbColours(`:root {\n  --anil: ${value};\n}`)).toEqual({ anil: hex });
});

test('srgbColours() accepts a colour name without a semicolon', () =>
  expect(srgbColours('--cal: rebeccapurple')).toEqual({ cal: '#663399' }));

test('`colours` has a hexadecimal value for each colour of our palette', () => {
  expect(Object.keys(colours)).toEqual(Object.keys(readThreads(palette)));
  for (const colour of Object.values(colours)) expect(colour).toMatch(/^#[\da-f]{6}$/);
});

test('readPageColours() derives the night of the page from the palette', () => {
  const tokens = ':root { --page: light-dark(var(--cal), oklch(from var(--noche) 0 c h)); }';
  const css = ':root { --cal: light-dark(#fff, #eee); --noche: light-dark(#fff, #000); }';
  expect(readPageColours(css, tokens)).toEqual(['#ffffff', '#000000']);
  expect(() => readPageColours(css, ':root { --page: white; }')).toThrow('--page');
  for (const colour of pageColours) expect(colour).toMatch(/^#[\da-f]{6}$/);
});
