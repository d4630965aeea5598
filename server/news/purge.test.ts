import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { tempFolder } from '../testing/fixture-dist.ts';
import { keptCopy } from './kept-copy.ts';

const run = promisify(execFile);
const purge = (DATA_DIR: string) =>
  run(process.execPath, ['server/news/purge.ts'], { env: { ...process.env, DATA_DIR } });

test('the saved copy is private and is deleted on request', async () => {
  const folder = join(tempFolder(), 'data');
  const kept = keptCopy(folder);
  expect(await kept.read()).toBeUndefined();
  await kept.write('{"data":[]}');
  expect(await kept.read()).toBe('{"data":[]}');
  expect(statSync(join(folder, 'news.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['news.json']);
  expect((await purge(folder)).stdout).toBe('Se borró la copia guardada de los documentos.\n');
  expect(readdirSync(folder)).toEqual([]);
  expect((await purge(folder)).stdout).toBe('No había ninguna copia guardada.\n');
});

test('a failed deletion is reported in one line', async () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'news.json'));
  await expect(purge(folder)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^No se pudo borrar.*\n$/),
  });
});
