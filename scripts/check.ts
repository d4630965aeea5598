/**
 * `npm run check`: prints all problems of the content folder in the owner's language; the exit code is 1 when there are
 * any. A folder given as an argument is refused: `CONTENT_DIR` names the folder.
 */
import { loadEnvFile } from '../server/config/load-env-file.ts';
import { refuseArguments } from '../server/config/refuse-arguments.ts';
import { checkContent } from '../server/content/check/check-content.ts';
import { contentFolder } from '../server/content/content-folder.ts';
import { formatReport } from '../server/content/report.ts';

refuseArguments('check');
loadEnvFile();
const { report } = checkContent(contentFolder(process.env));
console.log(formatReport(report));
process.exitCode = report.problems.length > 0 ? 1 : 0;
