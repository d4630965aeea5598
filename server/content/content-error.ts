import type { Report } from './report.ts';

/** A content folder that cannot be shown, with all that is wrong. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly report: Report;

  constructor(report: Report) {
    super(`content has ${report.problems.length} problems`);
    this.report = report;
  }
}
