import { EnvError } from '../../config/env.ts';
import { invalidSettings } from '../../config/words.ts';
import { StoreError } from '../../store/store-error.ts';
import { problemWords, storeProblems } from '../words.ts';

/** Wrong usage. The message is a Spanish sentence for the owner. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A command that failed. The message is a Spanish sentence for the owner. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** Message and exit code for an error: 2 for wrong usage, otherwise 1. */
export function explain(error: unknown): { readonly text: string; readonly exitCode: number } {
  return { text: sentenceOf(error), exitCode: error instanceof UsageError ? 2 : 1 };
}

function sentenceOf(error: unknown): string {
  if (error instanceof UsageError || error instanceof ToolError) return error.message;
  // Its message is English, for the operator.
  if (error instanceof EnvError) return invalidSettings(error.names);
  if (error instanceof StoreError && error.reason) return storeProblems[error.reason];
  const code = codeOf(error);
  const unknown = error instanceof StoreError ? storeProblems.notAsExpected(code) : problemWords.unexpected(code);
  return sentenceFor(code) ?? unknown;
}

/** Sentences by SQLite's result code, or its primary one. */
const SQLITE_SENTENCES: Readonly<Record<number, string>> = {
  5: storeProblems.busy,
  8: storeProblems.readOnly,
  10: storeProblems.disk,
  11: storeProblems.damaged,
  13: storeProblems.full,
  14: storeProblems.cannotOpen,
  26: storeProblems.damaged,
  // No room for the index of the write-ahead log.
  4874: storeProblems.full,
};

const CODE_SENTENCES: Readonly<Record<string, string>> = {
  EACCES: storeProblems.forbidden,
  EPERM: storeProblems.forbidden,
  EROFS: storeProblems.readOnlyDisk,
  ENOSPC: storeProblems.full,
  ENOENT: storeProblems.noFolder,
  ENOTDIR: storeProblems.noFolder,
  EISDIR: storeProblems.isFolder,
  ECONNREFUSED: storeProblems.unreachable,
  ECONNRESET: storeProblems.unreachable,
  ENOTFOUND: storeProblems.unreachable,
  EAI_AGAIN: storeProblems.unreachable,
  ETIMEDOUT: storeProblems.unreachable,
  TIMEOUT: storeProblems.slow,
  // PostgreSQL: wrong user or password, no such database, starting or stopping, disk full, lock not granted.
  '28P01': storeProblems.login,
  '28000': storeProblems.login,
  '3D000': storeProblems.noDatabase,
  '57P01': storeProblems.unreachable,
  '57P03': storeProblems.unreachable,
  '53100': storeProblems.full,
  '55P03': storeProblems.busy,
  '57014': storeProblems.slow,
};

function sentenceFor(code: string): string | undefined {
  const [, errcode] = /^SQLite (\d+)$/.exec(code) ?? [];
  if (!errcode) return CODE_SENTENCES[code];
  return SQLITE_SENTENCES[Number(errcode)] ?? SQLITE_SENTENCES[Number(errcode) & 0xff];
}

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
