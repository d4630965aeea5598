import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../tests/harness/unit/fixture-dist.ts';
import { ONE_FAILED, readTally } from './tally.ts';

test.each([
  ['passed tests', '{"numPassedTests":7,"numFailedTests":0}', true, { passed: 7, failed: 0 }],
  ['failed tests', '{"numPassedTests":7,"numFailedTests":2}', false, { passed: 7, failed: 2 }],
  ['no failed test in a run that failed', '{"numPassedTests":7,"numFailedTests":0}', false, { passed: 7, failed: 1 }],
  ['no tests', '{"numPassedTests":0,"numFailedTests":0}', true, { passed: 0, failed: 1 }],
  ['no counts', '{}', false, ONE_FAILED],
  ['a beginning alone', '{"numPassedTests":7,"numFa', true, ONE_FAILED],
])('the report of a run: %s', (_name, text, succeeded, tally) => {
  const report = join(tempFolder(), 'report.json');
  writeFileSync(report, text);
  expect(readTally(report, succeeded)).toEqual(tally);
});

test('a run without a report counts as one failure', () => {
  expect(readTally(join(tempFolder(), 'report.json'), true)).toEqual(ONE_FAILED);
});
