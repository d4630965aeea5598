import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../harness/resources.ts';

const PROGRAM = resolve('scripts/upgrade.ts');
const IDENTITY = {
  GIT_AUTHOR_NAME: 'Prueba',
  GIT_AUTHOR_EMAIL: 'prueba@correo.ec',
  GIT_COMMITTER_NAME: 'Prueba',
  GIT_COMMITTER_EMAIL: 'prueba@correo.ec',
};
const env = { ...process.env, ...IDENTITY };
const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8', env });

function commit(folder: string, files: Readonly<Record<string, string | undefined>>) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Change');
}

const COMPANY = ['name: one', 'a: 1', 'b: 2', 'c: 3', 'd: 4', ''].join('\n');
const OURS = COMPANY.replace('one', 'ours');

/** An original, and a copy with a name of its own and without the sample. */
function originalAndCopy() {
  const folder = tempFolder(onTestFinished);
  const original = join(folder, 'original');
  const copy = join(folder, 'copy');
  git(folder, 'init', '--quiet', '--initial-branch=main', original);
  commit(original, { 'content/company.yaml': COMPANY, 'content/projects/sample.yaml': 'old', 'src/page.ts': 'old' });
  git(folder, 'clone', '--quiet', original, copy);
  commit(copy, { 'content/company.yaml': OURS, 'content/projects/sample.yaml': undefined });
  const upgrade = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
      cwd: copy,
      encoding: 'utf8',
      env,
    });
    return { status, output: stdout + stderr };
  };
  const read = (name: string) => readFileSync(join(copy, name), 'utf8');
  const publish = () => {
    const company = `${COMPANY.replace('one', 'theirs')}e: 5\n`;
    commit(original, { 'content/company.yaml': company, 'content/projects/sample.yaml': 'new', 'src/page.ts': 'new' });
  };
  return { original, copy, upgrade, read, publish };
}

test('an upgrade keeps the content of a copy, its deletions included, and brings the new version', () => {
  const { original, copy, upgrade, read, publish } = originalAndCopy();
  publish();
  expect(upgrade(original)).toEqual({ status: 0, output: expect.stringContaining('  content/company.yaml') });
  expect(read('content/company.yaml')).toBe(`${OURS}e: 5\n`);
  expect(read('src/page.ts')).toBe('new');
  expect(existsSync(join(copy, 'content/projects/sample.yaml'))).toBe(false);
  git(copy, 'commit', '--quiet', '--no-edit');
  expect(upgrade()).toEqual({ status: 0, output: 'There is nothing new.\n' });
});

test('an upgrade of a changed program names the changes and leaves conflicts to a person', () => {
  const { original, copy, upgrade, publish } = originalAndCopy();
  commit(copy, { 'src/page.ts': 'ours' });
  publish();
  const { status, output } = upgrade(original);
  expect(status).toBe(1);
  expect(output).toContain('You have changed outside content/:\n  src/page.ts\n');
  expect(output).toMatch(/In conflict.*\n {2}content\/company\.yaml\n {2}src\/page\.ts\n/);
  git(copy, 'merge', '--abort');
  expect(git(copy, 'status', '--porcelain')).toBe('');
});

test.each([
  ['without an address', (): string[] => [], 'npm run upgrade -- ADDRESS'],
  ['from nowhere', (): string[] => ['./nowhere'], './nowhere'],
])('an upgrade %s changes nothing', (_, args, says) => {
  const { copy, upgrade, read } = originalAndCopy();
  expect(upgrade(...args())).toEqual({ status: 1, output: expect.stringContaining(says) });
  expect([read('src/page.ts'), git(copy, 'status', '--porcelain')]).toEqual(['old', '']);
});

test('an upgrade refuses to mix with uncommitted changes', () => {
  const { original, copy, upgrade } = originalAndCopy();
  writeFileSync(join(copy, 'src/page.ts'), 'unfinished');
  expect(upgrade(original)).toEqual({ status: 1, output: expect.stringContaining('git status') });
});
