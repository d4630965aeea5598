import { type Instant, storeTime } from './dialect.ts';
import type { Store } from './tables.ts';

const ID = 1;

/** A backup this old is late: there is one each night; a drill: there is one each week. */
export const BACKUP_LATE_MS = 2 * 24 * 60 * 60_000;
export const DRILL_LATE_MS = 15 * 24 * 60 * 60_000;

/** Stores when the last backup was complete. One that was restored holds what the store holds, and counts too. */
export async function recordBackup(store: Store, at: Instant): Promise<void> {
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

type Drilled = {
  /** When the backup was made, in milliseconds since the epoch. */
  readonly copyAt: number;
  /** Leads that it holds. */
  readonly leads: number;
  /** Whether everything was in it. */
  readonly passed: boolean;
};

/** Stores how a restore drill ended. */
export async function recordDrill(store: Store, { copyAt, leads, passed }: Drilled, now: number): Promise<void> {
  const row = { at: storeTime(store, now), copy_at: copyAt, leads, passed: passed ? 1 : 0 };
  await store
    .insertInto('backup_drill')
    .values({ id: ID, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** When the last restore drill was, and how it ended; undefined when there was none. */
export async function readDrill(store: Store) {
  const last = store.selectFrom('backup_drill').select(['at', 'leads', 'passed']).where('id', '=', ID);
  const row = await last.executeTakeFirst();
  return row && { ...row, passed: row.passed === 1 };
}
