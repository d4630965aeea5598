import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { newStorePlace, STORE_KINDS } from '../testing/test-stores.ts';
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

test.each(STORE_KINDS)('002 on %s keeps what waits in the outbox', async (kind) => {
  const { DATA_DIR, DATABASE_URL } = await newStorePlace(kind);
  const dialect = DATABASE_URL ? await openPostgres(DATABASE_URL) : openSqlite(`${DATA_DIR}/contact.sqlite`);
  const store = new Kysely<Record<string, Record<string, unknown>>>({ dialect });
  const schema = DATABASE_URL && new URL(DATABASE_URL).searchParams.get('options')?.match(/test_\w+/)?.[0];
  const migrator = new Migrator({
    db: store,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: schema || undefined,
  });
  expect((await migrator.migrateTo('001-lead-and-outbox')).error).toBeUndefined();
  const waiting = { lead_id: 'a', created_at: 1, state: 'pending', attempts: 3, next_at: 9, last_error: '451' };
  await store.insertInto('lead').values(OLD_LEAD).execute();
  await store.insertInto('outbox').values(waiting).execute();
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  expect(await store.selectFrom('outbox').selectAll().execute()).toMatchObject([{ ...waiting, kind: 'letter' }]);
  expect(await store.selectFrom('lead').selectAll().execute()).toMatchObject([{ ...OLD_LEAD, quarantine: null }]);
  const again = { ...waiting, kind: 'letter' };
  await expect(store.insertInto('outbox').values(again).execute()).rejects.toThrow(/unique/i);
  await store.destroy();
});
