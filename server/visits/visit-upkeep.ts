import { VISIT_DAYS } from '../../content/data-terms.ts';
import { addDays, monthOf } from '../../domain/visits/day.ts';
import type { Store } from '../contact/store/tables.ts';
import { addCounts, Counts } from './add-counts.ts';
import type { Measure } from './visit-tables.ts';

const DAY_LENGTH = '2026-11-22'.length;

/** Counts the deliveries of leads that have reached the agency, each for the day on which its lead was sent. */
export async function countDeliveries(store: Store): Promise<void> {
  await store.transaction().execute(async (transaction) => {
    const sent = transaction
      .selectFrom('outbox')
      .select('lead_id')
      .where('kind', '=', 'letter')
      .where('state', '=', 'sent')
      .where('lead_id', 'in', transaction.selectFrom('visit_sent').select('lead_id'));
    const delivered = await transaction
      .deleteFrom('visit_sent')
      .where('lead_id', 'in', sent)
      .returning(['day', 'plan'])
      .execute();
    await addAll(
      transaction,
      delivered.map(({ day, plan }) => ({ bucket: day, measure: 'delivered', name: plan, count: 1 })),
    );
  });
}

/** Adds up the counts of days that are older than 90 days by month. */
export async function sumUpMonths(store: Store, today: string): Promise<void> {
  await store.transaction().execute(async (transaction) => {
    const old = await transaction
      .deleteFrom('visit_count')
      .where('bucket', '<', addDays(today, -VISIT_DAYS))
      .where((row) => row(row.fn<number>('length', ['bucket']), '=', DAY_LENGTH))
      .returning(['bucket', 'measure', 'name', 'count'])
      .execute();
    await addAll(
      transaction,
      old.map((row) => ({ ...row, bucket: monthOf(row.bucket) })),
    );
  });
}

type Row = { readonly bucket: string; readonly measure: Measure; readonly name: string; readonly count: number };

async function addAll(store: Store, rows: readonly Row[]): Promise<void> {
  const buckets = Map.groupBy(rows, ({ bucket }) => bucket);
  for (const bucket of [...buckets.keys()].sort()) {
    const counts = new Counts();
    for (const { measure, name, count } of buckets.get(bucket) ?? []) counts.add(measure, name, count);
    await addCounts(store, bucket, counts);
  }
}
