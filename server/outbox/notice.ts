import { sql } from 'kysely';
import { lockUntilCommit, readStoreTime } from '../store/dialect.ts';
import type { OutboxKind, Store } from '../store/tables.ts';

/** What a notice tells of several leads. */
export type NoticeFacts = {
  /** When it was enqueued and when its oldest lead was, in milliseconds since the epoch. */
  readonly at: number;
  readonly oldest: number;
  readonly requests: number;
};

type NewNotice = {
  readonly kind: OutboxKind;
  /** Within these times none is added while there is one already; in milliseconds since the epoch, `until` excluded. */
  readonly period: (time: number) => { readonly since: number; readonly until?: number };
  /** Whether the time of a notice is when it was sent, if it was, or when it was enqueued. */
  readonly from: 'sent' | 'enqueued';
  /** How long it waits to be sent. */
  readonly waitMs?: number;
  /** Whether the first one of a store counts as sent. */
  readonly skipFirst?: boolean;
};

/**
 * Adds a notice, which is a delivery without a lead, in place of those of its kind that could not be sent yet. Resolves
 * to its id; undefined when there is one already. Servers on one store add one between them.
 */
export function enqueueNotice(store: Store, notice: NewNotice, now: number): Promise<number | undefined> {
  const { kind, period, from } = notice;
  return store.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, `notice ${kind}`);
    const time = await readStoreTime(transaction, now);
    const notices = noticesOf(transaction, kind);
    const at = from === 'sent' ? sql<number>`coalesce(sent_at, created_at)` : sql<number>`created_at`;
    const { since, until } = period(time);
    const current = notices
      .where(at, '>=', since)
      .$if(until !== undefined, (query) => query.where(at, '<', until ?? 0));
    const isCurrent = await current.select('id').limit(1).executeTakeFirst();
    const id = isCurrent ? undefined : await insertNotice(transaction, notice, time);
    // Also one that was being sent when it was replaced, and then failed.
    const newest = notices.select(({ fn }) => fn.max('id').as('id'));
    await transaction
      .deleteFrom('outbox')
      .where('kind', '=', kind)
      .where('lead_id', 'is', null)
      .where('state', '=', 'pending')
      .where('id', '<', newest)
      .execute();
    return id;
  });
}

const noticesOf = (store: Store, kind: OutboxKind) =>
  store.selectFrom('outbox').where('kind', '=', kind).where('lead_id', 'is', null);

async function insertNotice(transaction: Store, notice: NewNotice, time: number): Promise<number> {
  const { kind, waitMs = 0, skipFirst = false } = notice;
  const isSkipped = skipFirst && !(await noticesOf(transaction, kind).select('id').limit(1).executeTakeFirst());
  const { id } = await transaction
    .insertInto('outbox')
    .values({ kind, created_at: time, state: isSkipped ? 'sent' : 'pending', attempts: 0, next_at: time + waitMs })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
