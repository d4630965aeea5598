import { existsSync } from 'node:fs';
import { unreadableFile } from './words.ts';

/**
 * Adds the variables of `.env`, if there is one, to the environment; those that are set take precedence. One that cannot be
 * read ends the process with a sentence: Node would report that it does not exist.
 */
export function loadEnvFile(): void {
  if (!existsSync('.env')) return;
  try {
    process.loadEnvFile();
  } catch {
    process.stderr.write(`${unreadableFile}\n`);
    process.exit(1);
  }
}
