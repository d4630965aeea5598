import { sql } from 'kysely';
import { deleteEmlFiles } from '../mail/file-transport.ts';
import { storeTime } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';

export type DeletionDeps = {
  readonly store: Store;
  /** Folder of the `.eml` files. */
  readonly outboxFolder: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
};

/** How many leads and `.eml` files a deletion removed. */
export type Erased = { readonly rows: number; readonly files: number };

/** Rows in one statement: databases limit their parameters. */
const SLICE = 1_000;

/** References of a person's leads, oldest first. The person is identified by email address, in any letter case. */
export async function findReferences(store: Store, email: string): Promise<string[]> {
  const rows = await store
    .selectFrom('lead')
    .select('reference')
    .where(sql`lower(from_email)`, '=', email.toLowerCase())
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  return rows.map(({ reference }) => reference);
}

/**
 * Deletes these leads of a person, with deliveries and `.eml` files, and none that has arrived since they were listed. Remove
 * the traces afterwards, even without rows, because an earlier run may have been interrupted before that. A lead whose
 * delivery is in flight stays; running it again then finishes the work.
 */
export async function erasePerson(
  { store, outboxFolder, now }: DeletionDeps,
  references: readonly string[],
): Promise<Erased> {
  const names = new Set(references);
  // Files first: an interrupted run still finds them through the rows. Again afterwards, for emails sent meanwhile.
  const before = await deleteEmlFiles(outboxFolder, names);
  let rows = 0;
  for (let from = 0; from < references.length; from += SLICE)
    rows += await deleteRows(store, references.slice(from, from + SLICE), now);
  const after = await deleteEmlFiles(outboxFolder, names);
  return { rows, files: before + after };
}

/** Deletes leads without a delivery in flight, and what refers to them. Returns their number. */
async function deleteRows(store: Store, references: readonly string[], now: number): Promise<number> {
  const inFlight = store
    .selectFrom('outbox')
    .select('lead_id')
    // A notice has no lead, and beside a NULL nothing is `not in` a list.
    .where('lead_id', 'is not', null)
    .where('state', '=', 'sending')
    .where('lease_until', '>', storeTime(store, now));
  const { numDeletedRows } = await store
    .deleteFrom('lead')
    .where('reference', 'in', references)
    .where('id', 'not in', inFlight)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
