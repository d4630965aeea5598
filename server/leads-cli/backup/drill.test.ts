import { copyFileSync, readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { seedEveryState } from '../../../tests/harness/unit/every-state.ts';
import { tempFolder } from '../../../tests/harness/unit/fixture-dist.ts';
import { openTool, runInPipe, variablesFor } from '../../../tests/harness/unit/run-leads.ts';
import { seedLeads } from '../../../tests/harness/unit/seed-leads.ts';
import { newWholePlace, STORE_KINDS, type StoreKind } from '../../../tests/harness/unit/test-stores.ts';
import { countLeads } from '../../leads/read-leads.ts';
import { readDrill } from '../../store/backup-record.ts';
import type { Store } from '../../store/tables.ts';
import { drillWords as words } from '../words.ts';

const DAY = 24 * 60 * 60_000;

/** A store with leads of two days ago, its content changed, and a folder with a backup of it. */
async function openBacked(kind: StoreKind) {
  const { place, store, run } = await openTool(kind, await newWholePlace(kind));
  await seedEveryState(store);
  await age(store, Date.now() - 2 * DAY);
  const folder = tempFolder();
  const file = join(folder, 'one.copy');
  expect(await run('backup', file)).toMatchObject({ code: 0 });
  return { place, store, folder, file, run, leads: await countLeads(store) };
}

/** Makes leads, publications and pictures older. */
async function age(store: Store, at: number) {
  for (const [table, column] of [
    ['lead', 'received_at'],
    ['content_publication', 'published_at'],
    ['content_picture', 'added_at'],
  ] as const)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${at}`.execute(store);
}

describe.each(STORE_KINDS)('a restore drill on %s', (kind) => {
  test('restores the last backup of a folder, finds everything, and leaves nothing behind', async () => {
    const { store, folder, file, run, leads } = await openBacked(kind);
    writeFileSync(join(folder, 'older.copy'), 'x');
    utimesSync(join(folder, 'older.copy'), 0, 0);
    // Erased since, and come since: neither is missing.
    const { id } = await store.selectFrom('lead').select('id').executeTakeFirstOrThrow();
    await store.deleteFrom('outbox').where('lead_id', '=', id).execute();
    await store.deleteFrom('lead').where('id', '=', id).execute();
    await seedLeads(store, 1, Date.now());
    const started = Date.now();
    expect(await run('drill', folder)).toMatchObject({ code: 0, errors: '', output: `${words.passed(file, leads)}\n` });
    const last = await readDrill(store);
    expect(last).toMatchObject({ leads, passed: true });
    expect(last?.at).toBeGreaterThanOrEqual(started);
    expect(readdirSync(folder).toSorted()).toEqual(['older.copy', 'one.copy']);
  });

  test('of a folder takes no backup whose name is of a later day, as a clock that was ahead leaves it', async () => {
    const { folder, file, run, leads } = await openBacked(kind);
    writeFileSync(join(folder, '2999-01-01-000000.copy'), 'x');
    expect(await run('drill', folder)).toMatchObject({ code: 0, errors: '', output: `${words.passed(file, leads)}\n` });
  });

  test('finds everything while another one runs', async () => {
    const { run, file } = await openBacked(kind);
    const both = await Promise.all([run('drill', file), run('drill', file)]);
    expect(both.map(({ code, errors }) => [code, errors])).toEqual([
      [0, ''],
      [0, ''],
    ]);
  });

  test.each<[string, (store: Store) => Promise<unknown>, (file: string) => string]>([
    ['a lead', (store) => seedLeads(store, 1, Date.now() - DAY), (file) => words.missing(file, 1)],
    [
      'the words of a lead',
      (store) => sql`update lead set message = 'Otra' where id = (select min(id) from lead)`.execute(store),
      (file) => words.altered(file, 1),
    ],
    [
      'a publication',
      (store) => store.insertInto('content_publication').values({ id: 2, device: '', published_at: 0 }).execute(),
      (file) => words.content(file, 1, 0),
    ],
    [
      'the words of a file',
      (store) => {
        const file = { stage: 'pending', path: 'content/x.yaml', text: 'a: b', picture: null, ground: null } as const;
        return store
          .insertInto('content_file')
          .values({ ...file, device: '', changed_at: 0 })
          .execute();
      },
      (file) => words.content(file, 1, 0),
    ],
    [
      'a picture',
      (store) =>
        store
          .insertInto('content_picture')
          .values({ name: 'c', bytes: Buffer.from([1]), added_at: 0 })
          .execute(),
      (file) => words.content(file, 0, 1),
    ],
  ])('fails when the backup lacks %s', async (_name, change, problem) => {
    const { store, file, run } = await openBacked(kind);
    await change(store);
    expect(await run('drill', file)).toMatchObject({ code: 1, output: '', errors: `${problem(file)}\n` });
    expect(await readDrill(store)).toMatchObject({ passed: false });
  });

  test('fails when the backup was cut or is old, or there is none', async () => {
    const { store, folder, file, run } = await openBacked(kind);
    const cut = join(folder, 'cut.copy');
    copyFileSync(file, cut);
    truncateSync(cut, Math.floor(readFileSync(file).length / 2));
    expect(await run('drill', cut)).toMatchObject({ code: 1, errors: expect.stringContaining(cut) });
    expect(await readDrill(store)).toMatchObject({ passed: false });
    const at = Date.now() / 1000 - 3 * 86_400;
    utimesSync(file, at, at);
    expect(await run('drill', file)).toMatchObject({ code: 1, errors: `${words.old(file, '3 días')}\n` });
    expect(await readDrill(store)).toMatchObject({ passed: false });
    // Decrypted today, made on the day of its name.
    const decrypted = join(tempFolder(), '2026-01-05-040302.copy');
    copyFileSync(file, decrypted);
    const age = `${Math.floor((Date.now() - Date.UTC(2026, 0, 5, 4, 3, 2)) / DAY)} días`;
    expect(await run('drill', decrypted)).toMatchObject({ code: 1, errors: `${words.old(decrypted, age)}\n` });
    const empty = tempFolder();
    expect(await run('drill', empty)).toMatchObject({ code: 1, errors: `${words.none(empty)}\n` });
    const nowhere = join(empty, 'none.copy');
    expect(await run('drill', nowhere)).toMatchObject({ code: 1, errors: `${words.none(nowhere)}\n` });
    expect(readdirSync(folder).toSorted()).toEqual(['cut.copy', 'one.copy']);
  });

  test('refuses a file that is no backup, and records nothing unless it is named like one', async () => {
    const { store, folder, run } = await openBacked(kind);
    const drillOther = async (name: string) => {
      const file = join(folder, name);
      writeFileSync(file, 'nothing of the kind');
      expect(await run('drill', file)).toMatchObject({ code: 1, errors: expect.stringContaining(file) });
      return readDrill(store);
    };
    expect(await drillOther('letter.txt')).toBeUndefined();
    expect(await drillOther('letter.copy')).toMatchObject({ passed: false });
  });

  test('follows the first backup into a folder, the first after a week, and a day after one that failed', async () => {
    const { place, store } = await openBacked(kind);
    const folder = `${tempFolder()}/new/`;
    const start = Date.now();
    let made = 0;
    const isDrilled = async () => {
      made += 1;
      const { code, output } = await runInPipe(['backup', folder], variablesFor(place), () => start + made * 1_000);
      expect(code).toBe(0);
      return output.split('\n').length > 2;
    };
    expect([await isDrilled(), await isDrilled()]).toEqual([true, false]);
    // Also one that was made while the clock was ahead.
    for (const days of [-8, 700]) {
      await store
        .updateTable('backup_drill')
        .set({ at: start + days * DAY })
        .execute();
      expect([await isDrilled(), await isDrilled()]).toEqual([true, false]);
    }
    await store.updateTable('backup_drill').set({ passed: 0 }).execute();
    expect(await isDrilled()).toBe(false);
    await store
      .updateTable('backup_drill')
      .set({ at: start - DAY })
      .execute();
    expect(await isDrilled()).toBe(true);
    expect(readdirSync(folder).filter((name) => /^\d{4}-\d\d-\d\d-\d{6}\.copy$/.test(name))).toHaveLength(made);
  });
});

test('an SQLite backup whose words were changed is found', async () => {
  const { file, run } = await openBacked('SQLite');
  {
    using copy = new DatabaseSync(file);
    copy.exec("update lead set from_name = 'Otra'");
  }
  expect(await run('drill', file)).toMatchObject({ code: 1, errors: `${words.altered(file, 8)}\n` });
});

test('a drill of a PostgreSQL backup without DATABASE_URL says that it is missing, and records nothing', async () => {
  const { folder, store, run } = await openBacked('SQLite');
  const archive = join(folder, 'archive.copy');
  writeFileSync(archive, 'PGDMP');
  expect(await run('drill', archive)).toMatchObject({ code: 1, errors: `${words.isPostgres(archive)}\n` });
  expect(await readDrill(store)).toBeUndefined();
});

test.runIf(STORE_KINDS.includes('PostgreSQL'))(
  'a drill without the right to create a database says which it needs',
  async () => {
    const { place, file, store } = await openBacked('PostgreSQL');
    const url = new URL(place.DATABASE_URL ?? '');
    const user = `poor_${Date.now()}`;
    const run = (commands: string) => sql.raw(commands).execute(store);
    await run(`create role ${user} login`);
    await run(`grant all on all tables in schema public to ${user}`);
    await run(`grant all on all sequences in schema public to ${user}`);
    await run(`grant usage, create on schema public to ${user}`);
    onTestFinished(async () => {
      await run(`drop owned by ${user}`);
      await run(`drop role ${user}`);
    });
    url.searchParams.set('user', user);
    const result = await runInPipe(['drill', file], variablesFor({ ...place, DATABASE_URL: url.href }));
    expect(result).toMatchObject({ code: 1, errors: `${words.noDatabase}\n` });
    expect(await readDrill(store)).toBeUndefined();
    // The backup itself is made, and says the same.
    const made = await runInPipe(['backup', `${tempFolder()}/`], variablesFor({ ...place, DATABASE_URL: url.href }));
    expect(made).toMatchObject({ code: 0, errors: `${words.noDatabase}\n` });
  },
);
