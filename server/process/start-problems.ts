import { type Env, EnvError } from '../config/env.ts';
import { StoreError } from '../contact/store/postgres.ts';

type Place = Pick<Env, 'HOST' | 'PORT' | 'DATA_DIR'>;

/** SQLite's numbers for a file that is damaged, and for one that is something else. */
const DAMAGED = [11, 26];
/** Its number for a file that another process holds. */
const BUSY = 5;

/**
 * Why the server did not start, as one line that names the variable to change; undefined for what no setting
 * explains, which is a bug and wants its stack.
 */
export function explainStart(error: unknown, place: Place | undefined): string | undefined {
  if (error instanceof EnvError || error instanceof StoreError) return error.message;
  const { code, syscall, path, errcode = 0 } = error as NodeJS.ErrnoException & { readonly errcode?: number };
  if (!place || !code) return undefined;
  if (code === 'EADDRINUSE') return `PORT: ${place.PORT} is in use on ${place.HOST}`;
  if (syscall === 'listen' || syscall === 'getaddrinfo') return `HOST: expected an address of this machine (${code})`;
  if (code === 'ERR_SQLITE_ERROR' && DAMAGED.includes(errcode & 0xff)) {
    return `DATA_DIR: contact.sqlite is damaged (SQLite ${errcode}); put a backup back`;
  }
  if (code === 'ERR_SQLITE_ERROR' && (errcode & 0xff) === BUSY) {
    return 'DATA_DIR: another process holds contact.sqlite; start again when it is done';
  }
  if (path?.startsWith(place.DATA_DIR) || code === 'ERR_SQLITE_ERROR') {
    return `DATA_DIR: expected a folder that can be written to (${code})`;
  }
  return undefined;
}
