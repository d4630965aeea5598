/** Test counts of a step of `npm test`. */
export type Tally = { readonly passed: number; readonly failed: number };

/** The used part of Vitest's JSON report. */
type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
};

/**
 * Counts the tests of a Vitest run. A file that fails to load, a run without tests, an unexplained exit code and an
 * unreadable report each count as a failure.
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
