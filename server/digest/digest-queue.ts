import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LeadEmail } from '../contact/email/transport.ts';
import { LONGEST_WAIT_MS } from '../contact/outbox/backoff.ts';
import type { DeliveryQueue } from '../contact/outbox/delivery-queue.ts';
import { LEASE_MS } from '../contact/outbox/outbox.ts';
import { later, readStoreTime, storeTime } from '../contact/store/dialect.ts';
import type { DigestTable, Store } from '../contact/store/tables.ts';
import { type DigestWeeks, latestDigest } from './week.ts';

/** The queue holds one digest at a time. */
const ID = 1;

/** Writes the digest; `now` is the store's time. */
type Compose = (weeks: DigestWeeks, now: number) => Promise<LeadEmail>;

/**
 * The email of each Monday, as a queue of one delivery. Each week has one row, so one digest is sent however many
 * servers there are; one that could not be sent before the next Monday is replaced by the next.
 */
export function digestQueue(store: Store, compose: Compose): DeliveryQueue {
  const leaseBy = randomUUID();
  const mine = () => store.updateTable('digest').where('lease_by', '=', leaseBy);
  return {
    async release() {
      await mine().set({ lease_by: null, lease_until: null }).execute();
    },
    async claim(except, now) {
      const time = await readStoreTime(store, now);
      const weeks = latestDigest(time);
      if (except.includes(ID) || !(await isPending(store, weeks.monday, time))) return undefined;
      const claimed = await leaseDigest(store, weeks.monday, leaseBy, now);
      return claimed && { id: ID, leaseBy, ageMs: 0, ...claimed, email: await compose(weeks, time) };
    },
    async finish({ attempts }, result, now) {
      const time = storeTime(store, now);
      const outcome =
        result.state === 'sent'
          ? { state: 'sent' as const, sent_at: time }
          : { next_at: later(time, result.state === 'pending' ? result.waitMs : LONGEST_WAIT_MS) };
      const { numUpdatedRows } = await mine()
        .set({ ...outcome, last_error: result.last_error, lease_by: null, lease_until: null })
        .where('attempts', '=', attempts)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

/**
 * Whether the digest of a week is still to be sent. Adds its row if it is missing; a store's first week counts as sent.
 */
async function isPending(store: Store, week: string, time: number): Promise<boolean> {
  const find = () => store.selectFrom('digest').select('state').where('week', '=', week).executeTakeFirst();
  const found = (await find()) ?? (await addWeek(store, week, time).then(find));
  return found?.state === 'pending';
}

async function addWeek(store: Store, week: string, time: number): Promise<void> {
  const isFirst = (await store.selectFrom('digest').select('week').limit(1).executeTakeFirst()) === undefined;
  const row: DigestTable = {
    week,
    state: isFirst ? 'sent' : 'pending',
    attempts: 0,
    next_at: time,
    lease_until: null,
    lease_by: null,
    last_error: null,
    sent_at: null,
  };
  await store
    .insertInto('digest')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Leases the digest when it is due and no other server has it. */
function leaseDigest(store: Store, week: string, leaseBy: string, now: number) {
  const time = storeTime(store, now);
  return store
    .updateTable('digest')
    .set((column) => ({
      attempts: column('attempts', '+', 1),
      lease_by: leaseBy,
      lease_until: later(time, LEASE_MS),
    }))
    .where('week', '=', week)
    .where('state', '=', sql.lit<DigestTable['state']>('pending'))
    .where('next_at', '<=', time)
    .where((row) => row.or([row('lease_until', 'is', null), row('lease_until', '<=', time)]))
    .returning('attempts')
    .executeTakeFirst();
}
