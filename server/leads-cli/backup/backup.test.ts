import { execFileSync } from 'node:child_process';
import fs, {
  type BigIntStatsFs,
  type PathLike,
  readdirSync,
  readFileSync,
  type StatSyncOptions,
  type StatsFs,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import promises from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { formatCount } from '../../../domain/site/amounts.ts';
import { FILLED_COUNT, openFilledStore } from '../../../tests/harness/unit/filled-store.ts';
import { tempFolder } from '../../../tests/harness/unit/fixture-dist.ts';
import { openTool, runInPipe, runOnTerminal, spawnLeads, variablesFor } from '../../../tests/harness/unit/run-leads.ts';
import { sampleLead } from '../../../tests/harness/unit/sample-lead.ts';
import { seedLeads } from '../../../tests/harness/unit/seed-leads.ts';
import { spyOnBuiltin } from '../../../tests/harness/unit/spy-on-builtin.ts';
import {
  hideTable,
  newDatabasePlace,
  openStoreAt,
  STORE_KINDS,
  type StoreKind,
} from '../../../tests/harness/unit/test-stores.ts';
import { openAddressKey } from '../../contact/intake/address-key.ts';
import { hashAddress } from '../../contact/intake/rate-limit.ts';
import { saveLead } from '../../contact/intake/save-lead.ts';
import { systemClock } from '../../process/clock.ts';
import { readLastBackup } from '../../store/backup-record.ts';
import { IDLE_MS } from '../../store/postgres.ts';
import { openStore } from '../../store/store.ts';
import type { Store } from '../../store/tables.ts';
import { backupWords, storeProblems, usageProblems } from '../words.ts';

/** Stores leads one after another until stopped; `committed` holds their references. */
function keepWriting(store: Store) {
  const committed: string[] = [];
  let going = true;
  const write = async () => {
    while (going) {
      committed.push(...(await seedLeads(store, 1, Date.now())));
      // SQLite is synchronous: yield to the event loop.
      await setImmediate();
    }
  };
  const done = write();
  const stop = async () => {
    going = false;
    await done;
  };
  return { committed, stop };
}

/** The lead references in a backup of SQLite or PostgreSQL. */
function readCopy(kind: StoreKind, path: string): Set<string> {
  if (kind === 'PostgreSQL') {
    const sql = execFileSync('pg_restore', ['--data-only', '--table=lead', '--file=-', path], {
      encoding: 'utf8',
      // While the backup ran, leads kept arriving: megabytes on a fast machine.
      maxBuffer: 2 ** 28,
    });
    return new Set(sql.match(/\b[A-Z]{2}-[0-9A-Z]{6}\b/g));
  }
  const copy = new DatabaseSync(path, { readOnly: true });
  const rows = copy.prepare('select reference from lead').all();
  copy.close();
  return new Set(rows.map(({ reference }) => String(reference)));
}

describe.each(STORE_KINDS)('backup on %s', (kind) => {
  test('contains every lead committed before it started, while others keep arriving', async () => {
    const { store, variables } = await openTool(kind);
    await seedLeads(store, 500, Date.now());
    const before = await store.selectFrom('lead').select('reference').execute();
    const writer = keepWriting(store);
    const started = writer.committed.length;
    const file = join(tempFolder(), 'copy');
    const { code, output, errors } = await spawnLeads(['backup', file], variables);
    await writer.stop();
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(writer.committed.length).toBeGreaterThan(started);
    const copied = readCopy(kind, file);
    for (const { reference } of before) expect(copied).toContain(reference);
    for (const reference of writer.committed.slice(0, started)) expect(copied).toContain(reference);
    expect(output).toContain(formatCount(copied.size));
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('omits what is kept for a day only, such as the address hashes of senders, but not the counts of visits', async () => {
    const { store, run } = await openTool(kind);
    const key = await openAddressKey(store, systemClock)();
    const addressHash = hashAddress('203.0.113.7', key);
    await saveLead(store, sampleLead({ addressHash }));
    const day = '2026-11-21';
    await store.insertInto('visit_count').values({ bucket: day, measure: 'view', name: '/canary', count: 7 }).execute();
    await store.insertInto('visit_key').values({ day, value: 'canary-key' }).execute();
    await store.insertInto('visit_mark').values({ day, visitor: 'canary-hash', step: 'visited', plan: '' }).execute();
    const file = join(tempFolder(), 'copy');
    expect(await run('backup', file)).toMatchObject({ code: 0 });
    expect(readdirSync(dirname(file))).toEqual(['copy']);
    expect(readCopy(kind, file).size).toBe(1);
    const plain = kind === 'SQLite' ? file : `${file}.sql`;
    if (kind === 'PostgreSQL') execFileSync('pg_restore', [`--file=${plain}`, file]);
    const copy = readFileSync(plain, 'latin1');
    const found = ['/canary', 'canary-key', 'canary-hash', addressHash, key].filter((text) => copy.includes(text));
    expect(found).toEqual(['/canary']);
  });

  test('records itself in the store once it is complete', async () => {
    const { store, variables, run } = await openTool(kind);
    const failing = { ...variables, BACKUP_COMMAND: 'exit 1' };
    expect(await runInPipe(['backup', join(tempFolder(), 'copy')], failing)).toMatchObject({ code: 1 });
    expect(await readLastBackup(store)).toBeNull();
    const started = Date.now();
    expect(await run('backup', join(tempFolder(), 'copy'))).toMatchObject({ code: 0 });
    expect(await readLastBackup(store)).toBeGreaterThanOrEqual(started);
  });

  test('succeeds even when the store cannot record it', async () => {
    const { store, run } = await openTool(kind);
    await hideTable(store, 'backup');
    const { code, errors } = await run('backup', join(tempFolder(), 'copy'));
    expect({ code, errors }).toEqual({ code: 0, errors: expect.stringContaining(backupWords.notRecorded('')) });
  });

  test('never overwrites a file, and leaves none after a failure', async () => {
    const { variables } = await openFilledStore(kind);
    const folder = tempFolder();
    const file = join(folder, 'copy');
    writeFileSync(file, 'precious');
    const result = await runInPipe(['backup', file], variables);
    expect(result).toMatchObject({ code: 2, errors: `${usageProblems.fileExists(file)}\n` });
    expect(readFileSync(file, 'utf8')).toBe('precious');
    const nowhere = await runInPipe(['backup', join(folder, 'absent/copy')], variables);
    expect(nowhere).toMatchObject({ code: 1, errors: `${storeProblems.noFolder}\n` });
    expect(readdirSync(folder)).toEqual(['copy']);
  });

  test('leaves a whole file when two of one name run at once', async () => {
    const { variables } = await openFilledStore(kind);
    const folder = tempFolder();
    const file = join(folder, 'copy');
    writeFileSync(file, '');
    const both = await Promise.all([runInPipe(['backup', file], variables), runInPipe(['backup', file], variables)]);
    expect(both.map(({ code }) => code)).toContain(0);
    expect(readdirSync(folder)).toEqual(['copy']);
    expect(readCopy(kind, file).size).toBe(FILLED_COUNT);
  });

  test('shows progress on a terminal', async () => {
    const { variables } = await openFilledStore(kind);
    const { errors } = await runOnTerminal(['backup', join(tempFolder(), 'copy')], variables);
    // SQLite copies at one go, and says how much.
    const said = kind === 'SQLite' ? /^\S+ [1-9]\d* [kM]B\r/ : / 0 B/;
    expect(errors.slice(errors.indexOf(backupWords.progress))).toMatch(said);
  });
});

test('a damaged SQLite store is not copied', async () => {
  const folder = tempFolder();
  const store = await openStore({ DATA_DIR: folder });
  await seedLeads(store, 300, Date.now());
  await store.destroy();
  const path = join(folder, 'contact.sqlite');
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0xa5, bytes.length / 2));
  const result = await runInPipe(['backup', join(folder, 'copy')], variablesFor({ DATA_DIR: folder }));
  expect(result).toMatchObject({ code: 1, errors: `${storeProblems.damaged}\n` });
  expect(readdirSync(folder)).not.toContain('copy');
});

test.each([
  ['is not copied where that would', '', 0, 2, 199_999_999, false],
  ['is copied where that would not', '', 0, 2, 200_000_000, true],
  ['is not copied where that and BACKUP_COMMAND would', 'true', 0, 3, 199_999_999, false],
  ['is copied to another disk, though that would here', '', 1, 0, 0, true],
  ['is not copied to another disk where BACKUP_COMMAND would', 'true', 1, 1, 199_999_999, false],
])('an SQLite store %s take the space for its leads', async (_, BACKUP_COMMAND, disk, sizes, rest, isMade) => {
  const { variables } = await openFilledStore('SQLite');
  const folder = tempFolder();
  const stat = statSync(join(String(variables['DATA_DIR']), 'contact.sqlite'));
  const free = { bavail: sizes * stat.size + rest, bsize: 1 } as StatsFs & BigIntStatsFs;
  spyOnBuiltin(promises, 'statfs', async () => free);
  const { statSync: read } = fs;
  spyOnBuiltin(fs, 'statSync', ((path: PathLike, options?: StatSyncOptions) => {
    const found = read(path, options);
    return found && String(path).startsWith(folder) ? Object.assign(found, { dev: Number(found.dev) + disk }) : found;
  }) as typeof read);
  const result = await runInPipe(['backup', join(folder, 'copy')], { ...variables, BACKUP_COMMAND });
  expect(result).toMatchObject(isMade ? { code: 0 } : { code: 1, errors: `${backupWords.noSpace}\n` });
  expect(readdirSync(folder)).toEqual(isMade ? ['copy'] : []);
});

test('a backup of an SQLite store is a single file without deleted rows', async () => {
  const folder = tempFolder();
  const store = await openStoreAt({ DATA_DIR: folder });
  await seedLeads(store, 50, Date.now(), (index) => (index % 2 ? { message: 'canary' } : {}));
  await store.deleteFrom('lead').where('message', '=', 'canary').execute();
  expect(readFileSync(join(folder, 'contact.sqlite-wal'), 'latin1')).toContain('canary');
  const copies = tempFolder();
  expect(await runInPipe(['backup', join(copies, 'copy')], variablesFor({ DATA_DIR: folder }))).toMatchObject({
    code: 0,
  });
  expect(readdirSync(copies)).toEqual(['copy']);
  expect(readFileSync(join(copies, 'copy'), 'latin1')).not.toContain('canary');
});

describe.runIf(STORE_KINDS.includes('PostgreSQL'))('a backup of a PostgreSQL store', () => {
  test('can be restored into an empty database with the command in docs/operations.md', async () => {
    const [from, to] = [await newDatabasePlace(), await newDatabasePlace()];
    const original = await openStoreAt(from);
    await seedLeads(original, 30, Date.now());
    const folder = tempFolder();
    const result = await runInPipe(['backup', join(folder, 'copia.dump')], variablesFor(from));
    expect(result).toMatchObject({ code: 0, errors: '' });
    const [, command = ''] = /```sh\n(pg_restore [\s\S]*?)```/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
    const env = { PATH: process.env['PATH'], DATABASE_URL: to.DATABASE_URL };
    execFileSync('sh', ['-c', command], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
    const restored = await openStoreAt(to);
    for (const table of ['lead', 'outbox', 'secret'] as const) {
      const all = (store: Store) => store.selectFrom(table).selectAll().execute();
      expect(await all(restored)).toEqual(await all(original));
    }
    // Sequences are restored: the next delivery gets a new id.
    await seedLeads(restored, 1, Date.now());
  });

  test('fails with the package’s name when pg_dump is not installed', async () => {
    const folder = tempFolder();
    const variables = { ...variablesFor(await newDatabasePlace()), PATH: folder };
    const result = await spawnLeads(['backup', join(folder, 'copy')], variables);
    expect(result).toMatchObject({ code: 1, output: '', errors: `${backupWords.programMissing('pg_dump')}\n` });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('reports the error of pg_dump and leaves no file', async () => {
    const folder = tempFolder();
    const place = await newDatabasePlace();
    const variables = variablesFor({ ...place, DATABASE_URL: `${place.DATABASE_URL}&unknown=1` });
    expect(await runInPipe(['backup', join(folder, 'copy')], variables)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/pg_dump: error: .*"unknown"\n$/),
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('succeeds however long pg_dump takes, although its transaction only waits meanwhile', async () => {
    const folder = tempFolder();
    const place = await newDatabasePlace();
    const young = `select 1 from pg_stat_activity where datname = current_database() and
      state = 'idle in transaction' and clock_timestamp() - state_change < interval '${IDLE_MS + 1_000} ms'`;
    const wait = `while psql -tA -c "${young}" '${place.DATABASE_URL}' | grep -q 1; do sleep 0.1; done`;
    const script = `#!/bin/sh\nPATH=\${PATH#*:}\n${wait}\nexec pg_dump "$@"\n`;
    writeFileSync(join(folder, 'pg_dump'), script, { mode: 0o700 });
    const variables = { ...variablesFor(place), PATH: `${folder}:${process.env['PATH']}` };
    const copy = join(folder, 'copy');
    expect(await spawnLeads(['backup', copy], variables)).toMatchObject({ code: 0, errors: '' });
    expect(statSync(copy).size).toBeGreaterThan(0);
  });

  test('passes the password in the environment, not in the arguments', async () => {
    const folder = tempFolder();
    const script = '#!/bin/sh\necho "$PGPASSWORD: $*" >&2\nexit 1\n';
    writeFileSync(join(folder, 'pg_dump'), script, { mode: 0o700 });
    const { DATABASE_URL = '' } = await newDatabasePlace();
    const withPassword = DATABASE_URL.replace('///', '//postgres:canary%21@localhost/');
    const variables = { ...variablesFor({ DATA_DIR: '', DATABASE_URL: withPassword }), PATH: folder };
    const { errors } = await spawnLeads(['backup', join(folder, 'copy')], variables);
    expect(errors).toMatch(/canary!: .*--dbname=postgres:\/\/postgres@localhost\/.*\?keepalives_idle=10&.*&host=/);
    expect(errors).toContain(backupWords.programFailed('canary!'));
    expect(errors.split('canary')).toHaveLength(2);
  });
});

test.each(['/canary/', '/canary/in/another/'])(
  'a new folder %s on a read-only disk is not reported as missing',
  async (path) => {
    const { variables } = await openFilledStore('SQLite');
    // As Node does on such a disk: making the parents too hides the reason.
    spyOnBuiltin(fs, 'mkdirSync', (made: PathLike, options?: unknown) => {
      const isReached = dirname(String(made)) === '/' && !(options as { recursive?: boolean } | undefined)?.recursive;
      const code = isReached ? 'EROFS' : 'ENOENT';
      throw Object.assign(new Error(code), { code });
    });
    const result = await runInPipe(['backup', path], variables);
    expect(result).toMatchObject({ code: 1, errors: `${storeProblems.readOnlyDisk}\n` });
  },
);

/** A folder with backups that are so many days old. */
function folderWithCopies(...ages: readonly number[]): string {
  const folder = tempFolder();
  const now = Date.now() / 1_000;
  for (const days of ages) {
    const file = join(folder, `${days}.copy`);
    writeFileSync(file, 'x');
    utimesSync(file, now, now - days * 86_400);
  }
  return folder;
}

test('a folder keeps its backups while the purge of the store is behind, as after a clock that was ahead', async () => {
  const { store, run } = await openTool('SQLite');
  const folder = folderWithCopies(29, 31, 33);
  await store
    .insertInto('heartbeat')
    .values({ id: 2, at: Date.now() - 2 * 86_400_000 })
    .execute();
  await run('backup', `${folder}/`);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['29.copy', '31.copy']));
  expect(readdirSync(folder)).not.toContain('33.copy');
});

test('a folder keeps its backups while the store cannot be opened', async () => {
  const folder = folderWithCopies(29, 31);
  expect(await runInPipe(['backup', `${folder}/`], variablesFor({ DATA_DIR: tempFolder() }))).toMatchObject({
    code: 1,
  });
  expect(readdirSync(folder)).toEqual(['29.copy', '31.copy']);
});
