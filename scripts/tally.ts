import { readFileSync } from 'node:fs';

/** Test counts of a step. */
export type Tally = { readonly passed: number; readonly failed: number };
export const ONE_PASSED: Tally = { passed: 1, failed: 0 };
export const ONE_FAILED: Tally = { passed: 0, failed: 1 };

/**
 * Counts the tests of a Vitest run by its JSON report. A run that fails without a failed test, runs none, or leaves no
 * whole report, counts as one failure.
 */
export function readTally(report: string, succeeded: boolean): Tally {
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
    if (![passed, failed].every(Number.isInteger)) return ONE_FAILED;
    return { passed, failed: succeeded && passed > 0 ? 0 : Math.max(1, failed) };
  } catch {
    return ONE_FAILED;
  }
}
