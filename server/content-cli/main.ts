import { existsSync } from 'node:fs';
import { contentFolder } from '../content/content-folder.ts';
import { systemTerminal } from '../leads-cli/terminal/terminal.ts';
import { runContentTool } from './run.ts';

if (existsSync('.env')) process.loadEnvFile();
process.exitCode = await runContentTool(process.argv.slice(2), {
  variables: process.env,
  folder: contentFolder(process.env),
  terminal: systemTerminal(),
  now: Date.now,
});
