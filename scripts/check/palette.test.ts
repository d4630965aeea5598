import { expect, test } from 'vitest';
import { checkWords as words } from '../../server/content/words.ts';
import { checkPalette } from './palette.ts';

const check = (text: string) =>
  checkPalette({ file: 'palette.css', text }, ['cal']).map(({ line, message }) => [line, message]);

test.each([
  [':root { --cal: #fff; }', []],
  [':root { --cal: light-dark(white, rgb(1 2 3)); }', []],
  [':root {\n  --cal: #ffg;\n}', [[2, words.colour.unknown('#ffg')]]],
  [':root {\n  --cal: #fff8;\n}', [[2, words.colour.transparent('#fff8')]]],
  [':root { --maiz: #fff; }', [[undefined, words.missing('--cal')]]],
  [':root {\n  --cal: #fff;\n}\n}', [[4, words.colour.syntax]]],
  [':root {\n  --cal: #fff;', [[1, words.colour.syntax]]],
  ['/* :root { --cal: #fff; }', [[1, words.colour.syntax]]],
])('in the palette %j the problems are %j', (text, problems) => {
  expect(check(text)).toEqual(problems);
});
