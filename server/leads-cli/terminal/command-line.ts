import { isEmail } from '../../../domain/contact/contact-message.ts';
import { STATE_FILTERS, type StateFilter } from '../../leads/read-leads.ts';
import { usageProblems as words } from '../words.ts';
import { parseDay, parseDays } from './days.ts';
import { cleanLine } from './display-width.ts';
import { type Given, type Option, splitArguments } from './option-tokens.ts';
import { UsageError } from './problems.ts';

/** Arguments of a command; `--help` is always allowed. */
type Syntax = {
  readonly options: readonly Option[];
  /** Whether it takes one positional argument. */
  readonly takesWord?: true;
  /** Parses the arguments; `prefix` begins the agency's references. Throws UsageError. */
  readonly read: (given: Given, word: string | undefined, prefix: string) => object;
};

const reference = (command: string) =>
  ({
    options: [],
    takesWord: true,
    read: (_given, word, prefix) => ({ reference: readReference(word, command, prefix) }),
  }) satisfies Syntax;
const file = (command: string) =>
  ({
    options: [],
    takesWord: true,
    read: (_given, word) => ({ file: needed(word, words.fileMissing(command)) }),
  }) satisfies Syntax;

const SYNTAX = {
  list: {
    options: ['state', 'since', 'json'],
    read: ({ state, since, json = false }) => ({ state: readState(state), since: readSince(since), json }),
  },
  show: {
    options: ['json'],
    takesWord: true,
    read: ({ json = false }, word, prefix) => ({ reference: readReference(word, 'show', prefix), json }),
  },
  resend: reference('resend'),
  release: reference('release'),
  export: {
    options: ['csv', 'json', 'since', 'out'],
    read: ({ csv, json, since, out }) => ({ format: readFormat(csv, json), since: readSince(since), out }),
  },
  erase: { options: ['email', 'yes'], read: ({ email, yes = false }) => ({ email: readEmail(email), yes }) },
  purge: {
    options: ['older-than', 'yes'],
    read: ({ 'older-than': age, yes = false }) => ({ olderThanMs: readDays(age), yes }),
  },
  code: { options: ['end-sessions'], read: ({ 'end-sessions': endsSessions = false }) => ({ endsSessions }) },
  digest: { options: [], read: () => ({}) },
  doctor: { options: ['send'], read: ({ send = false }) => ({ send }) },
  backup: file('backup'),
  drill: file('drill'),
  restore: file('restore'),
  move: { options: [], read: () => ({}) },
  alert: {
    options: [],
    takesWord: true,
    read: (_given, word) => ({ task: cleanLine(needed(word, words.taskMissing)) }),
  },
  help: { options: [], takesWord: true, read: () => ({}) },
} satisfies Readonly<Record<string, Syntax>>;

type Name = keyof typeof SYNTAX;
/** Parsed arguments of a command. Times are milliseconds since the epoch. */
export type Options<Command extends Name> = ReturnType<(typeof SYNTAX)[Command]['read']>;
export type Command = { [Each in Name]: { readonly name: Each } & Options<Each> }[Name];

/** Parses the arguments of `npm run leads --`; `prefix` begins the agency's references. Throws UsageError. */
export function readCommand([name = 'help', ...rest]: readonly string[], prefix: string): Command {
  if (name === '--help' || name === '-h') return { name: 'help' };
  if (!isName(name)) throw new UsageError(words.command(name, Object.keys(SYNTAX).join(', ')));
  const { options, takesWord, read }: Syntax = SYNTAX[name];
  const { given, positionals } = splitArguments(name, options, rest);
  if (given.help) return { name: 'help' };
  const unwanted = positionals[takesWord ? 1 : 0];
  if (unwanted !== undefined) throw new UsageError(words.tooMany(unwanted, name));
  // SYNTAX ties each name to its options; TypeScript cannot follow that through a lookup.
  return { name, ...read(given, positionals[0], prefix) } as Command;
}

const isName = (word: string): word is Name => Object.hasOwn(SYNTAX, word);

/** What was typed, or read from that. Throws UsageError with this sentence when there is nothing. */
function needed<Given>(given: Given | undefined, missing: string): Given {
  if (!given) throw new UsageError(missing);
  return given;
}

/**
 * Normalizes a reference. Letter case is ignored; without a prefix it is the agency's, which was another one when its
 * earlier leads came. O becomes 0, I and L become 1, because references contain none of these letters.
 */
function readReference(word: string | undefined, command: string, letters: string): string {
  const typed = needed(word, words.referenceMissing(command, letters));
  const [, prefix = letters, rest = ''] = /^(?:([A-Z]{2})-)?(.*)$/.exec(typed.trim().toUpperCase()) ?? [];
  const code = rest.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{6}$/.test(code)) throw new UsageError(words.reference(typed, letters));
  return `${prefix}-${code}`;
}

function readState(typed: string | undefined): StateFilter | undefined {
  if (typed === undefined) return undefined;
  const state = STATE_FILTERS.find((known) => known === typed);
  return needed(state, words.state(typed, STATE_FILTERS.join(', ')));
}

/** Parses `--since` to the start of that day. */
const readSince = (typed: string | undefined) =>
  typed === undefined ? undefined : needed(parseDay(typed), words.day(typed));

/** Parses `--older-than` to milliseconds. */
function readDays(typed: string | undefined): number {
  const days = needed(typed, words.daysMissing);
  return needed(parseDays(days), words.days(days));
}

function readEmail(typed: string | undefined): string {
  const email = needed(typed, words.emailMissing).trim();
  if (!isEmail(email)) throw new UsageError(words.email(email));
  return email;
}

/** Parses `--csv` and `--json`, of which exactly one must be given. */
function readFormat(csv?: true, json?: true): 'csv' | 'json' {
  if (csv === json) throw new UsageError(words.format);
  return csv ? 'csv' : 'json';
}
