import { sql } from 'kysely';
import { VISIT_DAYS } from '../../domain/contact/data-terms.ts';
import { addDays, monthOf } from '../../domain/visits/day.ts';
import { lockUntilCommit } from '../store/dialect.ts';
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
