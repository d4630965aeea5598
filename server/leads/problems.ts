import { problemWords, storeProblems } from '../../content/leads-words.ts';
import { StoreError } from '../contact/postgres.ts';
import { EnvError } from '../env.ts';

/** A command that cannot be carried out as it was typed. The message is a Spanish sentence for the owner. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A command that was typed well and failed. The message is a Spanish sentence for the owner. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** What the owner reads about a failure, and the exit code of the tool: 2 for a wrong command, else 1. */
export function explain(error: unknown): { readonly text: string; readonly exitCode: number } {
  if (error instanceof UsageError) return { text: error.message, exitCode: 2 };
  if (error instanceof ToolError) return { text: error.message, exitCode: 1 };
  if (error instanceof EnvError) return { text: `${problemWords.environment}\n${error.message}`, exitCode: 1 };
  const code = codeOf(error);
  if (error instanceof StoreError)
    return { text: sentenceFor(code) ?? storeProblems.notAsExpected(error.message), exitCode: 1 };
  return { text: sentenceFor(code) ?? problemWords.unexpected(code), exitCode: 1 };
}

/** SQLite's result codes, without the extension in their upper bytes. */
const SQLITE_SENTENCES: Readonly<Record<number, string>> = {
  5: storeProblems.busy,
  6: storeProblems.busy,
  8: storeProblems.readOnly,
  10: storeProblems.disk,
  11: storeProblems.damaged,
  13: storeProblems.full,
  14: storeProblems.forbidden,
  26: storeProblems.damaged,
};

const CODE_SENTENCES: Readonly<Record<string, string>> = {
  EACCES: storeProblems.forbidden,
  EPERM: storeProblems.forbidden,
  EROFS: storeProblems.readOnly,
  ENOSPC: storeProblems.full,
  ENOENT: storeProblems.noFolder,
  ENOTDIR: storeProblems.noFolder,
  EISDIR: storeProblems.isFolder,
  ECONNREFUSED: storeProblems.unreachable,
  ECONNRESET: storeProblems.unreachable,
  ENOTFOUND: storeProblems.unreachable,
  EAI_AGAIN: storeProblems.unreachable,
  ETIMEDOUT: storeProblems.unreachable,
  // PostgreSQL: wrong user or password, no such database, starting or stopping, disk full, lock not granted.
  '28P01': storeProblems.login,
  '28000': storeProblems.login,
  '3D000': storeProblems.noDatabase,
  '57P01': storeProblems.unreachable,
  '57P03': storeProblems.unreachable,
  '53100': storeProblems.full,
  '55P03': storeProblems.busy,
};

function sentenceFor(code: string): string | undefined {
  const [, errcode] = /^SQLite (\d+)$/.exec(code) ?? [];
  return errcode ? SQLITE_SENTENCES[Number(errcode) & 0xff] : CODE_SENTENCES[code];
}

/** A short word without personal data: an error's message may quote what it was given. */
function codeOf(error: unknown): string {
  // Its message is written to be shown, and ends with the code of the connection's error.
  if (error instanceof StoreError) return /\((\w+)\)$/.exec(error.message)?.[1] ?? '';
  const { errcode, code, name, errors } = error as {
    errcode?: unknown;
    code?: unknown;
    name?: unknown;
    errors?: unknown[];
  };
  if (typeof errcode === 'number') return `SQLite ${errcode}`;
  // A host with several addresses fails once for each.
  return String(code ?? (errors?.[0] as { code?: unknown } | undefined)?.code ?? name ?? typeof error);
}
