import { expect, test } from 'vitest';
import { countTests } from './tally.ts';

test.each([
  ['passed tests', 3, 0, true, { passed: 3, failed: 0 }],
  ['a failed test', 3, 2, false, { passed: 3, failed: 2 }],
  ['no test found', 0, 0, true, { passed: 0, failed: 1 }],
  ['an error outside the tests, or a file that does not load', 3, 0, false, { passed: 3, failed: 1 }],
])('countTests counts %s', (_, numPassedTests, numFailedTests, exitedWell, tally) => {
  expect(countTests(() => ({ numPassedTests, numFailedTests }), exitedWell)).toEqual(tally);
});

test('countTests counts a missing report as a failure', () => {
  const missing = () => {
    throw new Error('ENOENT');
  };
  expect(countTests(missing, true)).toEqual({ passed: 0, failed: 1 });
});
