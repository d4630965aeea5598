import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { findTraces } from './traces.ts';

test('a trace is placed as the check places its problems, from content/', () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'whitepapers'));
  writeFileSync(join(folder, 'whitepapers/tilo.md'), 'Uno.\n\nDesde Molle.\n');
  writeFileSync(join(folder, 'company.yaml'), 'name: Mollete\n');
  expect(findTraces(folder, ['Molle'])).toEqual(['content/whitepapers/tilo.md:3: Molle']);
});
