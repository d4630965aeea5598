import { converter, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { isReadable, nearestReadable } from './readable.ts';

const onWhite = [{ colour: 'white', needed: 4.5 }];
const toOklch = converter('oklch');

test('nearestReadable() returns a colour that has enough contrast as it is', () => {
  expect(nearestReadable('#a00', onWhite)).toBe('#aa0000');
});

test.each([
  ['#f80', 'white'],
  ['oklch(0.9 0.1 230)', 'white'],
  ['#642', 'black'],
])('nearestReadable() replaces %s on %s with the nearest readable shade of its hue', (colour, ground) => {
  const neighbours = [{ colour: ground, needed: 4.5 }];
  expect(isReadable(colour, neighbours)).toBe(false);
  const shade = nearestReadable(colour, neighbours) ?? '';
  expect(wcagContrast(shade, ground)).toBeGreaterThanOrEqual(4.5);
  // The shade has little more contrast than it needs.
  expect(wcagContrast(shade, ground)).toBeLessThan(4.7);
  expect(toOklch(shade)?.h).toBeCloseTo(toOklch(colour)?.h ?? 0, -1);
});

test('nearestReadable() returns a shade that suits all neighbours, or undefined', () => {
  const inBetween = [...onWhite, { colour: 'black', needed: 4.5 }];
  expect(wcagContrast(nearestReadable('#d33', inBetween) ?? '', 'black')).toBeGreaterThanOrEqual(4.5);
  expect(nearestReadable('#d33', [...onWhite, { colour: 'black', needed: 7 }])).toBeUndefined();
});

test('nearestReadable() is undefined for a word', () => expect(nearestReadable('colorado', onWhite)).toBeUndefined());
