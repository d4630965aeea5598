import { type Instant, storeTime } from './dialect.ts';
import type { Store } from './tables.ts';

const ID = 1;

/** A drill this old is late: there is one each week. */
export const DRILL_LATE_MS = 15 * 24 * 60 * 60_000;

/** The last restore drill. Times are milliseconds since the epoch. */
export type Drill = {
  readonly at: number;
  /** When the backup was made. */
  readonly copyAt: number;
  /** Leads that the backup holds. */
  readonly leads: number;
  /** Whether everything was in it. */
  readonly passed: boolean;
};

/** Stores how a restore drill ended. */
export async function recordDrill(
  store: Store,
  { copyAt, leads, passed }: Omit<Drill, 'at'>,
  now: number,
): Promise<void> {
  const at: Instant = storeTime(store, now);
  const row = { at, copy_at: copyAt, leads, passed: passed ? 1 : 0 };
  await store
    .insertInto('backup_drill')
    .values({ id: ID, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** The last restore drill; undefined when there was none. */
export async function readDrill(store: Store): Promise<Drill | undefined> {
  const row = await store.selectFrom('backup_drill').selectAll().where('id', '=', ID).executeTakeFirst();
  return row && { at: row.at, copyAt: row.copy_at, leads: row.leads, passed: row.passed === 1 };
}
