import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { tempFolder } from '../harness/resources.ts';

/** Writes a shell script that can be run. */
export const writeScript = (path: string, text: string): void =>
  writeFileSync(path, `#!/bin/sh\n${text}\n`, { mode: 0o755 });

/** A folder in the place of a machine until the test ends, with empty folders, and fakes of its programs in `bin`. */
export function makeMachine(programs: Readonly<Record<string, string>>, folders: readonly string[]): string {
  const base = tempFolder(onTestFinished);
  for (const name of ['bin', ...folders]) mkdirSync(join(base, name));
  for (const [name, text] of Object.entries(programs)) writeScript(join(base, 'bin', name), text);
  return base;
}

/** Runs git in a folder as an author of its own; returns what it prints. */
export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=e', '-c', 'user.email=e@e.example', ...args], {
    encoding: 'utf8',
  }).trim();

/** Commits all files of a repository; returns the commit's hash. */
export function commitAll(repository: string, message: string): string {
  git(repository, 'add', '.');
  git(repository, 'commit', '--quiet', `--message=${message}`);
  return git(repository, 'rev-parse', 'HEAD');
}
