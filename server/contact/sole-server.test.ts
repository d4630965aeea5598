import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startProcess } from '../../tests/harness/process.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { tempFolder } from '../testing/fixture-dist.ts';
import { takeFolder } from './sole-server.ts';

test('only one server can use a data folder', () => {
  const folder = join(tempFolder(), 'data');
  const letGo = takeFolder(folder);
  expect(() => takeFolder(folder)).toThrow(/^DATA_DIR: another server/);
  expect(statSync(join(folder, 'server.lock')).mode & 0o777).toBe(0o600);
  letGo();
  takeFolder(folder)();
});

test('a killed server releases the data folder', async () => {
  const folder = tempFolder();
  const hold = `import { takeFolder } from './server/contact/sole-server.ts'; globalThis.letGo = takeFolder(process.argv[1]); console.log('taken'); setInterval(() => {}, 1_000);`;
  const other = startProcess([process.execPath, '--input-type=module', '--eval', hold, folder]);
  onTestFinished(other.kill);
  await vi.waitFor(() => expect(other.output()).toContain('taken'), WAIT);
  expect(() => takeFolder(folder)).toThrow(/another server/);
  await other.kill();
  takeFolder(folder)();
});
