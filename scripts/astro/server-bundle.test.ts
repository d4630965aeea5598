import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { copyNativePackages } from './server-bundle.ts';

test('copyNativePackages() copies sharp with what it needs on this platform', async () => {
  const folder = tempFolder();
  await copyNativePackages(folder);
  const copied = (path = '') => readdirSync(join(folder, 'node_modules', path));
  expect(copied()).toEqual(expect.arrayContaining(['@img', 'detect-libc', 'semver', 'sharp']));
  expect(copied('@img').toSorted()).toEqual(readdirSync('node_modules/@img').toSorted());
});
