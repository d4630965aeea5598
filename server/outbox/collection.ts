import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { COLLECT_EVERY_MS } from '../../domain/contact/unverified-terms.ts';
import type { TellingKind } from '../../domain/desk/lead-status.ts';
import { isPostgres, storeTime } from '../store/dialect.ts';
import { tally } from '../store/held.ts';
import { type Store, unsent } from '../store/tables.ts';
import { enqueueNotice, type NoticeFacts } from './notice.ts';
import type { Delivery, DeliveryResult } from './outbox.ts';

/** Rows of one statement: SQLite blocks the event loop for a few milliseconds, whatever their total. */
const BATCH_ROWS = 1_000;
/** Meanwhile the leads of a notice are marked as told by it. */
const MARKING_MS = 60_000;

/**
 * Adds the notice of the collected deliveries of a kind that wait, once the first of them has waited long enough, at most
 * once in `COLLECT_EVERY_MS` on all servers of the store.
 */
export const collectWaiting = (kind: TellingKind) => async (store: Store, now: number) => {
  // As a subquery: PostgreSQL would read the time for each row.
  const time = sql<number>`(select ${storeTime(store, now)})`;
  const due = await waiting(store, kind).where('next_at', '<=', time).limit(1).executeTakeFirst();
  if (!due) return;
  const period = (at: number) => ({ since: at - COLLECT_EVERY_MS });
  const told_by = await enqueueNotice(store, { kind, period, from: 'sent', waitMs: MARKING_MS }, now);
  if (told_by === undefined) return;
  // Else endless once another server has sent the notice.
  const others = waiting(store, kind).where(teller, '<>', told_by);
  await inBatches(() =>
    store.updateTable('outbox').set({ told_by }).where('id', 'in', someOf(store, others)).returning('id').execute(),
  );
  const marked = store.updateTable('outbox').where('id', '=', told_by).where('state', '=', 'pending');
  await marked.set({ next_at: storeTime(store, now) }).execute();
};

/** The id of the notice that tells a delivery; 0 without one. */
const teller = sql<number>`coalesce(told_by, 0)`;

/** Those that no unsent notice tells. A sent one leaves out a row that was being changed when it was sent. */
const waiting = (store: Store, kind: TellingKind) =>
  unsent(store)
    .select('id')
    .where('kind', '=', kind)
    .where('collected', '=', 1)
    .where('state', '=', 'pending')
    .where(teller, 'not in', unsent(store).select('id').where('kind', '=', kind).where('lead_id', 'is', null));

const toldBy = (store: Store, id: number) =>
  store.selectFrom('outbox').where('told_by', '=', id).where('collected', '=', 1);

/**
 * What a notice tells, the same at each attempt; undefined when its leads were told one by one, or erased, meanwhile.
 */
export async function readCollected(store: Store, { id, createdAt }: Delivery): Promise<NoticeFacts | undefined> {
  const { requests, oldest } = await toldBy(store, id).select(tally('created_at')).executeTakeFirstOrThrow();
  return oldest === null ? undefined : { requests, oldest, at: createdAt };
}

/** Gives the deliveries that a notice tells its result: sent with it, or failed with it and still to be told. */
export async function finishCollected(
  store: Store,
  { id }: Delivery,
  result: DeliveryResult,
  now: number,
): Promise<void> {
  const { last_error, answer = null } = result;
  const outcome = result.state === 'sent' ? { ...result, sent_at: storeTime(store, now) } : { last_error, answer };
  const open = toldBy(store, id).select('id').where('state', '<>', 'sent');
  const unchanged =
    result.state === 'sent' ? open : open.where(sql<boolean>`coalesce(last_error, '') <> ${last_error}`);
  await inBatches(() =>
    store.updateTable('outbox').set(outcome).where('id', 'in', someOf(store, unchanged)).returning('id').execute(),
  );
}

/** A batch of ids. A row that is being changed, such as by a resend, is left for the next time. */
const someOf = (store: Store, ids: ReturnType<typeof waiting>) =>
  ids.limit(BATCH_ROWS).$if(isPostgres(store), (query) => query.forUpdate().skipLocked());

/** Repeats a statement until it changes fewer rows than a batch has. Other requests get their turn in between. */
async function inBatches(run: () => Promise<readonly object[]>): Promise<void> {
  while ((await run()).length >= BATCH_ROWS) await setImmediate();
}
