import { npmHeading } from '../../../content/leads-words.ts';
import type { Terminal } from './terminal.ts';

/** JSON.stringify() leaves these as they are, and a terminal may take them for commands. */
const CONTROL = /[\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

/** JSON that is as safe to show as to read: what could move a cursor or turn a line round is escaped. */
export function toJson(value: unknown, indent?: number): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, indent).replace(CONTROL, escaped);
}

/** Prints a value for a program to read. */
export function printJson(value: unknown, terminal: Terminal): void {
  warnOfHeading(terminal);
  terminal.print(`${toJson(value, 2)}\n`);
}

/** `npm run` writes two lines of its own to standard output, which spoil a file made of it. */
export function warnOfHeading(terminal: Terminal): void {
  if (terminal.headed && terminal.columns === undefined) terminal.remark(`${npmHeading}\n`);
}
