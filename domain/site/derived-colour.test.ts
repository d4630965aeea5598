import { converter } from 'culori';
import { expect, test } from 'vitest';
import { readDerived } from './derived-colour.ts';

const toOklch = converter('oklch');
const derive = (value: string, colour: string) => toOklch(readDerived(value)?.from(colour) ?? '');

test.each([
  ['oklch(from var(--noche) 0.5 c h)', 0.1, 200],
  ['oklch(from var(--noche) 0.5 calc(c * 0.5) calc(h + 3))', 0.05, 203],
  ['oklch(from var(--noche) 0.5 calc(min(c, 0.06) * 0.5) calc(h - 3.5))', 0.03, 196.5],
])('%s is evaluated as browsers do', (value, chroma, hue) => {
  expect(readDerived(value)?.thread).toBe('noche');
  const { l, c, h = hue } = derive(value, 'oklch(0.3 0.1 200)') ?? {};
  expect(l).toBeCloseTo(0.5);
  expect(c).toBeCloseTo(chroma);
  expect(h).toBeCloseTo(hue);
});

test('a grey has no hue to derive', () => {
  expect(derive('oklch(from var(--cal) 0.9 calc(c * 2) calc(h - 10))', '#fff')?.c).toBeCloseTo(0);
});

test.each(['#fff', 'var(--cal)', 'oklch(0.5 0.1 200)'])('%s is not derived', (value) => {
  expect(readDerived(value)).toBeUndefined();
});

test('an unknown notation throws', () => {
  expect(() => readDerived('oklch(from var(--cal) calc(l * 2) c h)')).toThrow('calc(l * 2)');
});
