import { existsSync } from 'node:fs';
import { runTool } from './run.ts';
import { systemTerminal } from './terminal/terminal.ts';

if (existsSync('.env')) process.loadEnvFile();
process.exitCode = await runTool(process.argv.slice(2), {
  variables: process.env,
  terminal: systemTerminal(),
  now: Date.now,
});
