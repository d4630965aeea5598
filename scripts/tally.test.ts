import { expect, test } from 'vitest';
import { countTests } from './tally.ts';

const file = (status: string, ...assertionResults: unknown[]) => ({ status, assertionResults });
const report = (numPassedTests: number, numFailedTests: number, ...testResults: ReturnType<typeof file>[]) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});

test.each([
  ['passed tests', report(3, 0, file('passed', 1)), true, { passed: 3, failed: 0 }],
  ['a failed test', report(3, 2, file('failed', 1)), false, { passed: 3, failed: 2 }],
  ['a file that does not load', report(3, 0, file('failed')), false, { passed: 3, failed: 1 }],
  ['no test found', report(0, 0), true, { passed: 0, failed: 1 }],
  ['an error outside the tests', report(3, 0, file('passed', 1)), false, { passed: 3, failed: 1 }],
])('countTests counts %s', (_, content, exitedWell, tally) => {
  expect(countTests(() => content, exitedWell)).toEqual(tally);
});

test('countTests counts a missing report as a failure', () => {
  const missing = () => {
    throw new Error('ENOENT');
  };
  expect(countTests(missing, true)).toEqual({ passed: 0, failed: 1 });
});
