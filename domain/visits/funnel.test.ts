import { expect, test } from 'vitest';
import { stepsUpTo } from './funnel.ts';

test('a step implies those before it, with and without its plan', () => {
  expect(stepsUpTo('contact')).toEqual([
    { step: 'visited', plan: '' },
    { step: 'contact', plan: '' },
  ]);
  expect(stepsUpTo('visited', 'faro')).toEqual([
    { step: 'visited', plan: '' },
    { step: 'visited', plan: 'faro' },
  ]);
  expect(stepsUpTo('sent', 'faro')).toHaveLength(2 * 4);
});
