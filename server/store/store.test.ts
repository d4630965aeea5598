import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { newStorePlace, openTestStore, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { beat } from './server-heartbeat.ts';
import { isUsedByEarlierServer, openStore, touchStore } from './store.ts';

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('openStore() creates private files, and makes one private that others can read', async () => {
  const folder = join(tempFolder(), 'new/data');
  for (const _ of ['created', 'opened']) {
    await using store = await openStore({ DATA_DIR: folder });
    await touchStore(store, 1);
    for (const suffix of ['', '-wal', '-shm']) expect(modeOf(join(folder, `contact.sqlite${suffix}`))).toBe(0o600);
    expect(modeOf(folder)).toBe(0o700);
    chmodSync(join(folder, 'contact.sqlite'), 0o644);
  }
});

test('the store uses WAL, synchronous=FULL and strict tables', async () => {
  const store = await openTestStore('SQLite');
  const one = async (query: string) => Object.values((await sql.raw<object>(query).execute(store)).rows[0] ?? {})[0];
  expect(await one('pragma journal_mode')).toBe('wal');
  expect(await one('pragma synchronous')).toBe(2);
  expect(await one('pragma foreign_keys')).toBe(1);
  expect(await one(`select count(*) from pragma_table_list where name in ('lead', 'outbox') and strict = 1`)).toBe(2);
});

test.each(STORE_KINDS)('openStore() on %s rejects a store migrated by a newer release', async (kind) => {
  const place = await newStorePlace(kind);
  const store = await openStore(place);
  await sql`insert into kysely_migration (name, timestamp) values ('2-later', 'now')`.execute(store);
  await store.destroy();
  const problem = /^(DATA_DIR|DATABASE_URL): a newer release has changed this store/;
  await expect(openStore(place)).rejects.toThrow(expect.objectContaining({ message: expect.stringMatching(problem) }));
});

test.each(STORE_KINDS)('a server that died on %s keeps a later release waiting for 45 seconds', async (kind) => {
  const store = await openTestStore(kind);
  await sql`delete from kysely_migration where name = '4-unread'`.execute(store);
  await beat(store, Date.now(), { id: 'one', address: 'here' });
  expect(await isUsedByEarlierServer(store, Date.now())).toBe(true);
  await sql`update server_heartbeat set at = at - 45000`.execute(store);
  expect(await isUsedByEarlierServer(store, Date.now())).toBe(false);
});

test('openStore() keeps the last messages of a killed server whose SQLite file is missing or empty', async () => {
  const DATA_DIR = tempFolder();
  const file = join(DATA_DIR, 'contact.sqlite');
  const log = `${file}-wal`;
  writeFileSync(log, 'canary');
  for (const prepare of [() => {}, () => writeFileSync(file, '')]) {
    prepare();
    await expect(openStore({ DATA_DIR })).rejects.toThrow(
      /^DATA_DIR: contact\.sqlite is missing or empty beside its contact\.sqlite-wal/,
    );
    expect(readFileSync(log, 'utf8')).toBe('canary');
  }
});

test('a transaction reports the original error when SQLite has rolled back by itself', async () => {
  const store = await openTestStore('SQLite');
  const failing = store.transaction().execute(async (transaction) => {
    await sql`insert or rollback into heartbeat (id, at) values (1, null)`.execute(transaction);
  });
  await expect(failing).rejects.toThrow('NOT NULL constraint failed');
  await touchStore(store, 1);
});
