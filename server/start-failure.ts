import { relative, resolve } from 'node:path';
import { type Env, EnvError } from './config/env.ts';
import type { Variables } from './config/env-schema.ts';
import { contentFolder, ifNoContent } from './content/content-folder.ts';
import { SQLITE_FILE } from './store/sqlite.ts';
import { isBusy } from './store/sqlite-driver.ts';
import { StoreError } from './store/store-error.ts';

type StartEnv = Pick<Env, 'HOST' | 'PORT' | 'DATA_DIR' | 'OUTAGE_PAGE'>;

/** Primary result codes SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED = [11, 26];
/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE: there is no room for the index of the write-ahead log. */
const FULL = [13, 4874];
/** The limit for the answer to a query, PostgreSQL's own, its limit for a lock, and a host that is gone. */
const SLOW = ['TIMEOUT', '57014', '55P03', 'ETIMEDOUT'];

/** The content folder. Throws EnvError when there is no content in it, or it may not be opened. */
export function requireContent(variables: Variables): string {
  const message = ifNoContent(contentFolder(variables), {
    none: (folder, meant) =>
      `CONTENT_DIR: expected a folder with company.yaml, but ${folder} has none${meant ? `; did you mean ${meant}?` : ''}`,
    closed: (code) => `CONTENT_DIR: expected a folder that this user may read (${code})`,
  });
  if (message) throw new EnvError(message);
  return contentFolder(variables);
}

/**
 * Why the server did not start, as one line that names the variable to change. Undefined when no setting explains it:
 * then it is a bug, and the caller prints its stack trace.
 */
export function explainStartFailure(error: unknown, env: StartEnv | undefined): string | undefined {
  if (error instanceof EnvError || error instanceof StoreError) return error.message;
  const { code, syscall, path, errcode = 0 } = error as NodeJS.ErrnoException & { readonly errcode?: number };
  if (!env || !code) return undefined;
  if (SLOW.includes(code)) return `DATABASE_URL: the database does not answer in time (${code})`;
  if (code === 'EACCES' && syscall === 'listen') return `PORT: this user may not listen on ${env.PORT} (EACCES)`;
  if (code === 'EADDRINUSE') return `PORT: ${env.PORT} is in use on ${env.HOST}`;
  if (syscall === 'listen' || syscall === 'getaddrinfo') return `HOST: expected an address of this machine (${code})`;
  if (code === 'ERR_SQLITE_ERROR') return explainSqlite(error, errcode, env);
  if (env.OUTAGE_PAGE && path && resolve(env.OUTAGE_PAGE).startsWith(resolve(path.replace(/\.\d+$/, '')))) {
    return `OUTAGE_PAGE: expected a file that can be written (${code})`;
  }
  const inside = path && resolve(path).startsWith(resolve(env.DATA_DIR));
  return inside ? noFolder(code, relative(env.DATA_DIR, path)) : undefined;
}

function explainSqlite(error: unknown, errcode: number, { DATA_DIR }: StartEnv): string {
  if (DAMAGED.includes(errcode & 0xff)) {
    return `DATA_DIR: ${SQLITE_FILE} is damaged (SQLite ${errcode}); put a backup back`;
  }
  if (isBusy(error)) return `DATA_DIR: another process holds ${SQLITE_FILE}; start again when it is done`;
  return FULL.includes(errcode) ? `DATA_DIR: the disk of ${DATA_DIR} is full` : noFolder('ERR_SQLITE_ERROR');
}

/** Without a file, the folder itself is meant. */
const noFolder = (code: string, file = '') =>
  `DATA_DIR: expected a folder that can be written to (${file ? `${code}, ${file}` : code})`;
