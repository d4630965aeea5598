import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SQLITE_FILE } from '../../store/sqlite.ts';
import type { StorePlace } from '../../store/store.ts';
import { doctorWords as words } from '../words.ts';
import { type Check, check } from './checks.ts';

/** With PostgreSQL: whether leads were left in an SQLite file, from which no server sends. `move` would have renamed it. */
export function checkLeftFile({ DATABASE_URL, DATA_DIR }: StorePlace): Check[] {
  const path = join(DATA_DIR, SQLITE_FILE);
  if (!DATABASE_URL || !existsSync(path)) return [];
  const leads = countLeft(path);
  return leads === 0 ? [] : [check(words.checks.leftFile, false, words.leftFile(path, leads))];
}

/** Not by `openStore`, which would migrate the file. None in a file that is no store. */
function countLeft(path: string): number {
  try {
    using file = new DatabaseSync(path, { readOnly: true });
    return Number(file.prepare('select count(*) as leads from lead').get()?.['leads']);
  } catch {
    return 0;
  }
}
