import { type Instant, storeTime } from './dialect.ts';
import type { Store } from './tables.ts';

const ID = 1;

/** A backup this old is late: there is one each night. */
export const BACKUP_LATE_MS = 2 * 24 * 60 * 60_000;

/** Stores that a backup is complete. */
export async function recordBackup(store: Store, now: number): Promise<void> {
  await record(store, storeTime(store, now));
}

/** Stores that a backup of `at` was restored: it holds what the store holds, and counts as the last one. */
export async function recordRestored(store: Store, at: number): Promise<void> {
  await record(store, at);
}

async function record(store: Store, at: Instant): Promise<void> {
  await store
    .insertInto('backup')
    .values({ id: ID, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();
}

/** When the last backup was completed, in milliseconds since the epoch; null when none is known. */
export async function readLastBackup(store: Store): Promise<number | null> {
  const row = await store.selectFrom('backup').select('at').where('id', '=', ID).executeTakeFirst();
  return row?.at ?? null;
}
