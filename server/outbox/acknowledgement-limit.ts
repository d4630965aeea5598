import { sql } from 'kysely';
import { later, lockUntilCommit, storeTime } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Whether a mailbox may get an acknowledgement: at most one a day, so that the form cannot flood a third party. Call it
 * in the transaction that enqueues it.
 */
export async function mayAcknowledge(transaction: Store, email: string, now: number): Promise<boolean> {
  const mailbox = mailboxOf(email);
  await lockUntilCommit(transaction, mailbox);
  const time = storeTime(transaction, now);
  const [name = '', domain = ''] = mailbox.split('@');
  const tagged = `${name.replace(/[\\%_]/g, '\\$&')}+%@${domain}`;
  const last = await transaction
    .selectFrom('outbox')
    .innerJoin('lead', 'lead.id', 'outbox.lead_id')
    .select('outbox.id')
    // A literal, because the partial index does not match a parameter.
    .where('outbox.kind', '=', sql.lit('ack'))
    .where('outbox.created_at', '>', later(time, -DAY_MS))
    // Times in the future were written while the clock was ahead; they must not count forever.
    .where('outbox.created_at', '<', later(time, DAY_MS))
    .where(sql<boolean>`(lower(from_email) = ${mailbox} or lower(from_email) like ${tagged} escape '\\')`)
    .executeTakeFirst();
  return last === undefined;
}

/** An address in lower case, without its tag (`name+tag@…`). */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  return `${name.split('+', 1)[0] || name}@${domain}`;
}
