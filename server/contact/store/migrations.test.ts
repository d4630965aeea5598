import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { readInbox } from '../../desk/inbox/read-inbox.ts';
import { newStorePlace, STORE_KINDS, type StoreKind } from '../../testing/test-stores.ts';
import { migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './tables.ts';

const OLD_LEAD = {
  id: 'a',
  reference: 'TL-AAAAAA',
  idempotency_key: 'key',
  body_hash: 'hash',
  received_at: 1,
  from_name: 'Ana',
  from_email: 'ana@correo.example',
  from_phone: '',
  message: 'Un mensaje de antes',
  from_site: '',
  from_partner: '',
  from_serviceid: '',
  from_service: '',
};

type Migrations = typeof migrations;

/** A store without tables, and a function that returns its migrator for the project's or the `given` migrations. */
async function openUnmigrated(kind: StoreKind) {
  const { DATA_DIR, DATABASE_URL } = await newStorePlace(kind);
  const dialect = DATABASE_URL ? await openPostgres(DATABASE_URL) : openSqlite(`${DATA_DIR}/contact.sqlite`);
  const store = new Kysely<Record<string, Record<string, unknown>>>({ dialect });
  onTestFinished(() => store.destroy());
  const schema = DATABASE_URL && new URL(DATABASE_URL).searchParams.get('options')?.match(/test_\w+/)?.[0];
  const migratorOf = (given: Migrations = migrations) =>
    new Migrator({
      db: store,
      provider: { getMigrations: async () => given },
      migrationTableSchema: schema || undefined,
    });
  return { store, migratorOf };
}

test.each(STORE_KINDS)('migration 002 on %s keeps pending deliveries', async (kind) => {
  const { store, migratorOf } = await openUnmigrated(kind);
  const migrator = migratorOf();
  expect((await migrator.migrateTo('001-lead-and-outbox')).error).toBeUndefined();
  const waiting = { lead_id: 'a', created_at: 1, state: 'pending', attempts: 3, next_at: 9, last_error: '451' };
  await store.insertInto('lead').values(OLD_LEAD).execute();
  await store.insertInto('outbox').values(waiting).execute();
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  expect(await store.selectFrom('outbox').selectAll().execute()).toMatchObject([
    { ...waiting, kind: 'letter', collected: 0 },
  ]);
  expect(await store.selectFrom('lead').selectAll().execute()).toMatchObject([{ ...OLD_LEAD, quarantine: null }]);
  const again = { ...waiting, kind: 'letter' };
  await expect(store.insertInto('outbox').values(again).execute()).rejects.toThrow(/unique/i);
});

test.each(STORE_KINDS)('an interrupted migration on %s leaves nothing behind and is run again', async (kind) => {
  const { store, migratorOf } = await openUnmigrated(kind);
  const names = Object.keys(migrations) as (keyof Migrations)[];
  for (const name of names) {
    const cutOff = {
      up: async (db: Parameters<Migrations[typeof name]['up']>[0]) => {
        await migrations[name]?.up(db);
        throw new Error('cut off');
      },
    };
    expect((await migratorOf({ ...migrations, [name]: cutOff }).migrateTo(name)).error).toBeDefined();
    expect((await migratorOf().migrateTo(name)).error).toBeUndefined();
  }
  const notices = await store.selectFrom('notice').select('name').orderBy('name').execute();
  expect(notices.map(({ name }) => name)).toEqual([
    'collected-letter',
    'collected-telegram',
    'collected-webhook',
    'held',
  ]);
});

test.each(STORE_KINDS)('migration 007 on %s enqueues leads that were held as too fast', async (kind) => {
  const { store, migratorOf } = await openUnmigrated(kind);
  await migratorOf().migrateTo('006-index-unsent');
  const held = ['too-fast', 'honeypot'].map((quarantine) => {
    const own = { id: quarantine, idempotency_key: quarantine, reference: `TL-${quarantine}` };
    return { ...OLD_LEAD, ...own, quarantine };
  });
  await store.insertInto('lead').values(held).execute();
  expect((await migratorOf().migrateToLatest()).error).toBeUndefined();
  expect(await store.selectFrom('outbox').selectAll().execute()).toMatchObject([
    { lead_id: 'too-fast', kind: 'letter', state: 'pending', attempts: 0 },
  ]);
});

test.each(STORE_KINDS)(
  'migration 011 on %s keeps deliveries and allows notifications, at most one of each kind per lead',
  async (kind) => {
    const { store, migratorOf } = await openUnmigrated(kind);
    await migratorOf().migrateTo('008-server-heartbeat');
    await store.insertInto('lead').values(OLD_LEAD).execute();
    const row = { lead_id: 'a', created_at: 1, attempts: 3, next_at: 9 };
    const sending = { ...row, kind: 'letter', state: 'sending', lease_by: 'worker', lease_until: 99 };
    const deliveries = [sending, { ...row, kind: 'ack', state: 'sent', sent_at: 7 }];
    for (const delivery of deliveries) await store.insertInto('outbox').values(delivery).execute();
    const before = await store.selectFrom('outbox').selectAll().orderBy('id').execute();
    expect((await migratorOf().migrateTo('011-notifications-and-digest')).error).toBeUndefined();
    expect(await store.selectFrom('outbox').selectAll().orderBy('id').execute()).toEqual(before);
    const add = (other: string) =>
      store
        .insertInto('outbox')
        .values({ ...row, kind: other, state: 'pending' })
        .execute();
    for (const other of ['telegram', 'webhook']) await add(other);
    await expect(add('telegram')).rejects.toThrow(/unique/i);
    await expect(add('pigeon')).rejects.toThrow(/check/i);
    await store.deleteFrom('lead').execute();
    expect(await store.selectFrom('outbox').selectAll().execute()).toEqual([]);
  },
);

test('migration 011 on SQLite keeps the indexes of the outbox', async () => {
  const { store, migratorOf } = await openUnmigrated('SQLite');
  const indexes = () =>
    store
      .selectFrom('sqlite_master')
      .select('sql')
      .where('type', '=', 'index')
      .where('tbl_name', '=', 'outbox')
      .execute();
  await migratorOf().migrateTo('008-server-heartbeat');
  const before = await indexes();
  expect(before.length).toBeGreaterThan(2);
  expect((await migratorOf().migrateTo('011-notifications-and-digest')).error).toBeUndefined();
  expect((await indexes()).toSorted(byText)).toEqual(before.toSorted(byText));
});

test.each(STORE_KINDS)('migration 012 on %s rebuilds the search index of existing leads', async (kind) => {
  const { store, migratorOf } = await openUnmigrated(kind);
  await migratorOf().migrateTo('011-notifications-and-digest');
  await store
    .insertInto('lead')
    .values({ ...OLD_LEAD, from_phone: '+593 2 237 1234' })
    .execute();
  const outdate = {
    SQLite: [sql`insert into lead_search (rowid, words) select id, 'otra' from lead_search_key`],
    PostgreSQL: [sql`alter table lead drop column search`, sql`alter table lead add column search tsvector`],
  };
  for (const statement of outdate[kind]) await statement.execute(store);
  expect((await migratorOf().migrateToLatest()).error).toBeUndefined();
  expect((await readInbox(store as unknown as Store, { search: '02 237 1234' })).rows).toHaveLength(1);
});

const byText = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));
