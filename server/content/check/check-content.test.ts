import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkWords } from '../words.ts';
import { checkContent } from './check-content.ts';

const FOLDER = 'tests/fixtures/brand';

test.each([
  ['plans/web-splash', 'yaml'],
  ['projects/molino-uno', 'yaml'],
  ['whitepapers/como-nace-un-rio', 'md'],
])('a copy of %s that a file manager made is one problem', (path, extension) => {
  const file = `content/${path} (copia).${extension}`;
  const text = readFileSync(`${FOLDER}/${path}.${extension}`, 'utf8');
  const { report } = checkContent(FOLDER, { [file]: { text, changed: '2026-01-01' } });
  const proposal = `${path.slice(path.indexOf('/') + 1)}-copia.${extension}`;
  expect(report.problems).toMatchObject([{ file, message: checkWords.text.fileName(proposal) }]);
});
