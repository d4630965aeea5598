import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../tests/harness/resources.ts';

const PROGRAM = resolve('scripts/installed.js');
const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

function run(script: string, cwd: string) {
  const env = { ...process.env, npm_lifecycle_event: script };
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM], { cwd, encoding: 'utf8', env });
  return { status, stderr };
}

test.each([
  ['check', 'Primero hay que instalar: npm ci\n'],
  ['start', 'Install first: npm ci\n'],
])('npm run %s before npm ci says only: %s', (script, line) => {
  expect(run(script, tempFolder(onTestFinished))).toEqual({ status: 1, stderr: line });
});

test('a complete installation is silent', () => {
  const folder = tempFolder(onTestFinished);
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/.bin'), '{}');
  expect(run('check', folder)).toEqual({ status: 0, stderr: '' });
});

test.each(['start', 'dev', 'build', 'check', 'smoke', 'new', 'leads', 'purge-news', 'test'])(
  'npm run %s looks first whether npm ci has been run',
  (script) => {
    expect(scripts[script]).toMatch(/^node scripts\/installed\.js && /);
  },
);
