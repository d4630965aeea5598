import { requeueWords as words } from '../../content/leads-words.ts';
import { oweDelivery } from '../contact/outbox/outbox.ts';
import { storeTime } from '../contact/store/dialect.ts';
import { readServers } from '../contact/store/server-heartbeat.ts';
import type { Store } from '../contact/store/tables.ts';
import { getLead } from './lead-rows.ts';
import { ToolError } from './terminal/problems.ts';
import type { Terminal } from './terminal/terminal.ts';

/** What became of a letter: due at once, left to the worker that is sending it, or gone out long ago. */
type Requeued = 'queued' | 'sending' | 'gone';

/**
 * Makes a request's letter due at once, sent or given up as it may be; its 14 days of tries begin again.
 * Throws ToolError for a held request, UsageError for an unknown one.
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
    // A letter in flight is left to the worker that has it; attempts stay, because they fence its result.
    .where('state', '!=', 'sending')
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'queued' : 'sending';
}

/**
 * Takes a request out of quarantine; a held one gets the letter it was denied. Throws ToolError for a
 * request that is not in quarantine, UsageError for an unknown one.
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
    await oweDelivery(transaction, id, 'letter', now);
    return 'queued';
  });
}

/** The store, and the time here in milliseconds since the epoch. */
type Running = { readonly store: Store; readonly now: number };

/** Says what becomes of a letter, which only a running server sends. */
export async function announceLetter(
  requeued: Requeued,
  reference: string,
  { store, now }: Running,
  terminal: Terminal,
) {
  if (requeued !== 'queued') return terminal.print(`${words[requeued](reference)}\n`);
  const runs = (await readServers(store, now)).some(({ isAlive }) => isAlive);
  terminal.print(`${words[runs ? 'running' : 'waiting'](reference)}\n`);
}
