import { requeueWords as words } from '../../content/leads-words.ts';
import { enqueueDelivery } from '../contact/outbox/outbox.ts';
import { storeTime } from '../contact/store/dialect.ts';
import { readServers } from '../contact/store/server-heartbeat.ts';
import type { Store } from '../contact/store/tables.ts';
import { getLead } from './read-leads.ts';
import { ToolError } from './terminal/problems.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Queued, in flight, or already sent. */
type Requeued = 'queued' | 'sending' | 'gone';

/**
 * Queues a lead's e-mail again, whether sent or failed, with a new retry period of 14 days. Throws ToolError for a held
 * lead, UsageError for an unknown one.
 */
export async function resend(store: Store, reference: string, now: number): Promise<Requeued> {
  const lead = await getLead(store, reference);
  if (lead.state === 'quarantine') throw new ToolError(words.inQuarantine(reference));
  const time = storeTime(store, now);
  const { numUpdatedRows } = await store
    .updateTable('outbox')
    .set({ state: 'pending', next_at: time, created_at: time, last_error: null, sent_at: null })
    .where('lead_id', '=', lead.id)
    .where('kind', '=', 'letter')
    // One in flight belongs to its worker. `attempts` stays, because it fences the worker's result.
    .where('state', '!=', 'sending')
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'queued' : 'sending';
}

/**
 * Clears the quarantine of a lead, and queues the e-mail of a held one. Throws ToolError for a lead that is not in
 * quarantine, UsageError for an unknown one.
 */
export async function release(store: Store, reference: string, now: number): Promise<Requeued> {
  const { id, state } = await getLead(store, reference);
  return store.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('lead')
      .set({ quarantine: null })
      .where('id', '=', id)
      .where('quarantine', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ToolError(words.notInQuarantine(reference));
    if (state !== 'quarantine') return 'gone';
    await enqueueDelivery(transaction, id, 'letter', now);
    return 'queued';
  });
}

/** `now` is in milliseconds since the epoch. */
type Running = { readonly store: Store; readonly now: number };

/** Prints the result; only a running server sends what is queued. */
export async function reportRequeued(
  requeued: Requeued,
  reference: string,
  { store, now }: Running,
  terminal: Terminal,
) {
  if (requeued !== 'queued') return terminal.print(`${words[requeued](reference)}\n`);
  const runs = (await readServers(store, now)).some(({ isAlive }) => isAlive);
  terminal.print(`${words[runs ? 'running' : 'waiting'](reference)}\n`);
}
