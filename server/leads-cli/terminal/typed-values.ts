import { isEmail } from '../../../domain/contact/contact-message.ts';
import { STATE_FILTERS, type StateFilter } from '../../leads/read-leads.ts';
import { usageProblems as words } from '../words.ts';
import { parseDay, parseDays } from './days.ts';
import { cleanLine } from './display-width.ts';
import { UsageError } from './problems.ts';

/**
 * Normalizes a reference. Letter case is ignored and the agency's prefix optional; O becomes 0, I and L become 1, because
 * references contain none of these letters.
 */
export function readReference(word: string | undefined, command: string, letters: string): string {
  if (!word) throw new UsageError(words.referenceMissing(command, letters));
  const prefix = `${letters}-`;
  const upper = word.trim().toUpperCase();
  const code = (upper.startsWith(prefix) ? upper.slice(prefix.length) : upper)
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{6}$/.test(code)) throw new UsageError(words.reference(word, letters));
  return prefix + code;
}

/** Parses `--state`. */
export function readState(typed: string | undefined): StateFilter | undefined {
  if (typed === undefined) return undefined;
  const state = STATE_FILTERS.find((known) => known === typed);
  if (!state) throw new UsageError(words.state(typed, STATE_FILTERS.join(', ')));
  return state;
}

/** Parses `--since` to the start of that day. */
export function readSince(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  const start = parseDay(typed);
  if (start === undefined) throw new UsageError(words.day(typed));
  return start;
}

/** Parses `--older-than` to milliseconds. */
export function readDays(typed: string | undefined): number {
  if (typed === undefined) throw new UsageError(words.daysMissing);
  const span = parseDays(typed);
  if (span === undefined) throw new UsageError(words.days(typed));
  return span;
}

/** Parses `--email`. */
export function readEmail(typed: string | undefined): string {
  if (typed === undefined) throw new UsageError(words.emailMissing);
  const email = typed.trim();
  if (!isEmail(email)) throw new UsageError(words.email(email));
  return email;
}

/** Parses `--csv` and `--json`, of which exactly one must be given. */
export function readFormat(csv?: true, json?: true): 'csv' | 'json' {
  if (csv === json) throw new UsageError(words.format);
  return csv ? 'csv' : 'json';
}

/** Parses the name of a failed task. */
export function readTask(word: string | undefined): string {
  if (!word) throw new UsageError(words.taskMissing);
  return cleanLine(word);
}

/** Parses the file of a backup. */
export function readFile(word: string | undefined, command: string): string {
  if (!word) throw new UsageError(words.fileMissing(command));
  return word;
}
