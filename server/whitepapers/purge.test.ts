import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { cachedCopy } from './cached-copy.ts';
import { purgeNewsWords } from './words.ts';

const run = promisify(execFile);
const purge = (DATA_DIR: string) =>
  run(process.execPath, ['server/whitepapers/purge.ts'], { env: { ...process.env, DATA_DIR } });

test('the cached copy is private and atomic, and purge-news deletes it', async () => {
  const folder = join(tempFolder(), 'data');
  const copy = cachedCopy(folder);
  expect(await copy.read()).toBeUndefined();
  await copy.write('{"data":[]}');
  expect(await copy.read()).toBe('{"data":[]}');
  expect(statSync(join(folder, 'news.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['news.json']);
  expect((await purge(folder)).stdout).toBe(`${purgeNewsWords.purged}\n`);
  expect(readdirSync(folder)).toEqual([]);
  expect((await purge(folder)).stdout).toBe(`${purgeNewsWords.nothingKept}\n`);
});

test('a copy that cannot be deleted is reported in one line', async () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'news.json'));
  await expect(purge(folder)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(purgeNewsWords.failed('')),
  });
});
