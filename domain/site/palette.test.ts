import { expect, test } from 'vitest';
import { dayAndNight, readProperties } from './palette.ts';

test('readProperties() reads values over several lines, a last one without a semicolon, and the first of two', () => {
  const css = `/* --old: #000; */ @layer tokens { :root {
    --page: light-dark(
      var(--cal),
      oklch(from var(--noche) 0.185 calc(min(c, 0.06) * 0.6875) h)
    );
    --text:navy;
    --size-body: 1rem }
    @media (prefers-contrast: more) { :root { --text: black } } }`;
  expect(Object.fromEntries(readProperties(css))).toEqual({
    page: expect.stringMatching(/^light-dark\([\s\S]* h\)\s*\)$/),
    text: 'navy',
    'size-body': '1rem',
  });
});

test.each([
  ['#fff', '#fff', '#fff'],
  ['light-dark(oklch(0.5 0.2 8), hsl(0 100% 30%))', 'oklch(0.5 0.2 8)', 'hsl(0 100% 30%)'],
  ['light-dark(\n  #00f,\n  navy\n)', '#00f', 'navy'],
])('%j is %s by day and %s by night', (value, day, night) => expect(dayAndNight(value)).toEqual([day, night]));

test('a pair may hold derived colours', () => {
  const derived = 'oklch(from var(--noche) 0.185 calc(min(c, 0.06) * 0.6875) calc(h + 3))';
  expect(dayAndNight(`light-dark(var(--cal), ${derived})`)).toEqual(['var(--cal)', derived]);
});
