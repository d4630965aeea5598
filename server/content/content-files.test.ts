import { execFileSync } from 'node:child_process';
import fs, { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { spyOnBuiltin } from '../../tests/harness/unit/spy-on-builtin.ts';
import { checkContent } from './check/check-content.ts';
import { readContentFiles } from './content-files.ts';
import { readPictures } from './pictures.ts';
import { checkWords as words } from './words.ts';

function folderWith(make: (folder: string) => void): string {
  const folder = tempFolder();
  mkdirSync(join(folder, 'plans'));
  writeFileSync(join(folder, 'plans/uno.yaml'), 'title: Uno');
  make(folder);
  return folder;
}

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

test.each([
  ['images/otra', (path: string) => symlinkSync('/nada', path), words.text.symbolicLink],
  ['images/obra.jpg', (path: string) => symlinkSync('/etc/hostname', path), words.text.symbolicLink],
  ['images/team', (path: string) => symlinkSync('/nada', path), words.text.symbolicLink],
  ['images/obra.jpg', (path: string) => execFileSync('mkfifo', [path]), words.text.notAFile],
  ['plans/x.yaml', (path: string) => symlinkSync('/etc/hostname', path), words.text.symbolicLink],
  ['plans/x.yaml', (path: string) => execFileSync('mkfifo', [path]), words.text.notAFile],
  ['plans/x.yaml', (path: string) => writeFileSync(path, 'a'.repeat(1_000_001)), words.text.tooLong(1)],
  ['plans/x.yaml', (path: string) => mkdirSync(path), words.text.notAFile],
  ['catalogue.yaml', (path: string) => mkdirSync(path), words.text.notAFile],
  [
    'company.yaml',
    (path: string) => writeFileSync(path, Buffer.from('name: Dise\xf1o', 'latin1')),
    words.text.encoding,
  ],
])('the check tells once what %s is instead of a file, and reads the others', (file, make, message) => {
  const folder = folderWith((inside) => mkdirSync(join(inside, 'images')));
  writeFileSync(join(folder, 'company.yaml'), '');
  make(join(folder, file));
  const { problems } = checkContent(folder).report;
  expect(problems.filter((one) => one.file === `content/${file}`)).toMatchObject([{ message }]);
  expect(readContentFiles(folder).files.map((one) => one.file)).toContain('content/plans/uno.yaml');
});

/** Makes a function of `node:fs` refuse some paths, because root may read everything. */
function forbid(name: 'readFileSync' | 'readdirSync' | 'lstatSync', isForbidden: (path: string) => boolean): void {
  const original = fs[name] as (...given: unknown[]) => unknown;
  spyOnBuiltin(fs, name, ((path: string, ...rest: unknown[]) => {
    if (isForbidden(path)) throw Object.assign(new Error('not permitted'), { code: 'EACCES' });
    return original(path, ...rest);
  }) as never);
}

test('a text and a picture that may not be read are reported', () => {
  const folder = folderWith((inside) => mkdirSync(join(inside, 'images')));
  writeFileSync(join(folder, 'images/obra.jpg'), 'foto');
  forbid('readFileSync', () => true);
  const message = words.text.unreadable('EACCES');
  expect(readContentFiles(folder).problems).toEqual([{ file: 'content/plans/uno.yaml', message }]);
  expect(readPictures(folder).problems).toEqual([{ file: 'content/images/obra.jpg', message }]);
});

test('pictures in a content folder that may not be entered are reported', () => {
  const folder = folderWith((inside) => mkdirSync(join(inside, 'images')));
  for (const name of ['lstatSync', 'readdirSync'] as const) forbid(name, (path) => path.endsWith('images'));
  expect(readPictures(folder).problems).toEqual([{ file: 'content/images', message: words.text.unreadable('EACCES') }]);
});

test.each<[Parameters<typeof forbid>[0], string]>([
  ['readdirSync', 'content'],
  ['lstatSync', 'company.yaml'],
])('of a content folder that may not be opened (%s), the check says only that', (name, end) => {
  const folder = join(tempFolder(), 'content');
  cpSync('tests/fixtures/brand', folder, { recursive: true });
  forbid(name, (path) => path.endsWith(end));
  const message = words.text.unreadable('EACCES');
  expect(checkContent(folder).report.problems).toEqual([{ file: 'CONTENT_DIR', message }]);
});

test('the check reports folders that may not be listed, and files in one that may not be entered', () => {
  const folder = tempFolder();
  cpSync('tests/fixtures/brand', folder, { recursive: true });
  for (const name of ['images/cerrada', 'images/abierta']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'images/abierta/obra.jpg'), 'foto');
  forbid('readdirSync', (path) => path.endsWith('cerrada'));
  forbid('lstatSync', (path) => path.includes('abierta/') || path.endsWith('web-splash.yaml'));
  const { problems } = checkContent(folder).report;
  const message = words.text.unreadable('EACCES');
  expect(problems).toContainEqual({ file: 'content/images/cerrada', message });
  expect(problems).toContainEqual({ file: 'content/images/abierta/obra.jpg', message });
  expect(problems).toContainEqual({ file: 'content/plans/web-splash.yaml', message });
});

test('a folder of texts that may not be listed is reported', () => {
  const folder = tempFolder();
  cpSync('tests/fixtures/brand', folder, { recursive: true });
  forbid('readdirSync', (path) => path.endsWith('projects'));
  const message = words.text.unreadable('EACCES');
  expect(checkContent(folder).report.problems).toContainEqual({ file: 'content/projects', message });
});

test('of a folder without content the check says only that, and which one inside it may be meant', () => {
  const folder = tempFolder();
  cpSync('tests/fixtures/brand', join(folder, 'content'), { recursive: true });
  const message = words.text.noContent(folder, join(folder, 'content'));
  expect(checkContent(folder).report.problems).toEqual([{ file: 'CONTENT_DIR', message }]);
  expect(checkContent(join(folder, 'content')).report.problems).toEqual([]);
  const absent = join(folder, 'absent');
  expect(checkContent(absent).report.problems).toMatchObject([{ message: words.text.noContent(absent) }]);
});
