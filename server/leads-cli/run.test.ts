import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openFilledStore } from '../../tests/harness/unit/filled-store.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { company } from '../../tests/harness/unit/our-content.ts';
import { runInPipe, spawnLeads, variablesFor } from '../../tests/harness/unit/run-leads.ts';
import { newWholePlace, openStoreAt, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { invalidSettings } from '../config/words.ts';
import { beat } from '../store/server-heartbeat.ts';
import { lockDataDir } from '../store/server-lock.ts';
import { openStore } from '../store/store.ts';
import { problemWords, storeProblems, usageProblems } from './words.ts';

const UNKNOWN = `${company.referencePrefix}-000000`;
/** The first sentence of a text. */
const beginning = (text: string) => text.split('. ', 1)[0] ?? '';

describe('`leads` reports each error in one sentence', () => {
  test.each([
    [['lst'], 2, beginning(usageProblems.command('lst', ''))],
    [['show', UNKNOWN], 2, usageProblems.unknownReference(UNKNOWN)],
  ])('for the arguments %j, with exit code %i', async (args, code, sentence) => {
    const { variables } = await openFilledStore('SQLite');
    const result = await runInPipe(args, variables);
    expect(result).toMatchObject({ code, output: '' });
    expect(result.errors.trimEnd()).toContain(sentence);
    expect(result.errors.trimEnd()).not.toContain('\n');
  });

  test('for a missing store, without creating one', async () => {
    const folder = tempFolder();
    const result = await runInPipe(['list'], variablesFor({ DATA_DIR: folder }));
    expect(result).toMatchObject({
      code: 1,
      errors: expect.stringContaining(problemWords.noStore(join(folder, 'contact.sqlite'))),
    });
    expect(existsSync(join(folder, 'contact.sqlite'))).toBe(false);
  });

  test.each([
    ['list', 'errors'],
    ['doctor', 'output'],
  ] as const)('for a store that only a running server still has, by %s', async (command, place) => {
    const folder = tempFolder();
    onTestFinished(lockDataDir(folder));
    const result = await runInPipe([command], variablesFor({ DATA_DIR: folder }));
    expect(result.code).toBe(1);
    expect(result[place]).toContain(problemWords.storeGone(join(folder, 'contact.sqlite')));
  });

  test.each([['list'], ['backup', 'copy'], ['restore', 'whole']])(
    'for a store of which only the log is there, by %s',
    async (...command) => {
      const DATA_DIR = tempFolder();
      const log = join(DATA_DIR, 'contact.sqlite-wal');
      writeFileSync(log, 'canary');
      writeFileSync(join(DATA_DIR, 'whole'), 'SQLite format 3\0');
      const [name = '', ...files] = command;
      const args = [name, ...files.map((file) => join(DATA_DIR, file))];
      expect(await runInPipe(args, variablesFor({ DATA_DIR }))).toMatchObject({
        code: 1,
        errors: `${storeProblems.logAlone}\n`,
      });
      expect(readFileSync(log, 'utf8')).toBe('canary');
    },
  );

  test('for a folder that cannot be opened, which may hold a store', async () => {
    const DATA_DIR = join(tempFolder(), 'tilo');
    symlinkSync(DATA_DIR, DATA_DIR);
    const result = await runInPipe(['list'], variablesFor({ DATA_DIR }));
    expect(result).toMatchObject({ code: 1, output: '', errors: `${problemWords.unexpected('ELOOP')}\n` });
  });

  test('for a file that is not a store', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'contact.sqlite'), 'Querida agencia: '.repeat(100));
    const result = await runInPipe(['list'], variablesFor({ DATA_DIR: folder }));
    expect(result).toMatchObject({ code: 1, output: '', errors: `${storeProblems.damaged}\n` });
  });

  test('for a store locked exclusively by another process', async () => {
    const folder = tempFolder();
    await (await openStore({ DATA_DIR: folder })).destroy();
    const other = new DatabaseSync(join(folder, 'contact.sqlite'));
    onTestFinished(() => other.close());
    other.exec('pragma locking_mode = exclusive; begin exclusive; commit;');
    const result = await runInPipe(['list'], variablesFor({ DATA_DIR: folder }));
    expect(result).toMatchObject({ code: 1, errors: `${storeProblems.busy}\n` });
  });

  test.each(STORE_KINDS)(
    'for a store on %s that it would migrate under a server, and leaves it as it is',
    async (kind) => {
      const place = await newWholePlace(kind);
      const store = await openStoreAt(place);
      await sql`delete from kysely_migration where name = '4-unread'`.execute(store);
      await beat(store, Date.now(), { id: 'one', address: 'here' });
      for (const args of [['list'], ['backup', `${tempFolder()}/copies/`]]) {
        const { code, errors } = await runInPipe(args, variablesFor(place));
        expect([code, errors]).toEqual([1, expect.stringContaining(storeProblems.notRestarted)]);
      }
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(store);
      expect(rows.map(({ name }) => name)).not.toContain('4-unread');
    },
  );

  test('for a store that is too old to be taken over', async () => {
    const place = { DATA_DIR: tempFolder() };
    await using store = await openStore(place);
    await sql`delete from kysely_migration where name <> '1-outbox'`.execute(store);
    await sql`update kysely_migration set name = '001-store'`.execute(store);
    const result = await runInPipe(['list'], variablesFor(place));
    expect(result).toMatchObject({ code: 1, output: '', errors: `${storeProblems.older}\n` });
  });

  test('for an unreachable database, without its URL', async () => {
    const DATABASE_URL = 'postgres://maria:canary@127.0.0.1:1/leads';
    const result = await runInPipe(['list'], variablesFor({ DATA_DIR: tempFolder(), DATABASE_URL }));
    expect(result).toMatchObject({ code: 1, output: '', errors: `${storeProblems.unreachable}\n` });
  });

  test('for an invalid environment, without its values', async () => {
    const result = await spawnLeads(['list'], { PORT: 'canary', NOTIFY_URL: 'canary', DATA_DIR: tempFolder() });
    const names = ['PORT', 'NOTIFY_URL', 'NOTIFY_SECRET'];
    expect(result).toMatchObject({ code: 1, errors: `${invalidSettings(names)}\n` });
  });
});

test('`leads` prints its help without a store, and despite an invalid setting', async () => {
  const { code, output } = await spawnLeads([], { PORT: 'x' }, tempFolder());
  expect(code).toBe(0);
  for (const command of ['list', 'show', 'resend', 'release', 'export', 'erase', 'purge', 'doctor', 'backup']) {
    expect(output).toMatch(new RegExp(`^ {2}${command} ?`, 'm'));
  }
});

test('`leads` reads .env in the working directory, and lists all leads into a pipe', async () => {
  const { references, variables } = await openFilledStore('SQLite');
  const folder = tempFolder();
  writeFileSync(join(folder, '.env'), `DATA_DIR=${variables['DATA_DIR']}\nPORT=0\n`);
  const { code, output } = await spawnLeads(['list'], {}, folder);
  const [, ...rows] = output.trimEnd().split('\n');
  expect({ code, rows: rows.map((row) => row.slice(0, 9)) }).toEqual({ code: 0, rows: references });
  expect(output, 'no colours in a pipe').not.toContain('\u001B');
});
