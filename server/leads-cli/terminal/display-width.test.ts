import { expect, test } from 'vitest';
import { cleanLine, clip, displayWidth, padTo } from './display-width.ts';

test.each([
  ['Mari\u0301a', 5],
  ['王小明', 6],
  ['a\u200Bb', 2],
  ['○◐●□✕◇…█', 8],
])('%j has a width of %i columns', (text, width) => {
  expect(displayWidth(text)).toBe(width);
});

test.each([
  ['María Quishpe', 13, 'María Quishpe'],
  ['María Quishpe', 12, 'María Quish…'],
  ['María Quishpe', 7, 'María…'],
  ['Mari\u0301as', 5, 'Mari\u0301…'],
  ['王小明', 5, '王小…'],
])('clip(%j, %i) is %j', (text, width, clipped) => {
  expect(clip(text, width)).toBe(clipped);
  expect(displayWidth(clipped)).toBeLessThanOrEqual(width);
});

test('padTo() pads by display width, not by length', () => {
  expect(padTo('Mari\u0301a', 7)).toBe('Mari\u0301a  ');
  expect(padTo('王', 3)).toBe('王 ');
  expect(padTo('long', 2)).toBe('long');
});

test.each([
  ['\u001B[31mrojo\u001B[0m', '[31mrojo[0m'],
  ['a\u0007b\u009Bc', 'abc'],
  ['\u202Elatigid', 'latigid'],
  ['a\u200Bb', 'ab'],
  [' two\n lines\t ', 'two lines'],
])('cleanLine(%j) is %j', (text, clean) => {
  expect(cleanLine(text)).toBe(clean);
});
