import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Notes } from '../../domain/desk/lead-status.ts';
import type { Undelivered } from '../../domain/desk/lead-views.ts';
import { storeTime } from '../store/dialect.ts';
import { type Store, unsent } from '../store/tables.ts';
import type { Lead } from './read-leads.ts';

/** The notes of a lead. */
export const notesOf = ({ status, sum_cents, note }: Lead): Notes => ({ status, sumCents: sum_cents, note });

/** Identifies notes by their content. */
export const notesVersion = ({ status, sumCents, note }: Notes): string =>
  hash('sha256', JSON.stringify([status, sumCents, note]), 'base64url');

/** Replaces the notes of a lead. False when they are no longer `before`, or there is no lead with this reference. */
export async function saveNotes(store: Store, reference: string, before: Notes, notes: Notes): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable('lead')
    .set({ status: notes.status, sum_cents: notes.sumCents, note: notes.note })
    .where('reference', '=', reference)
    .where('status', '=', before.status)
    .where('sum_cents', 'is not distinct from', before.sumCents)
    .where('note', '=', before.note)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Records when a lead was first opened. */
export async function markRead(store: Store, reference: string, now: number): Promise<void> {
  await store
    .updateTable('lead')
    .set({ read_at: storeTime(store, now) })
    .where('reference', '=', reference)
    .where('read_at', 'is', null)
    .execute();
}

/** Emails to the agency that have failed, for good or until their next try. */
export const undelivered = (store: Store) =>
  unsent(store)
    .where('kind', '=', 'email')
    .where('lead_id', 'is not', null)
    .where((email) => email.or([email('state', '=', 'dead'), email('last_error', 'is not', null)]));

/** Undelivered emails by the reason of the last failure. */
export function readUndelivered(store: Store): Promise<Undelivered[]> {
  return undelivered(store)
    .select([sql<string>`coalesce(last_error, '')`.as('code'), sql<number>`count(*)`.as('emails')])
    .groupBy('last_error')
    .orderBy('emails', 'desc')
    .execute();
}
