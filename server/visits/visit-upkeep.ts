import { sql } from 'kysely';
import { VISIT_DAYS } from '../../domain/contact/data-terms.ts';
import { addDays, monthOf } from '../../domain/visits/day.ts';
import { MOST_NAMES, MOST_OF_MONTH, OTHERS } from '../../domain/visits/limits.ts';
import { lockUntilCommit } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';
import type { Measure } from '../store/visit-tables.ts';
import { addCounts, Counts } from './add-counts.ts';
import { FREE_NAMES } from './day-limits.ts';

/** Adds up the counts of days that are older than 90 days by month, and shortens the months that are complete. */
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
    for (const long of await findLongMonths(transaction, monthOf(oldest))) await shorten(transaction, long);
  });
}

type Names = { readonly bucket: string; readonly measure: Measure };

/** Months before this one, of which no day is to come, with more sources or pages than a month keeps. */
function findLongMonths(store: Store, month: string): Promise<Names[]> {
  return store
    .selectFrom('visit_count')
    .select(['bucket', 'measure'])
    .where('bucket', '<', month)
    .where('measure', 'in', Object.keys(MOST_NAMES) as Measure[])
    .where('name', 'not in', FREE_NAMES)
    .groupBy(['bucket', 'measure'])
    .having(({ fn }) => fn.countAll(), '>', MOST_OF_MONTH)
    .execute();
}

/** Keeps the names with the largest counts of a month, and adds up the others. */
async function shorten(store: Store, { bucket, measure }: Names): Promise<void> {
  const isNamed = sql<boolean>`bucket = ${bucket} and measure = ${measure} and name not in (${sql.join(FREE_NAMES)})`;
  const named = store.selectFrom('visit_count').select('name').where(isNamed);
  const others = await store
    .deleteFrom('visit_count')
    .where(isNamed)
    .where('name', 'not in', named.orderBy('count', 'desc').orderBy('name').limit(MOST_OF_MONTH))
    .returning('count')
    .execute();
  const counts = new Counts();
  for (const { count } of others) counts.add(measure, OTHERS, count);
  await addCounts(store, bucket, counts);
}
