import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readAll, seedEveryState } from '../../../tests/harness/unit/every-state.ts';
import { tempFolder } from '../../../tests/harness/unit/fixture-dist.ts';
import { fakeTerminal, openTool, runInPipe, variablesFor } from '../../../tests/harness/unit/run-leads.ts';
import { seedLeads } from '../../../tests/harness/unit/seed-leads.ts';
import { newWholePlace, openStoreAt, STORE_KINDS, type StoreKind } from '../../../tests/harness/unit/test-stores.ts';
import { readLastBackup } from '../../store/backup-record.ts';
import { beat } from '../../store/server-heartbeat.ts';
import { lockDataDir } from '../../store/server-lock.ts';
import { openStore } from '../../store/store.ts';
import { problemWords, storeProblems, restoreWords as words } from '../words.ts';
import { dumpPostgres } from './postgres-archive.ts';
import { copySqlite } from './sqlite-copy.ts';

/** A backup of a store with leads in every state, and what that store holds. */
async function takeBackup(kind: StoreKind) {
  const { store, run } = await openTool(kind, await newWholePlace(kind));
  await seedEveryState(store);
  const file = join(tempFolder(), 'copy');
  expect(await run('backup', file)).toMatchObject({ code: 0 });
  return { file, original: await readAll(store) };
}

/** A backup of a store that a later release has changed. */
async function takeLaterBackup(kind: StoreKind): Promise<string> {
  const { place, store } = await openTool(kind, await newWholePlace(kind));
  await sql`insert into kysely_migration (name, timestamp) values ('9-later', '2099')`.execute(store);
  const file = join(tempFolder(), 'later');
  writeFileSync(file, '');
  const { terminal } = fakeTerminal(undefined);
  if (place.DATABASE_URL) await dumpPostgres(store, place.DATABASE_URL, file, terminal);
  else copySqlite(join(place.DATA_DIR, 'contact.sqlite'), file, terminal);
  return file;
}

describe.each(STORE_KINDS)('restore on %s', (kind) => {
  test.each([
    ['of the time of its file, whatever number is in its name', 'backup-5', Date.UTC(2026, 10, 20, 8)],
    ['of the time in its name, if it has one', '2026-11-20-080000.copy', Date.UTC(2026, 10, 27)],
  ])('counts as the last backup, %s', async (_name, name, writtenAt) => {
    const file = join(tempFolder(), name);
    await (await openTool(kind, await newWholePlace(kind))).run('backup', file);
    utimesSync(file, writtenAt / 1000, writtenAt / 1000);
    const target = await newWholePlace(kind);
    expect(await runInPipe(['restore', file], variablesFor(target))).toMatchObject({ code: 0 });
    expect(await readLastBackup(await openStoreAt(target))).toBe(Date.UTC(2026, 10, 20, 8));
  });

  test('puts everything back into an empty store, whether it was opened before or not', async () => {
    const { file, original } = await takeBackup(kind);
    for (const opened of [false, true]) {
      const place = await newWholePlace(kind);
      if (opened) await (await openStore(place)).destroy();
      const { code, output } = await runInPipe(['restore', file], variablesFor(place));
      expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/: 8 .+ · .*2 /) });
      const store = await openStoreAt(place);
      expect(await readAll(store)).toEqual(original);
      // The next delivery gets an unused id.
      await seedLeads(store, 1, Date.now());
    }
  });

  test('refuses a store that holds leads, and leaves it unchanged', async () => {
    const { file } = await takeBackup(kind);
    const { store, run } = await openTool(kind, await newWholePlace(kind));
    await seedLeads(store, 3, Date.now());
    const before = await readAll(store);
    expect(await run('restore', file)).toMatchObject({ code: 1, output: '', errors: `${words.occupied(3)}\n` });
    expect(await readAll(store)).toEqual(before);
  });

  test('refuses while a server runs on the store', async () => {
    const { file } = await takeBackup(kind);
    const { place, store, run } = await openTool(kind, await newWholePlace(kind));
    if (kind === 'SQLite') onTestFinished(lockDataDir(place.DATA_DIR));
    else await beat(store, Date.now(), { id: 'one', address: 'here' });
    const errors = `${kind === 'SQLite' ? words.folderTaken : words.serverRuns('here')}\n`;
    expect(await run('restore', file)).toMatchObject({ code: 1, errors });
  });

  test('refuses a backup of a newer release, and restores another one afterwards', async () => {
    const { file, original } = await takeBackup(kind);
    const later = await takeLaterBackup(kind);
    const place = await newWholePlace(kind);
    const refused = await runInPipe(['restore', later], variablesFor(place));
    expect(refused).toMatchObject({ code: 1, output: '', errors: `${storeProblems.newer}\n` });
    expect(await runInPipe(['restore', file], variablesFor(place))).toMatchObject({ code: 0 });
    expect(await readAll(await openStoreAt(place))).toEqual(original);
  });

  test('reports a missing file and one that is not a backup of this kind, and creates no store', async () => {
    const place = await newWholePlace(kind);
    const file = join(tempFolder(), 'copy');
    const run = () => runInPipe(['restore', file], variablesFor(place));
    expect(await run()).toMatchObject({ code: 1, errors: `${words.noFile(file)}\n` });
    writeFileSync(file, 'Querida agencia');
    expect(await run()).toMatchObject({ code: 1, errors: `${words.notACopy(file)}\n` });
    writeFileSync(file, kind === 'SQLite' ? 'PGDMP' : 'SQLite format 3\0');
    const other = kind === 'SQLite' ? words.isPostgres(file) : words.isSqlite(file);
    expect(await run()).toMatchObject({ code: 1, errors: `${other}\n` });
    expect(existsSync(join(place.DATA_DIR, 'contact.sqlite'))).toBe(false);
  });
});

test('restoring a damaged SQLite copy leaves the store empty; an intact copy gives a private store', async () => {
  const { file } = await takeBackup('SQLite');
  const whole = readFileSync(file);
  const place = { DATA_DIR: tempFolder() };
  writeFileSync(file, Buffer.from(whole).fill(0xa5, whole.length / 2));
  expect(await runInPipe(['restore', file], variablesFor(place))).toMatchObject({ code: 1, output: '' });
  expect(readdirSync(place.DATA_DIR).filter((name) => name.endsWith('.part'))).toEqual([]);
  writeFileSync(file, whole);
  expect(await runInPipe(['restore', file], variablesFor(place))).toMatchObject({ code: 0 });
  expect(statSync(join(place.DATA_DIR, 'contact.sqlite')).mode & 0o777).toBe(0o600);
});

test('restore does not ask to stop a server that alone has the store', async () => {
  const { file } = await takeBackup('SQLite');
  const place = await newWholePlace('SQLite');
  onTestFinished(lockDataDir(place.DATA_DIR));
  const errors = `${problemWords.storeGone(join(place.DATA_DIR, 'contact.sqlite'))}\n`;
  expect(await runInPipe(['restore', file], variablesFor(place))).toMatchObject({ code: 1, errors });
});
