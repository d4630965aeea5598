import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { newStorePlace, openStoreAt, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

test.each(STORE_KINDS)('an interrupted migration on %s leaves nothing behind and is run again', async (kind) => {
  const place = await newStorePlace(kind);
  const { DATA_DIR, DATABASE_URL } = place;
  const dialect = DATABASE_URL ? await openPostgres(DATABASE_URL) : openSqlite(`${DATA_DIR}/contact.sqlite`);
  const raw = new Kysely<unknown>({ dialect });
  onTestFinished(() => raw.destroy());
  const schema = DATABASE_URL && new URL(DATABASE_URL).searchParams.get('options')?.match(/test_\w+/)?.[0];
  const all = Object.entries(migrations);
  for (const [index, [name, migration]] of all.entries()) {
    const cutOff = async (db: typeof raw) => {
      await migration.up(db);
      throw new Error('cut off');
    };
    const before = Object.fromEntries(all.slice(0, index));
    const provider = { getMigrations: async () => ({ ...before, [name]: { up: cutOff } }) };
    const migrator = new Migrator({ db: raw, provider, migrationTableSchema: schema || undefined });
    expect((await migrator.migrateToLatest()).error).toMatchObject({ message: 'cut off' });
  }
  const store = await openStoreAt(place);
  expect(await store.selectFrom('outbox').selectAll().execute()).toEqual([]);
});
