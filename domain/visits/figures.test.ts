import { expect, test } from 'vitest';
import { changeInPercent, FEWEST_FOR_PERCENT, shareInPercent } from './figures.ts';

const enough = FEWEST_FOR_PERCENT;

test.each([
  [{ now: enough * 2, before: enough }, 100],
  [{ now: enough, before: enough * 2 }, -50],
  [{ now: enough, before: enough }, 0],
  [{ now: enough - 1, before: enough * 4 }, undefined],
  [{ now: enough * 4, before: enough - 1 }, undefined],
  [{ now: 0, before: 0 }, undefined],
])('%j changed by %d %%', (compared, expected) => {
  expect(changeInPercent(compared)).toBe(expected);
});

test.each([
  [enough / 2, enough, 50],
  [enough - 1, enough - 1, undefined],
  [0, 0, undefined],
])('%d of %d is %d %%', (part, whole, expected) => {
  expect(shareInPercent(part, whole)).toBe(expected);
});
