import { EnvError } from '../../config/env.ts';
import { invalidSettings } from '../../config/words.ts';
import { ContentError, formatReport } from '../../content/report.ts';
import { StoreError } from '../../store/store-error.ts';
import { problemWords, storeProblems } from '../words.ts';
import type { Terminal } from './terminal.ts';

/** Wrong usage. The message is a Spanish sentence for the owner. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A command that failed. The message is a Spanish sentence for the owner. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/**
 * Runs a command. Resolves to its exit code: 0, 1 for a failure, or when the command resolves to false, 2 for wrong
 * usage. Every error is printed as one sentence.
 */
export async function runToEnd(terminal: Pick<Terminal, 'remark'>, command: () => unknown): Promise<number> {
  try {
    return (await command()) === false ? 1 : 0;
  } catch (error) {
    const { text, exitCode } = explain(error);
    terminal.remark(`${text}\n`);
    return exitCode;
  }
}

/** Message and exit code for an error: 2 for wrong usage, otherwise 1. */
export function explain(error: unknown): { readonly text: string; readonly exitCode: number } {
  return { text: sentenceOf(error), exitCode: error instanceof UsageError ? 2 : 1 };
}

function sentenceOf(error: unknown): string {
  if (error instanceof UsageError || error instanceof ToolError) return error.message;
  // Its message is English, for the operator.
  if (error instanceof EnvError) return invalidSettings(error.names);
  if (error instanceof ContentError) return formatReport(error.report);
  if (error instanceof StoreError && error.reason) return storeProblems[error.reason];
  const code = codeOf(error);
  const unknown = error instanceof StoreError ? storeProblems.notAsExpected(code) : problemWords.unexpected(code);
  return sentenceFor(code) ?? sentenceFor(code.replace(/(?<=^SQLite )\d+$/, primaryCode)) ?? unknown;
}

/** SQLite's code without its extension. */
const primaryCode = (code: string) => String(Number(code) & 0xff);

const sentenceFor = (code: string) => SENTENCES.find(([, codes]) => codes.includes(code))?.[0];

/** What codes of SQLite, Node.js and PostgreSQL mean. */
const SENTENCES: readonly (readonly [sentence: string, codes: readonly string[]])[] = [
  [storeProblems.busy, ['SQLite 5', '55P03']],
  [storeProblems.disk, ['SQLite 10']],
  [storeProblems.damaged, ['SQLite 11', 'SQLite 26']],
  // The second: no room for the index of the write-ahead log.
  [storeProblems.full, ['SQLite 13', 'SQLite 4874', 'ENOSPC', '53100']],
  [storeProblems.cannotOpen, ['SQLite 8', 'SQLite 14']],
  [storeProblems.forbidden, ['EACCES', 'EPERM']],
  [storeProblems.readOnlyDisk, ['EROFS']],
  [storeProblems.noFolder, ['ENOENT', 'ENOTDIR']],
  [storeProblems.isFolder, ['EISDIR']],
  [storeProblems.unreachable, ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '57P01', '57P03']],
  [storeProblems.slow, ['TIMEOUT', '57014']],
  [storeProblems.login, ['28P01', '28000']],
  [storeProblems.noDatabase, ['3D000']],
];

/** A short code without personal data; messages may quote their input. */
function codeOf(error: unknown): string {
  // A StoreError's message ends with the code of the connection error.
  if (error instanceof StoreError) return /\((\w+)\)$/.exec(error.message)?.[1] ?? '';
  // An AggregateError has one error for each address of the host.
  type Coded = { errcode?: unknown; code?: unknown; name?: unknown; errors?: readonly { code?: unknown }[] };
  const { errcode, code, name, errors } = error as Coded;
  // The driver of PostgreSQL gives its own time limits no code.
  if (error instanceof Error && !code && /timeout/.test(error.message)) return 'TIMEOUT';
  if (typeof errcode === 'number') return `SQLite ${errcode}`;
  return String(code ?? errors?.[0]?.code ?? name ?? typeof error);
}
