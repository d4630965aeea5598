/** Test counts of a step of `npm test`. */
export type Tally = { readonly passed: number; readonly failed: number };

/** The used part of Vitest's JSON report. */
type Report = { readonly numPassedTests: number; readonly numFailedTests: number };

/** Counts the tests of a Vitest run. Another failure counts as one: a file that does not load, no test, no report. */
export function countTests(readReport: () => Report, exitedWell: boolean): Tally {
  try {
    const { numPassedTests: passed, numFailedTests } = readReport();
    return { passed, failed: numFailedTests || (exitedWell && passed > 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
