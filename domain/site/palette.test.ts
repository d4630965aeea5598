import { expect, test } from 'vitest';
import { dayAndNight, readThreads } from './palette.ts';

test('readThreads() reads colours in every CSS notation, and a last declaration without a semicolon', () => {
  const css = `/* --old: #000; */ @layer tokens { :root {
    --cal: #fff;
    --noche:rgb(0 0 0 / 0.5);
    --maiz: rebeccapurple;
    --grana: light-dark(oklch(0.5 0.2 8), hsl(0 100% 30%));
    --anil: light-dark(
      #00f,
      navy
    )
  } }`;
  expect(readThreads(css)).toEqual({
    cal: ['#fff', '#fff'],
    noche: ['rgb(0 0 0 / 0.5)', 'rgb(0 0 0 / 0.5)'],
    maiz: ['rebeccapurple', 'rebeccapurple'],
    grana: ['oklch(0.5 0.2 8)', 'hsl(0 100% 30%)'],
    anil: ['#00f', 'navy'],
  });
});

test('a pair may hold derived colours', () => {
  const derived = 'oklch(from var(--noche) 0.185 calc(min(c, 0.06) * 0.6875) calc(h + 3))';
  expect(dayAndNight(`light-dark(var(--cal), ${derived})`)).toEqual(['var(--cal)', derived]);
});
