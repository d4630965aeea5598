import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { compileCache, tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { unreadableFile } from './words.ts';

test.each([
  'server/main.ts',
  'server/start.ts',
  'server/leads-cli/main.ts',
  'server/content-cli/main.ts',
  'server/whitepapers/purge.ts',
  'scripts/check.ts',
])('%s says in a sentence that it cannot read .env', (program) => {
  const cwd = tempFolder();
  mkdirSync(join(cwd, '.env'));
  const env = { ...compileCache(), CONTENT_DIR: resolve('content') };
  const { status, stderr } = spawnSync(process.execPath, [resolve(program)], { cwd, env, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: `${unreadableFile}\n` });
});
