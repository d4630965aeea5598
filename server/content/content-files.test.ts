import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../testing/fixture-dist.ts';
import { readContentFiles } from './content-files.ts';
import { checkWords as words } from './words.ts';

function folderWith(make: (folder: string) => void): string {
  const folder = tempFolder();
  mkdirSync(join(folder, 'plans'));
  writeFileSync(join(folder, 'plans/uno.yaml'), 'title: Uno');
  make(folder);
  return folder;
}

test.each<[string, (folder: string) => void, string]>([
  [
    'a symbolic link out of the folder',
    (folder) => symlinkSync('/etc/hostname', join(folder, 'plans/x.yaml')),
    words.text.symbolicLink,
  ],
  [
    'a symbolic link to nothing',
    (folder) => symlinkSync('/nada', join(folder, 'plans/x.yaml')),
    words.text.symbolicLink,
  ],
  [
    'a file of more than 1 MB',
    (folder) => writeFileSync(join(folder, 'plans/x.yaml'), 'a'.repeat(1_000_001)),
    words.text.tooLong(1),
  ],
])('%s is reported and skipped, and the other files are read', (_name, make, message) => {
  const { files, problems } = readContentFiles(folderWith(make));
  expect(files.map(({ file }) => file)).toEqual(['content/plans/uno.yaml']);
  expect(problems).toEqual([{ file: 'content/plans/x.yaml', message }]);
});

test('a folder behind a symbolic link is not read', () => {
  const outside = folderWith(() => {});
  const folder = folderWith((inside) => symlinkSync(join(outside, 'plans'), join(inside, 'projects')));
  expect(readContentFiles(folder).files.map(({ file }) => file)).toEqual(['content/plans/uno.yaml']);
});

test('a folder with 5,000 texts is reported, and none of them is read', () => {
  const folder = folderWith((inside) => {
    for (let index = 1; index < 5_000; index++) writeFileSync(join(inside, `plans/p-${index}.yaml`), '');
  });
  const problems = [{ file: 'content', message: words.text.tooMany(5_000, 4_000) }];
  expect(readContentFiles(folder)).toEqual({ files: [], paths: [], problems });
});
