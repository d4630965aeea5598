/**
 * `npm run check`: prints all problems of the content folder in the owner's language; the exit code is 1 when there are
 * any. A folder given as an argument is refused: `CONTENT_DIR` names the folder.
 */
import { loadEnvFile } from '../server/config/load-env-file.ts';
import { refuseArguments } from '../server/config/refuse-arguments.ts';
import { checkContent } from '../server/content/check/check-content.ts';
import { contentFolder } from '../server/content/content-folder.ts';
import { formatReport, fromHere } from '../server/content/report.ts';

refuseArguments('check');
loadEnvFile();
const folder = contentFolder(process.env);
const { report } = checkContent(folder);
console.log(formatReport(fromHere(report, folder)));
process.exitCode = report.problems.length > 0 ? 1 : 0;
