import type { Store } from '../../../server/store/tables.ts';
import { seedLeads } from './seed-leads.ts';

const STATES = ['sent', 'pending', 'sending', 'dead'] as const;
const CONTENT = [
  'content_file',
  'content_publication',
  'content_history',
  'content_picture',
  'content_schedule',
] as const;
const TABLES = ['lead', 'captcha_nonce', 'secret', 'visit_count', ...CONTENT] as const;

/**
 * Stores eight leads in all delivery states, two of them held, with attempts, an acknowledgement, a used captcha, a digest,
 * a backup, visits, and a published and a pending change of the content.
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
  const sent = { state: 'sent', created_at: now, attempts: 1, next_at: now, sent_at: now } as const;
  await store
    .insertInto('outbox')
    .values([
      { kind: 'ack', lead_id: id, ...sent },
      { kind: 'held', ...sent },
      { kind: 'digest', ...sent },
    ])
    .execute();
  await store.insertInto('backup').values({ id: 1, at: now }).execute();
  const day = '2026-11-21';
  await store.insertInto('visit_count').values({ bucket: day, measure: 'view', name: '/', count: 3 }).execute();
  await seedContent(store, now);
  await store.insertInto('captcha_nonce').values({ nonce: 'used', used_at: now }).execute();
  await store.insertInto('secret').values({ name: 'server', value: 'canary' }).execute();
}

async function seedContent(store: Store, now: number): Promise<void> {
  const file = { text: 'title: Nuevo', picture: null, ground: null, device: 'teléfono', changed_at: now } as const;
  await store
    .insertInto('content_file')
    .values([
      { path: 'content/plans/uno.yaml', stage: 'published', ...file },
      { path: 'content/plans/dos.yaml', stage: 'pending', ...file },
    ])
    .execute();
  const states = { text_before: null, text_after: 'title: Nuevo', picture_before: null, picture_after: null };
  await store.insertInto('content_publication').values({ id: 1, device: 'teléfono', published_at: now }).execute();
  await store
    .insertInto('content_history')
    .values({ publication: 1, path: 'content/plans/uno.yaml', ...states })
    .execute();
  const pictures = ['a.jpg', 'b.png'].map((name, index) => ({
    name,
    bytes: Buffer.from([0, 255, index]),
    added_at: now,
  }));
  await store.insertInto('content_picture').values(pictures).execute();
  await store.insertInto('content_schedule').values({ id: 1, at: now, device: 'teléfono' }).execute();
}

/** The lasting data of a store, sorted; deliveries without their ids, which differ between stores. */
export async function readAll(store: Store) {
  const rows = await Promise.all(TABLES.map((table) => store.selectFrom(table).selectAll().execute()));
  const deliveries = await store.selectFrom('outbox').selectAll().orderBy('id').execute();
  const byText = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));
  // SQLite returns an array, PostgreSQL a buffer.
  for (const row of rows.flat()) if ('bytes' in row) Reflect.set(row, 'bytes', Buffer.from(row.bytes).toString('hex'));
  return [rows.map((table) => table.toSorted(byText)), deliveries.map(({ id: _id, ...delivery }) => delivery)] as const;
}
