import { loadEnvFile } from '../config/load-env-file.ts';
import { contentFolder } from '../content/content-folder.ts';
import { systemTerminal } from '../leads-cli/terminal/terminal.ts';
import { runContentTool } from './run.ts';

loadEnvFile();
process.exitCode = await runContentTool(process.argv.slice(2), {
  variables: process.env,
  folder: contentFolder(process.env),
  terminal: systemTerminal(),
  now: Date.now,
});
