/** What a step of `npm test` adds to the final line. */
export type Tally = { readonly passed: number; readonly failed: number };

/** The part of Vitest's JSON report that counts. */
type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
};

/**
 * Counts the tests of a Vitest run. A file that cannot be loaded, a run without any test, an exit code that the
 * report does not explain and a report that cannot be read each count as a failure.
 */
export function countTests(readReport: () => Report, exitedWell: boolean): Tally {
  try {
    const { numPassedTests, numFailedTests, testResults } = readReport();
    const brokenFiles = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
    );
    const failed = numFailedTests + brokenFiles.length;
    const unexplained = failed === 0 && (!exitedWell || numPassedTests === 0);
    return { passed: numPassedTests, failed: unexplained ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
