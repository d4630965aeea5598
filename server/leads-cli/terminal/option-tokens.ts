import { parseArgs } from 'node:util';
import { usageProblems as words } from '../words.ts';
import { UsageError } from './problems.ts';

const OPTIONS = {
  state: { type: 'string' },
  since: { type: 'string' },
  out: { type: 'string' },
  email: { type: 'string' },
  'older-than': { type: 'string' },
  'end-sessions': { type: 'boolean' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  yes: { type: 'boolean' },
  send: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;
export type Option = keyof typeof OPTIONS;

/** Given options: their value, or true for flags. */
export type Given = {
  readonly [Name in Option]?: (typeof OPTIONS)[Name]['type'] extends 'string' ? string : true;
};

/**
 * Splits arguments into options and positionals. Throws UsageError for unknown options and for missing or unwanted
 * values; the strict mode of util.parseArgs would report them in English.
 */
export function splitArguments(command: string, taken: readonly Option[], args: readonly string[]) {
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given: { [Name in Option]?: string | true } = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { rawName, value, inlineValue } = token;
    const name = [...taken, 'help' as const].find((known) => known === token.name);
    if (!name) throw new UsageError(words.option(rawName, command));
    const takesValue = OPTIONS[name].type === 'string';
    if (!takesValue && value !== undefined) throw new UsageError(words.valueUnwanted(`--${name}`));
    // `--since --json` lacks a value; `--since=-5` has an invalid one.
    if (takesValue && (!value || (!inlineValue && value.startsWith('-'))))
      throw new UsageError(words.valueMissing(`--${name}`));
    given[name] = value ?? true;
  }
  return { given: given as Given, positionals };
}
