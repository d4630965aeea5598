import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../tests/harness/unit/fixture-dist.ts';
import { NO_CHANGES } from '../content-files.ts';
import { checkWords as words } from '../words.ts';
import { checkFolder } from './folder.ts';

const NOTHING_SOLD = { services: [], categories: [], overviewAliases: [] };

test.each([
  ['pages/home.yml', words.text.extension('home.yaml')],
  ['pages/home.md', words.text.extension('home.yaml')],
  ['plans/boda.yaml.txt', words.text.extension('boda.yaml')],
  ['images/notas.txt', words.text.unread],
  ['notas.md', words.text.unread],
  ['pages/notas.md', words.text.unread],
])('of %s it is said why nothing reads it', (file, message) => {
  const folder = tempFolder();
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), 'x');
  expect(checkFolder(folder, NOTHING_SOLD, NO_CHANGES)).toEqual([{ file: `content/${file}`, message }]);
});
