import { existsSync } from 'node:fs';
import { content as current } from '../content/current.ts';
import { runTool } from './run.ts';
import { systemTerminal } from './terminal/terminal.ts';

if (existsSync('.env')) process.loadEnvFile();
process.exitCode = await runTool(process.argv.slice(2), {
  content: () => current,
  variables: process.env,
  terminal: systemTerminal(),
  now: Date.now,
});
