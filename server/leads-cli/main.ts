import { loadEnvFile } from '../config/load-env-file.ts';
import { commandContent } from '../content/command-content.ts';
import { runTool } from './run.ts';
import { systemTerminal } from './terminal/terminal.ts';

loadEnvFile();
const content = commandContent(process.env);
process.exitCode = await runTool(process.argv.slice(2), {
  content: () => content,
  variables: process.env,
  terminal: systemTerminal(),
  now: Date.now,
});
