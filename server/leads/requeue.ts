import { enqueueDelivery } from '../outbox/outbox.ts';
import { storeTime } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';
import { findLead, type Lead } from './read-leads.ts';

/** How the agency is told of a lead that was not held: by its own email, sent or not, or together with others. */
type NoticeFacts = 'gone' | 'unmarked' | 'toldTogether' | 'toTellTogether';
/** What became of a lead's email: queued, in flight, or told already; or why nothing was done. */
export type Requeued = 'queued' | 'sending' | NoticeFacts | 'held' | 'notHeld' | 'unknown';

/**
 * Queues a lead's email again, whether sent, failed or told together with others, with a new retry period of 14 days. A
 * held lead is left as it is: `release` sends it.
 */
export async function resend(store: Store, reference: string, now: number): Promise<Requeued> {
  const lead = await findLead(store, reference);
  if (!lead) return 'unknown';
  if (lead.state === 'quarantine') return 'held';
  const { numUpdatedRows } = await requeued(store, now)
    .set({ collected: 0, told_by: null })
    .where('lead_id', '=', lead.id)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'queued' : 'sending';
}

/**
 * Requeues every email that has failed, for good or until its next try; returns how many. Leads that are told together
 * remain so.
 */
export async function resendUndelivered(store: Store, now: number): Promise<number> {
  const rows = await requeued(store, now)
    .where('state', 'in', ['dead', 'pending'])
    .where('last_error', 'is not', null)
    .returning('lead_id')
    .execute();
  // Only deliveries of leads are counted, not their collected notice.
  return rows.filter(({ lead_id }) => lead_id !== null).length;
}

/** Updates emails to the agency as if they were new; callers narrow down which. */
function requeued(store: Store, now: number) {
  const time = storeTime(store, now);
  return (
    store
      .updateTable('outbox')
      .set({ state: 'pending', next_at: time, created_at: time, last_error: null, sent_at: null })
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

function toldOf({ state, collected }: Lead): NoticeFacts {
  if (collected) return state === 'sent' ? 'toldTogether' : 'toTellTogether';
  return state === 'sent' ? 'gone' : 'unmarked';
}
