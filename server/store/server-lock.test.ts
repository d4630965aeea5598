import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startProcess } from '../../tests/harness/process.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { lockDataDir, lockStore } from './server-lock.ts';

test('lockDataDir() locks a folder for one server', () => {
  const folder = join(tempFolder(), 'data');
  const letGo = lockDataDir(folder);
  expect(() => lockDataDir(folder)).toThrow(/^DATA_DIR: another server, or leads restore or move, /);
  expect(statSync(join(folder, 'server.lock')).mode & 0o777).toBe(0o600);
  letGo();
  lockDataDir(folder)();
});

test('lockStore() refuses a folder whose SQLite file was moved to PostgreSQL, until it is back or DATABASE_URL is set', () => {
  const DATA_DIR = tempFolder();
  writeFileSync(join(DATA_DIR, 'contact.sqlite.moved'), '');
  expect(() => lockStore({ DATA_DIR })).toThrow(
    /^DATA_DIR: .*DATABASE_URL.* contact\.sqlite\.moved to contact\.sqlite$/,
  );
  lockStore({ DATA_DIR, DATABASE_URL: 'postgres://localhost' })();
  writeFileSync(join(DATA_DIR, 'contact.sqlite'), '');
  lockStore({ DATA_DIR })();
});

test('lockDataDir() locks a folder whose lock was overwritten', () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'server.lock'), 'Tilo y Molle '.repeat(100));
  lockDataDir(folder)();
});

test('lockDataDir() blames another server only when there is one', () => {
  const folder = tempFolder();
  // Like a full disk, it keeps SQLite from locking the file.
  mkdirSync(join(folder, 'server.lock-journal'));
  expect(() => lockDataDir(folder)).toThrow('unable to open database file');
});

test('a killed server releases the lock', async () => {
  const folder = tempFolder();
  const hold = `import { lockDataDir } from './server/store/server-lock.ts'; globalThis.letGo = lockDataDir(process.argv[1]); console.log('taken'); setInterval(() => {}, 1_000);`;
  const other = startProcess([process.execPath, '--input-type=module', '--eval', hold, folder]);
  onTestFinished(other.kill);
  await vi.waitFor(() => expect(other.output()).toContain('taken'), WAIT);
  expect(() => lockDataDir(folder)).toThrow(/another server/);
  await other.kill();
  lockDataDir(folder)();
});
