import { sql } from 'kysely';
import type { Store } from '../store/tables.ts';
import type { Measure } from '../store/visit-tables.ts';

/** Stays below SQLite's limit of 32,766 bound values. */
const BATCH_ROWS = 1_000;

/** A source, say, and how many visitors came from there. */
export type Count = readonly [measure: Measure, name: string, count: number];

/** Adds counts to a day or a month. Servers that add to the same one take turns, by `lockUntilCommit`. */
export async function addCounts(store: Store, bucket: string, counts: readonly Count[]): Promise<void> {
  const rows = new Map<string, { measure: Measure; name: string; count: number }>();
  for (const [measure, name, count] of counts) {
    const id = `${measure}\n${name}`;
    rows.set(id, { measure, name, count: count + (rows.get(id)?.count ?? 0) });
  }
  for (const batch of inBatches([...rows.values()])) {
    await store
      .insertInto('visit_count')
      .values(batch.map((row) => ({ bucket, ...row })))
      .onConflict((conflict) =>
        conflict
          .columns(['bucket', 'measure', 'name'])
          .doUpdateSet({ count: sql<number>`visit_count.count + excluded.count` }),
      )
      .execute();
  }
}

/** Splits rows, so that no statement has too many values. */
export function* inBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += BATCH_ROWS) yield rows.slice(start, start + BATCH_ROWS);
}
