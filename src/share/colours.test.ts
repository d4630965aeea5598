import { expect, test } from 'vitest';
import { palette } from '../../tests/harness/unit/our-content.ts';
import { colourClasses, pageColours, srgbColours, withColours } from './colours.ts';

test.each([
  ['#0b211a', '#0b211a'],
  ['rgb(11 33 26)', '#0b211a'],
  ['navy', '#000080'],
  ['oklch(1 0 0)', '#ffffff'],
  ['light-dark(#0b211a, oklch(0.4 0.13 264))', '#0b211a'],
  ['light-dark( rgb(11 33 26), white )', '#0b211a'],
])('srgbColours() converts %s to %s', (value, hex) => {
  const { anil, ...others } = srgbColours({ ...palette, anil: value });
  expect(anil).toBe(hex);
  for (const colour of Object.values(others)) expect(colour).toMatch(/^#[\da-f]{6}$/);
});

test('markup and classes have the colours of the palette that they get', () => {
  const colours = srgbColours({ ...palette, maiz: 'navy' });
  expect(withColours('<path fill="var( --maiz )" stroke="var(--none)"/>', colours)).toBe(
    '<path fill="#000080" stroke="currentColor"/>',
  );
  expect(colourClasses(colours)).toContain('.maiz{fill:#000080}');
});

test('pageColours() derives the night of the page from the palette', () => {
  const value = 'light-dark(var(--cal), oklch(from var(--noche) 0 c h))';
  const ours = { ...palette, cal: 'light-dark(#fff, #eee)', noche: 'light-dark(#fff, #000)' };
  expect(pageColours(ours, value)).toEqual(['#ffffff', '#000000']);
  expect(() => pageColours(ours, 'white')).toThrow('--page');
  for (const colour of pageColours(palette)) expect(colour).toMatch(/^#[\da-f]{6}$/);
});
