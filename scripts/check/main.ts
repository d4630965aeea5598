/**
 * `npm run check`: prints all problems of `content/` in the owner's language; the exit code is 1 when there are any.
 * `--json` prints the report for programs.
 */
import { formatReport } from '../../server/content/report.ts';
import { checkContent } from './run.ts';

const report = checkContent(process.cwd());
console.log(process.argv.includes('--json') ? JSON.stringify(report) : formatReport(report));
process.exitCode = report.problems.length > 0 ? 1 : 0;
