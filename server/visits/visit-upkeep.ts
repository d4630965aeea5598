import { sql } from 'kysely';
import { VISIT_DAYS } from '../../domain/contact/data-terms.ts';
import { addDays, monthOf } from '../../domain/visits/day.ts';
import { lockUntilCommit } from '../store/dialect.ts';
import { truncateLog } from '../store/store-space.ts';
import type { Store } from '../store/tables.ts';

/** Adds up the counts of days that are older than 90 days by month. */
export async function sumUpMonths(store: Store, today: string): Promise<void> {
  const oldest = addDays(today, -VISIT_DAYS);
  const isOld = sql<boolean>`bucket < ${oldest} and length(bucket) = ${sql.lit(oldest.length)}`;
  await store.transaction().execute(async (transaction) => {
    // Otherwise two servers would add up the same days.
    await lockUntilCommit(transaction, 'months');
    await sql`
      insert into visit_count (bucket, measure, name, count)
      select substr(bucket, 1, ${sql.lit(monthOf(oldest).length)}), measure, name, sum(count)
      from visit_count where ${isOld} group by 1, 2, 3
      on conflict (bucket, measure, name) do update set count = visit_count.count + excluded.count`.execute(
      transaction,
    );
    await transaction.deleteFrom('visit_count').where(isOld).execute();
  });
}

/** Deletes the keys and the visitors of all days but these, from SQLite's files too. */
export async function deleteOtherDays(store: Store, days: readonly string[]): Promise<void> {
  // The keys first: without them the hashes say nothing.
  await store.deleteFrom('visit_key').where('day', 'not in', days).execute();
  await store.deleteFrom('visit_mark').where('day', 'not in', days).execute();
  // Even if nothing was deleted now: a log that another process was reading had to wait, as did that of a crashed server.
  await truncateLog(store);
}
