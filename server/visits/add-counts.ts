import { sql } from 'kysely';
import type { Store } from '../store/tables.ts';
import type { Measure } from '../store/visit-tables.ts';

/** Stays below SQLite's limit of 32,766 bound values. */
const BATCH_ROWS = 1_000;

/** Counts of one day or month, added up by measure and name. */
export class Counts {
  readonly #rows = new Map<string, { measure: Measure; name: string; count: number }>();

  add(measure: Measure, name: string, count = 1): void {
    const id = `${measure}\n${name}`;
    const row = this.#rows.get(id);
    if (row) row.count += count;
    else if (count > 0) this.#rows.set(id, { measure, name, count });
  }

  rows() {
    return [...this.#rows.values()];
  }
}

/** Adds counts to a day or a month. Servers that add to the same one take turns, by `lockUntilCommit`. */
export async function addCounts(store: Store, bucket: string, counts: Counts): Promise<void> {
  for (const batch of inBatches(counts.rows())) {
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
