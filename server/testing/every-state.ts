import type { Store } from '../store/tables.ts';
import { seedLeads } from './seed-leads.ts';

const STATES = ['sent', 'pending', 'sending', 'dead'] as const;
const TABLES = ['lead', 'captcha_nonce', 'secret', 'visit_count'] as const;

/**
 * Stores eight leads in all delivery states, two of them held, with attempts, an acknowledgement, a used captcha, a digest,
 * a backup and visits.
 */
export async function seedEveryState(store: Store): Promise<void> {
  const now = Date.now();
  await seedLeads(store, 8, now, (index) => {
    if (index > 5) return { quarantine: 'honeypot', delivery: null };
    const state = STATES[index % STATES.length] ?? 'sent';
    const lease = state === 'sending' ? { lease_by: 'worker', lease_until: now + 60_000 } : {};
    return {
      delivery: {
        collected: index % 2,
        state,
        attempts: index,
        next_at: now + index,
        last_error: state === 'sent' ? null : '451',
        ...lease,
      },
    };
  });
  const { id } = await store.selectFrom('lead').select('id').orderBy('received_at').executeTakeFirstOrThrow();
  const ack = {
    lead_id: id,
    kind: 'ack',
    created_at: now,
    state: 'sent',
    attempts: 1,
    next_at: now,
    sent_at: now,
  } as const;
  await store.insertInto('outbox').values(ack).execute();
  const notice = { state: 'sent', created_at: now, attempts: 1, next_at: now, sent_at: now } as const;
  await store
    .insertInto('outbox')
    .values([
      { kind: 'held', ...notice },
      { kind: 'digest', ...notice },
    ])
    .execute();
  await store.insertInto('backup').values({ id: 1, at: now }).execute();
  const day = '2026-11-21';
  await store.insertInto('visit_count').values({ bucket: day, measure: 'view', name: '/', count: 3 }).execute();
  await store.insertInto('captcha_nonce').values({ nonce: 'used', used_at: now }).execute();
  await store.insertInto('secret').values({ name: 'server', value: 'canary' }).execute();
}

/** The lasting data of a store, sorted; deliveries without their ids, which differ between stores. */
export async function readAll(store: Store) {
  const rows = await Promise.all(TABLES.map((table) => store.selectFrom(table).selectAll().execute()));
  const deliveries = await store.selectFrom('outbox').selectAll().orderBy('id').execute();
  const byText = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));
  // PostgreSQL's column for the search is made from the others.
  for (const row of rows.flat()) Reflect.deleteProperty(row, 'search');
  return [rows.map((table) => table.toSorted(byText)), deliveries.map(({ id: _id, ...delivery }) => delivery)] as const;
}
