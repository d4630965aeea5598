import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../testing/fixture-dist.ts';
import { takeFolder } from './sole-server.ts';

test('a folder has one server at a time', () => {
  const folder = join(tempFolder(), 'data');
  const letGo = takeFolder(folder);
  expect(() => takeFolder(folder)).toThrow(/^DATA_DIR: another server/);
  expect(statSync(join(folder, 'server.lock')).mode & 0o777).toBe(0o600);
  letGo();
  takeFolder(folder)();
});

test('a server that is killed leaves the folder free', async () => {
  const folder = tempFolder();
  const hold = `import { takeFolder } from './server/contact/sole-server.ts'; globalThis.letGo = takeFolder(process.argv[1]); console.log('taken'); setInterval(() => {}, 1_000);`;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', hold, folder]);
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other.stdout, 'data');
  expect(() => takeFolder(folder)).toThrow(/another server/);
  other.kill('SIGKILL');
  await once(other, 'close');
  takeFolder(folder)();
});
