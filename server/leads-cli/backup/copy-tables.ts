import { sql } from 'kysely';
import type { OutboxTable, Store } from '../../store/tables.ts';
import { TABLES } from './postgres-archive.ts';

/** Stays below PostgreSQL's limit of 65,535 bound values; a lead has sixteen. */
const BATCH_ROWS = 1_000;

/** A picture may have twenty megabytes. */
const BATCH_PICTURES = 1;

/** A table that is copied row by row. */
type Copied = {
  [Name in keyof typeof TABLES]: (typeof TABLES)[Name] extends readonly string[] ? Name : never;
}[keyof typeof TABLES];

/**
 * Copies the lasting data of a store to an empty one: leads, all that is sent, what the desk changed of the
 * content with its history, the last backup, used captchas, the counts of visits and the secret, but no rate limit counts,
 * heartbeats or visitors of today. `update` gets the number of copied leads.
 */
export async function copyTables(from: Store, to: Store, update: (leads: number) => void): Promise<void> {
  // The target may have enqueued notices of its own.
  await to.deleteFrom('outbox').where('lead_id', 'is', null).execute();
  // The target may have generated its own secret; captchas already issued are verified with the source's.
  await to.deleteFrom('secret').execute();
  for (const [table, keys] of Object.entries(TABLES)) {
    if (typeof keys === 'boolean') continue;
    await copyTable(from, to, table as Copied, keys, table === 'lead' ? update : () => {});
  }
}

/** In the order of its key. `update` gets the number of copied rows. */
async function copyTable(
  from: Store,
  to: Store,
  table: Copied,
  keys: readonly string[],
  update: (rows: number) => void,
): Promise<void> {
  const size = table === 'content_picture' ? BATCH_PICTURES : BATCH_ROWS;
  for (let offset = 0; ; offset += size) {
    const page = from
      .selectFrom(table)
      .selectAll()
      .orderBy(sql.join(keys.map((key) => sql.ref(key))))
      .limit(size)
      .offset(offset);
    const rows = await page.execute();
    if (rows.length === 0) return;
    // Deliveries get ids of the target, so that its sequence continues after them. Those that were collected for a
    // notice that is not sent yet wait for a new one.
    const waiting = { id: undefined, told_by: null } satisfies Partial<Record<keyof OutboxTable, unknown>>;
    const values = table === 'outbox' ? rows.map((row) => ({ ...row, ...waiting })) : rows;
    await to
      .insertInto(table)
      .values(values as never)
      .execute();
    update(offset + rows.length);
  }
}
