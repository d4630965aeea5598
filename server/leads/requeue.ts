import { sql } from 'kysely';
import { enqueueDelivery } from '../outbox/outbox.ts';
import { storeTime } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';
import { findLead, type Lead } from './read-leads.ts';

/** How the agency is told of a lead that was not held: by its own email, sent or not, or together with others. */
type Told = 'gone' | 'unmarked' | 'toldTogether' | 'toTellTogether';
/** What became of a lead's email: queued, in flight, or told already; or why nothing was done. */
export type Requeued = 'queued' | 'sending' | Told | 'held' | 'notHeld' | 'unknown';

/**
 * Queues a lead's email again, whether sent, failed or told together with others, with a new retry period of 14 days. A
 * held lead is left as it is: `release` sends it.
 */
export async function resend(store: Store, reference: string, now: number): Promise<Requeued> {
  const lead = await findLead(store, reference);
  if (!lead) return 'unknown';
  if (lead.state === 'quarantine') return 'held';
  const { numUpdatedRows } = await requeued(store, now)
    .set({ collected: 0, told_by: null, created_at: storeTime(store, now) })
    .where('lead_id', '=', lead.id)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'queued' : 'sending';
}

/**
 * Requeues every email that has failed, for good or until its next try; returns how many. Leads that are told together
 * remain so, and their notice, which says since when they wait, remains the same: these have no period.
 */
export async function resendUndelivered(store: Store, now: number): Promise<number> {
  const isTogether = sql`(collected = 1 or lead_id is null)`;
  const rows = await requeued(store, now)
    .set({ created_at: sql<number>`case when ${isTogether} then created_at else ${storeTime(store, now)} end` })
    .where('state', 'in', ['dead', 'pending'])
    .where('last_error', 'is not', null)
    .returning('lead_id')
    .execute();
  // Only deliveries of leads are counted, not their collected notice.
  return rows.filter(({ lead_id }) => lead_id !== null).length;
}

/** Makes emails to the agency due at once; callers narrow down which, and begin their period. */
function requeued(store: Store, now: number) {
  return (
    store
      .updateTable('outbox')
      .set({ state: 'pending', next_at: storeTime(store, now), last_error: null, sent_at: null })
      .where('kind', '=', 'email')
      // An email in flight belongs to its worker. `attempts` stays, because it fences the worker's result.
      .where('state', '!=', 'sending')
  );
}

/** Clears the quarantine of a lead, and queues the email of a held one. */
export async function release(store: Store, reference: string, now: number): Promise<Requeued> {
  const lead = await findLead(store, reference);
  if (!lead) return 'unknown';
  return store.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('lead')
      .set({ quarantine: null })
      .where('id', '=', lead.id)
      .where('quarantine', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'notHeld';
    if (lead.state !== 'quarantine') return toldOf(lead);
    await enqueueDelivery(transaction, lead.id, 'email', now);
    return 'queued';
  });
}

function toldOf({ state, collected }: Lead): Told {
  if (collected) return state === 'sent' ? 'toldTogether' : 'toTellTogether';
  return state === 'sent' ? 'gone' : 'unmarked';
}
