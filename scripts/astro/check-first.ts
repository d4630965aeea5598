import { formatReport } from '../../server/content/report.ts';
import { checkContent } from '../check/run.ts';

/**
 * Imported before any module that reads `content/`: with a problem, building and developing stop with the whole report
 * instead of the first module's error.
 */
const report = checkContent('.');
console.log(formatReport(report));
if (report.problems.length > 0) process.exit(1);
