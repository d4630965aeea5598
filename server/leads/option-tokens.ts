import { parseArgs } from 'node:util';
import { usageProblems as words } from '../../content/leads-words.ts';
import { UsageError } from './problems.ts';

const OPTIONS = {
  state: { type: 'string' },
  since: { type: 'string' },
  out: { type: 'string' },
  email: { type: 'string' },
  'older-than': { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  yes: { type: 'boolean' },
  send: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;
export type Option = keyof typeof OPTIONS;

/** The options that were given: their text, or true for those that take none. */
export type Given = { readonly [Name in Option]?: string | true };

/**
 * Splits what follows a command into options and words. Throws UsageError for an option that `command` does
 * not take and for values that are missing or too many; util.parseArgs would say so in English.
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
    const name = token.name as Option;
    if (name !== 'help' && !taken.includes(name)) throw new UsageError(words.option(token.rawName, command));
    given[name] = checkValue(name, token.value, token.inlineValue);
  }
  return { given: given as Given, positionals };
}

function checkValue(name: Option, value: string | undefined, isInline: boolean | undefined): string | true {
  if (OPTIONS[name].type === 'boolean') {
    if (value !== undefined) throw new UsageError(words.valueUnwanted(`--${name}`));
    return true;
  }
  // `--since --json` lacks a value; `--since=-5` has one, if a wrong one.
  if (!value || (!isInline && value.startsWith('-'))) throw new UsageError(words.valueMissing(`--${name}`));
  return value;
}
