import { createHmac } from 'node:crypto';
import { addressGroup } from '../contact/intake/rate-limit.ts';
import { truncateLog } from '../store/store-space.ts';
import type { Store } from '../store/tables.ts';

/** 132 bits. */
const HASH_LENGTH = 22;

/** Tells visitors of one day apart: a keyed hash of the address group, as for the form's limit, and the browser. */
export function hashVisitor(address: string, agent: string, key: string): string {
  const visitor = `${addressGroup(address)}\n${agent}`;
  return createHmac('sha256', key).update(visitor).digest('base64url').slice(0, HASH_LENGTH);
}

/** Deletes the keys and the visitors of all days but these, from SQLite's files too. */
export async function deleteOtherDays(store: Store, days: readonly string[]): Promise<void> {
  // The keys first: without them the hashes say nothing.
  await store.deleteFrom('visit_key').where('day', 'not in', days).execute();
  await store.deleteFrom('visit_mark').where('day', 'not in', days).execute();
  // Even if nothing was deleted now: a log that another process was reading had to wait, as did that of a crashed server.
  await truncateLog(store);
}
