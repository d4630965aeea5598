import { npmHeading } from '../../../content/leads-words.ts';
import type { Terminal } from './terminal.ts';

/** Terminal controls and bidirectional characters that JSON.stringify() does not escape. */
const CONTROL = /[\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

/** JSON that is safe to print on a terminal. */
export function toJson(value: unknown, indent?: number): string {
  const escapeSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, indent).replace(CONTROL, escapeSign);
}

/** Prints a value as JSON. */
export function printJson(value: unknown, terminal: Terminal): void {
  warnOfHeading(terminal);
  terminal.print(`${toJson(value, 2)}\n`);
}

/** Warns that `npm run` writes a heading to standard output, which corrupts redirected JSON and CSV. */
export function warnOfHeading(terminal: Terminal): void {
  if (terminal.hasNpmHeading && terminal.columns === undefined) terminal.remark(`${npmHeading}\n`);
}
