import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { readContentFiles } from './content-files.ts';
import { checkLogo } from './logo.ts';
import { checkWords as words } from './words.ts';

/** What is read of a content folder with this logo. */
function check(logo?: string | Uint8Array) {
  const folder = tempFolder();
  if (logo !== undefined) writeFileSync(join(folder, 'logo.svg'), logo);
  return checkLogo(readContentFiles(folder).files);
}

test('a logo is read with its size', () => {
  const { value, problems } = check('<svg viewBox="0 0 30 20"><path d="M0 0h9v9z"/></svg>');
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ width: 30, height: 20 });
});

test.each([
  ['that is missing', undefined, undefined, words.text.noFile],
  ['that is a PNG under this name', Buffer.from('89504e470d0a1a0a', 'hex'), 1, words.logo.notSvg()],
  ['with a script', '<svg viewBox="0 0 3 2">\n<script/></svg>', 2, words.logo.element('script')],
])('a logo %s is one problem', (_name, logo, line, message) => {
  const { value, problems } = check(logo);
  expect(value).toBeUndefined();
  expect(problems.map((problem) => [problem.file, problem.line, problem.message])).toEqual([
    ['content/logo.svg', line, message],
  ]);
});
