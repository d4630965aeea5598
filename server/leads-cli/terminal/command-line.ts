import { usageProblems as words } from '../words.ts';
import { type Given, type Option, splitArguments } from './option-tokens.ts';
import { UsageError } from './problems.ts';
import {
  readDays,
  readEmail,
  readFile,
  readFormat,
  readReference,
  readSince,
  readState,
  readTask,
} from './typed-values.ts';

/** Arguments of a command; `--help` is always allowed. */
type Syntax<Result> = {
  readonly options: readonly Option[];
  /** Whether it takes one positional argument. */
  readonly takesWord?: true;
  /** Parses the arguments; `prefix` begins the agency's references. Throws UsageError. */
  readonly read: (given: Given, word: string | undefined, prefix: string) => Result;
};

const syntax = <Result>(one: Syntax<Result>) => one;
const reference = (command: string) =>
  syntax({
    options: [],
    takesWord: true,
    read: (_given, word, prefix) => ({ reference: readReference(word, command, prefix) }),
  });

const SYNTAX = {
  list: syntax({
    options: ['state', 'since', 'json'],
    read: ({ state, since, json = false }) => ({ state: readState(state), since: readSince(since), json }),
  }),
  show: syntax({
    options: ['json'],
    takesWord: true,
    read: ({ json = false }, word, prefix) => ({ reference: readReference(word, 'show', prefix), json }),
  }),
  resend: reference('resend'),
  release: reference('release'),
  export: syntax({
    options: ['csv', 'json', 'since', 'out'],
    read: ({ csv, json, since, out }) => ({ format: readFormat(csv, json), since: readSince(since), out }),
  }),
  erase: syntax({
    options: ['email', 'yes'],
    read: ({ email, yes = false }) => ({ email: readEmail(email), yes }),
  }),
  purge: syntax({
    options: ['older-than', 'yes'],
    read: ({ 'older-than': age, yes = false }) => ({ olderThanMs: readDays(age), yes }),
  }),
  code: syntax({
    options: ['end-sessions'],
    read: ({ 'end-sessions': endsSessions = false }) => ({ endsSessions }),
  }),
  digest: syntax({ options: [], read: () => ({}) }),
  doctor: syntax({ options: ['send'], read: ({ send = false }) => ({ send }) }),
  backup: syntax({ options: [], takesWord: true, read: (_given, word) => ({ file: readFile(word, 'backup') }) }),
  drill: syntax({ options: [], takesWord: true, read: (_given, word) => ({ file: readFile(word, 'drill') }) }),
  restore: syntax({ options: [], takesWord: true, read: (_given, word) => ({ file: readFile(word, 'restore') }) }),
  move: syntax({ options: [], read: () => ({}) }),
  alert: syntax({ options: [], takesWord: true, read: (_given, word) => ({ task: readTask(word) }) }),
  help: syntax({ options: [], takesWord: true, read: () => ({}) }),
};

type Name = keyof typeof SYNTAX;
/** Parsed arguments of a command. Times are milliseconds since the epoch. */
export type Options<Command extends Name> = ReturnType<(typeof SYNTAX)[Command]['read']>;
export type Command = { [Each in Name]: { readonly name: Each } & Options<Each> }[Name];

/** Parses the arguments of `npm run leads --`; `prefix` begins the agency's references. Throws UsageError. */
export function readCommand([name = 'help', ...rest]: readonly string[], prefix: string): Command {
  if (name === '--help' || name === '-h') return { name: 'help' };
  if (!isName(name)) throw new UsageError(words.command(name, Object.keys(SYNTAX).join(', ')));
  const { options, takesWord, read }: Syntax<object> = SYNTAX[name];
  const { given, positionals } = splitArguments(name, options, rest);
  if (given.help) return { name: 'help' };
  const unwanted = positionals[takesWord ? 1 : 0];
  if (unwanted !== undefined) throw new UsageError(words.tooMany(unwanted, name));
  // SYNTAX ties each name to its options; TypeScript cannot follow that through a lookup.
  return { name, ...read(given, positionals[0], prefix) } as Command;
}

const isName = (word: string): word is Name => Object.hasOwn(SYNTAX, word);
