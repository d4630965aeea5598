import { company } from '../../../content/company.ts';
import { usageProblems as words } from '../../../content/leads-words.ts';
import { isEmail } from '../../../domain/contact/contact-message.ts';
import { parseDay, parseDays } from './days.ts';
import { cleanLine } from './display-width.ts';
import { UsageError } from './problems.ts';

const STATE_FILTERS = ['pending', 'sent', 'dead', 'quarantine'] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

/**
 * The reference that was meant: any letter case, with or without the prefix, and the letters that references
 * do not have read as the digits they are taken for.
 */
export function readReference(word: string | undefined, command: string): string {
  if (!word) throw new UsageError(words.referenceMissing(command));
  const prefix = `${company.referencePrefix}-`;
  const upper = word.trim().toUpperCase();
  const code = (upper.startsWith(prefix) ? upper.slice(prefix.length) : upper)
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{6}$/.test(code)) throw new UsageError(words.reference(word));
  return prefix + code;
}

/** `--state`, if it was given. */
export function readState(typed: string | undefined): StateFilter | undefined {
  if (typed === undefined) return undefined;
  const state = STATE_FILTERS.find((known) => known === typed);
  if (!state) throw new UsageError(words.state(typed, STATE_FILTERS.join(', ')));
  return state;
}

/** `--since`, if it was given: when that day begins. */
export function readSince(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  const start = parseDay(typed);
  if (start === undefined) throw new UsageError(words.day(typed));
  return start;
}

/** `--older-than`, in milliseconds. */
export function readDays(typed: string | undefined): number {
  if (typed === undefined) throw new UsageError(words.daysMissing);
  const span = parseDays(typed);
  if (span === undefined) throw new UsageError(words.days(typed));
  return span;
}

/** `--email`. */
export function readEmail(typed: string | undefined): string {
  if (typed === undefined) throw new UsageError(words.emailMissing);
  const email = typed.trim();
  if (!isEmail(email)) throw new UsageError(words.email(email));
  return email;
}

/** Which of `--csv` and `--json` was given; exactly one must be. */
export function readFormat(csv?: true, json?: true): 'csv' | 'json' {
  if (csv === json) throw new UsageError(words.format);
  return csv ? 'csv' : 'json';
}

/** The name of a task that failed. */
export function readTask(word: string | undefined): string {
  if (!word) throw new UsageError(words.taskMissing);
  return cleanLine(word);
}

/** The file that a backup goes to, or comes from. */
export function readFile(word: string | undefined, command: string): string {
  if (!word) throw new UsageError(words.fileMissing(command));
  return word;
}
