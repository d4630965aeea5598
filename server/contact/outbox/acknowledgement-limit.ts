import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isPostgres, later, storeTime } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Whether a visitor's request may be acknowledged: one mailbox gets at most one such e-mail a day, so that the
 * form cannot flood a third party. To be called in the transaction that adds it to the outbox.
 */
export async function mayAcknowledge(transaction: Store, email: string, now: number): Promise<boolean> {
  const mailbox = mailboxOf(email);
  await waitForOthers(transaction, mailbox);
  const time = storeTime(transaction, now);
  const [name = '', domain = ''] = mailbox.split('@');
  const tagged = `${name.replace(/[\\%_]/g, '\\$&')}+%@${domain}`;
  const last = await transaction
    .selectFrom('outbox')
    .innerJoin('lead', 'lead.id', 'outbox.lead_id')
    .select('outbox.id')
    // Written out, so that the index of acknowledgements is used.
    .where('outbox.kind', '=', sql.lit('ack'))
    .where('outbox.created_at', '>', later(time, -DAY_MS))
    // What a clock that was ahead has written does not count for ever.
    .where('outbox.created_at', '<', later(time, DAY_MS))
    .where(sql<boolean>`(lower(from_email) = ${mailbox} or lower(from_email) like ${tagged} escape '\\')`)
    .executeTakeFirst();
  return last === undefined;
}

/** An address without the letter case and the tag (`name+tag@…`) that lead to the same mailbox. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  return `${name.split('+', 1)[0] || name}@${domain}`;
}

/** Requests for one mailbox are stored one after the other; SQLite does so with all. */
async function waitForOthers(transaction: Store, mailbox: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  const lock = createHash('sha256').update(mailbox).digest().readBigInt64BE().toString();
  await sql`select pg_advisory_xact_lock(${lock}::bigint)`.execute(transaction);
}
