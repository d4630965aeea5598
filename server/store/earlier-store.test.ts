import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { seedEveryState } from '../../tests/harness/unit/every-state.ts';
import {
  newStorePlace,
  openStoreAt,
  openTestStore,
  STORE_KINDS,
  type StoreKind,
} from '../../tests/harness/unit/test-stores.ts';
import { readInbox } from '../desk/inbox/read-inbox.ts';
import { isPostgres } from './dialect.ts';
import { FIRST_MIGRATION } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { openStore, type StorePlace } from './store.ts';
import type { Store } from './tables.ts';

const FIXTURES = join(import.meta.dirname, '../../tests/fixtures/stores');

/** Settings of a filled store of commit 3483ffc, and a connection to it that migrates nothing. */
async function openEarlierStore(kind: StoreKind): Promise<{ place: StorePlace; raw: Store }> {
  const place = await newStorePlace(kind);
  const file = join(place.DATA_DIR, 'contact.sqlite');
  if (kind === 'SQLite') writeFileSync(file, gunzipSync(readFileSync(join(FIXTURES, '3483ffc.sqlite.gz'))));
  const dialect = place.DATABASE_URL ? await openPostgres(place.DATABASE_URL) : openSqlite(file);
  const raw: Store = new Kysely({ dialect });
  onTestFinished(() => raw.destroy());
  if (kind === 'PostgreSQL') {
    const statements = readFileSync(join(FIXTURES, '3483ffc.sql'), 'utf8').split(/;\n/);
    for (const statement of statements) if (statement.trim()) await sql.raw(statement).execute(raw);
  }
  return { place, raw };
}

const LASTING = ['lead', 'outbox', 'backup', 'captcha_nonce', 'secret', 'visit_count'];

/** The rows of the lasting tables, without the words for searching. */
async function readRows(store: Store): Promise<Record<string, Record<string, unknown>[]>> {
  const tables = LASTING.map(async (name) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)} order by 1, 2`.execute(store);
    return [name, rows.map(({ search: _, search_text: __, ...row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

const withoutId = ({ id: _, ...row }: Record<string, unknown>) => row;

const rowsOf = async <Row>(store: Store, query: string) => (await sql.raw<Row>(query).execute(store)).rows;

/** Columns, indexes, triggers and constraints of a store, in no order. */
async function readSchema(store: Store): Promise<readonly string[]> {
  const query = isPostgres(store)
    ? sql<{ text: string }>`
        select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as text
        from information_schema.columns where table_schema = current_schema()
        union select regexp_replace(indexdef, 'ON .*?[.]', 'ON ') from pg_indexes where schemaname = current_schema()
        union select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = current_schema()::regnamespace and conrelid <> 0`
    : sql<{ text: string }>`
        select concat_ws(' ', m.name, c.name, c.type, c."notnull", c.dflt_value, c.pk) as text
        from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and m.name not like 'sqlite_%'
        union select sql from sqlite_master where type in ('index', 'trigger') and sql is not null`;
  const { rows } = await query.execute(store);
  return rows.map(({ text }) => text).toSorted();
}

/** In an order in which they can be dropped. */
const LATER_TABLES = [
  'backup_drill',
  'content_history',
  'content_publication',
  'content_file',
  'content_picture',
  'content_schedule',
];

test.each(STORE_KINDS)('a filled store of 3483ffc on %s is taken over with all its rows', async (database) => {
  const { place, raw } = await openEarlierStore(database);
  await sql`insert into visit_count (bucket, measure, name, count) values ('2026-10', 'sent', '', 7)`.execute(raw);
  const before = await readRows(raw);
  const [notice] = await rowsOf<{ reported_at: number }>(raw, "select reported_at from notice where name = 'held'");
  const digests = await rowsOf<{ state: string }>(raw, 'select state from digest order by week');
  await sql`insert into visit_count (bucket, measure, name, count) values ('2026-10', 'delivered', '', 7)`.execute(raw);
  for (const rows of [...Object.values(before), digests]) expect(rows.length).toBeGreaterThan(0);
  const store = await openStoreAt(place);
  const { outbox = [], ...after } = await readRows(store);
  expect(after).toEqual({ ...before, outbox: undefined });
  const renamed = (row: Record<string, unknown>) => (row['kind'] === 'letter' ? 'email' : row['kind']);
  const added = { collected: 0, transport: null, told_by: null, answer: null };
  expect(outbox.filter(({ lead_id }) => lead_id !== null).map(withoutId)).toEqual(
    before['outbox']?.map((row) => withoutId({ ...row, ...added, kind: renamed(row) })),
  );
  expect(outbox.filter(({ kind }) => kind === 'held')).toMatchObject(
    notice?.reported_at ? [{ created_at: notice.reported_at, state: 'sent' }] : [],
  );
  expect(outbox.filter(({ kind }) => kind === 'digest')).toMatchObject(digests);
  expect((await readInbox(store, { search: 'nunez 022371234' })).rows.length).toBeGreaterThan(0);
  expect((await readInbox(store, { search: 'nadie' })).rows).toEqual([]);
  expect(await readSchema(store)).toEqual(await readSchema(await openTestStore(database)));
});

test.each(STORE_KINDS)('a store on %s of a commit after 3483ffc keeps what its migrations added', async (kind) => {
  const { place, raw } = await openEarlierStore(kind);
  await sql`alter table outbox add column collected integer default 0 not null`.execute(raw);
  await sql`alter table outbox add column transport text`.execute(raw);
  await sql`drop index outbox_unsent`.execute(raw);
  await sql`
    create index outbox_unsent on outbox (kind, collected, state, next_at, created_at) where state <> 'sent'`.execute(
    raw,
  );
  await sql`update outbox set transport = 'smtp', collected = 1 where state = 'sent'`.execute(raw);
  for (const name of ['013-collected', '014-delivery-transport']) {
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-25')`.execute(raw);
  }
  const store = await openStoreAt(place);
  const sent = store.selectFrom('outbox').where('lead_id', 'is not', null).where('state', '=', 'sent');
  for (const row of await sent.selectAll().execute()) expect(row).toMatchObject({ transport: 'smtp', collected: 1 });
  expect(await readSchema(store)).toEqual(await readSchema(await openTestStore(kind)));
});

test.each(STORE_KINDS)('a store on %s that had tables for notices and digests is taken over', async (kind) => {
  const place = await newStorePlace(kind);
  const before = await openStore(place);
  await seedEveryState(before);
  const [leads, deliveries] = [await readRows(before), await before.selectFrom('outbox').selectAll().execute()];
  await sql`create table notice (name text, reported_at bigint)`.execute(before);
  await sql`insert into notice (name, reported_at) values ('held', 7)`.execute(before);
  const columns = 'week text, state text, attempts integer, next_at bigint, sent_at bigint';
  await sql.raw(`create table digest (${columns})`).execute(before);
  await sql`insert into digest values ('2026-11-23', 'pending', 2, 5, null)`.execute(before);
  await sql`delete from outbox where lead_id is null`.execute(before);
  // Nor had it what later migrations made.
  for (const table of LATER_TABLES) await sql.raw(`drop table ${table}`).execute(before);
  await sql`delete from kysely_migration where name <> ${FIRST_MIGRATION}`.execute(before);
  await sql`update kysely_migration set name = '1-store'`.execute(before);
  await before.destroy();
  const store = await openStoreAt(place);
  expect((await readRows(store))['lead']).toEqual(leads['lead']);
  const after = await store.selectFrom('outbox').selectAll().orderBy('id').execute();
  const ofLeads = ({ lead_id }: { lead_id: string | null }) => lead_id !== null;
  expect(after.filter(ofLeads).map(withoutId)).toEqual(deliveries.filter(ofLeads).map(withoutId));
  expect(after.filter((row) => !ofLeads(row))).toMatchObject([
    { kind: 'held', state: 'sent', created_at: 7 },
    { kind: 'digest', state: 'pending', attempts: 2, created_at: Date.UTC(2026, 10, 23, 12) },
  ]);
  expect(await readSchema(store)).toEqual(await readSchema(await openTestStore(kind)));
});

test.each(STORE_KINDS)('an older store on %s is refused by name, and left as it is', async (kind) => {
  const { place, raw } = await openEarlierStore(kind);
  await sql`delete from kysely_migration where name = '012-search-landlines'`.execute(raw);
  // The oldest ones lack tables too.
  await raw.schema.dropTable('server_heartbeat').execute();
  const before = await readSchema(raw);
  await expect(openStore(place)).rejects.toThrow('older than commit 3483ffc');
  expect(await readSchema(raw)).toEqual(before);
});

test.each(STORE_KINDS)('two servers that start at once on %s take a store over once', async (kind) => {
  const { place } = await openEarlierStore(kind);
  const [first, second] = await Promise.all([openStoreAt(place), openStoreAt(place)]);
  expect(await readRows(first)).toEqual(await readRows(second));
});

test.each(STORE_KINDS)(
  'a take-over on %s that is cut off leaves the earlier store, and is made again',
  async (kind) => {
    const { place, raw } = await openEarlierStore(kind);
    const before = await readSchema(raw);
    // The words of this lead cannot be written.
    const refuse = isPostgres(raw)
      ? [
          sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''cut off''; end'`,
          sql`create trigger refuse before update on lead for each row when (old.id = 'lead-20') execute function refuse()`,
        ]
      : [
          sql`create trigger refuse before update on lead when old.id = 'lead-20' begin select raise(abort, 'cut off'); end`,
        ];
    for (const statement of refuse) await statement.execute(raw);
    await expect(openStore(place)).rejects.toThrow('cut off');
    await sql.raw(isPostgres(raw) ? 'drop trigger refuse on lead' : 'drop trigger refuse').execute(raw);
    expect(await readSchema(raw)).toEqual(before);
    expect((await readInbox(await openStoreAt(place), { search: 'nunez' })).rows.length).toBeGreaterThan(0);
  },
);
