import { sql } from 'kysely';
import { readStoreTime } from '../store/dialect.ts';
import { heldIds, tally } from '../store/held.ts';
import type { Store } from '../store/tables.ts';
import { enqueueNotice, type NoticeFacts } from './notice.ts';
import type { Delivery } from './outbox.ts';

const HOUR_MS = 60 * 60_000;
/** How long a lead may lie unopened before the agency is told a second time. */
const UNREAD_MS = 24 * HOUR_MS;
/** Older ones are told by the email of each Monday: an agency that answers by email may never open the desk. */
const TOLD_MS = 3 * UNREAD_MS;

/**
 * Leads that at a time lie unopened for a day, and that no sent notice has told. Notices are found by their partial index,
 * which has only rows without a lead: otherwise all sent deliveries would be read for each of these leads.
 */
const unreadAt = (store: Store, at: number) =>
  store
    .selectFrom('lead')
    .where('status', '=', 'nueva')
    .where('read_at', 'is', null)
    .where('received_at', '<=', at - UNREAD_MS)
    .where('received_at', '>', at - TOLD_MS)
    .where('id', 'not in', heldIds(store))
    .where(sql<boolean>`not exists (
      select 1 from outbox
      where kind = 'unread' and lead_id is null and state = 'sent'
        and created_at between lead.received_at + ${sql.lit(UNREAD_MS)} and ${at})`);

/** Adds a notice of leads that lie unopened for a day, at most once an hour. Each lead is told once. */
export async function enqueueUnread(store: Store, now: number): Promise<void> {
  const time = await readStoreTime(store, now);
  if (!(await unreadAt(store, time).select('id').limit(1).executeTakeFirst())) return;
  await enqueueNotice(store, { kind: 'unread', from: 'enqueued', period: (at) => ({ since: at - HOUR_MS }) }, now);
}

/** What a notice tells; undefined when its leads were opened or erased meanwhile. */
export async function readUnread(
  store: Store,
  { createdAt: at }: Pick<Delivery, 'createdAt'>,
): Promise<NoticeFacts | undefined> {
  const { requests, oldest } = await unreadAt(store, at).select(tally('received_at')).executeTakeFirstOrThrow();
  return oldest === null ? undefined : { at, requests, oldest };
}
