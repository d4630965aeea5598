import { existsSync } from 'node:fs';
import { commandContent } from '../content/command-content.ts';
import { runTool } from './run.ts';
import { systemTerminal } from './terminal/terminal.ts';

if (existsSync('.env')) process.loadEnvFile();
const content = commandContent(process.env);
process.exitCode = await runTool(process.argv.slice(2), {
  content: () => content,
  variables: process.env,
  terminal: systemTerminal(),
  now: Date.now,
});
