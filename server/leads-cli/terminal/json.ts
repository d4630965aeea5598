import { toJson } from '../../leads/json.ts';
import { npmHeading } from '../words.ts';
import type { Terminal } from './terminal.ts';

/** Prints a value as JSON. */
export function printJson(value: unknown, terminal: Terminal): void {
  warnOfHeading(terminal);
  terminal.print(`${toJson(value, 2)}\n`);
}

/** Warns that `npm run` writes a heading to standard output, which corrupts redirected JSON and CSV. */
export function warnOfHeading(terminal: Terminal): void {
  if (terminal.hasNpmHeading && terminal.columns === undefined) terminal.remark(`${npmHeading}\n`);
}
