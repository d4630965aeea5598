import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { newStorePlace, STORE_KINDS, type StoreKind } from '../testing/test-stores.ts';
import { migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

const OLD_LEAD = {
  id: 'a',
  reference: 'IL-AAAAAA',
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

/** An empty store and its migrator, with `given` instead of the project's migrations. */
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

test.each(STORE_KINDS)('002 on %s keeps pending outbox rows', async (kind) => {
  const { store, migratorOf } = await openUnmigrated(kind);
  const migrator = migratorOf();
  expect((await migrator.migrateTo('001-lead-and-outbox')).error).toBeUndefined();
  const waiting = { lead_id: 'a', created_at: 1, state: 'pending', attempts: 3, next_at: 9, last_error: '451' };
  await store.insertInto('lead').values(OLD_LEAD).execute();
  await store.insertInto('outbox').values(waiting).execute();
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  expect(await store.selectFrom('outbox').selectAll().execute()).toMatchObject([{ ...waiting, kind: 'letter' }]);
  expect(await store.selectFrom('lead').selectAll().execute()).toMatchObject([{ ...OLD_LEAD, quarantine: null }]);
  const again = { ...waiting, kind: 'letter' };
  await expect(store.insertInto('outbox').values(again).execute()).rejects.toThrow(/unique/i);
});

test.each(STORE_KINDS)('an interrupted migration on %s is rolled back and runs again', async (kind) => {
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
  expect(await store.selectFrom('notice').selectAll().execute()).toHaveLength(1);
});

test.each(STORE_KINDS)('007 on %s queues messages that were held as too fast', async (kind) => {
  const { store, migratorOf } = await openUnmigrated(kind);
  await migratorOf().migrateTo('006-index-unsent');
  const held = ['too-fast', 'honeypot'].map((quarantine) => {
    const own = { id: quarantine, idempotency_key: quarantine, reference: `IL-${quarantine}` };
    return { ...OLD_LEAD, ...own, quarantine };
  });
  await store.insertInto('lead').values(held).execute();
  expect((await migratorOf().migrateToLatest()).error).toBeUndefined();
  expect(await store.selectFrom('outbox').selectAll().execute()).toMatchObject([
    { lead_id: 'too-fast', kind: 'letter', state: 'pending', attempts: 0 },
  ]);
});
