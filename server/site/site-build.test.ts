import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { reasonToBuild } from './site-build.ts';

const OLD = new Date('2026-01-01');
const BUILT = new Date('2026-02-01');
const NEW = new Date('2026-03-01');

/** A project with a build newer than its only page. */
function project(): string {
  const root = tempFolder();
  mkdirSync(join(root, 'src/pages'), { recursive: true });
  mkdirSync(join(root, 'dist/server'), { recursive: true });
  writeFileSync(join(root, 'src/pages/index.astro'), '');
  writeFileSync(join(root, 'dist/package.json'), '{}');
  writeFileSync(join(root, 'dist/server/entry.mjs'), '');
  for (const path of ['src/pages/index.astro', 'src/pages', 'src']) utimesSync(join(root, path), OLD, OLD);
  utimesSync(join(root, 'dist/package.json'), BUILT, BUILT);
  return root;
}

test('a build newer than its sources is current', () => {
  expect(reasonToBuild(project())).toBeUndefined();
});

test.each<[string, (root: string) => void, string]>([
  ['no build', (root) => rmSync(join(root, 'dist'), { recursive: true }), 'there is no build yet'],
  ['a build without pages', (root) => rmSync(join(root, 'dist/server/entry.mjs')), 'there is no build yet'],
  ['a page that changed', (root) => utimesSync(join(root, 'src/pages/index.astro'), NEW, NEW), 'src has changed'],
  ['a page that was removed', (root) => rmSync(join(root, 'src/pages/index.astro')), 'src has changed'],
  ['a new lock file', (root) => writeFileSync(join(root, 'package-lock.json'), '{}'), 'package-lock.json has changed'],
])('%s requires a build', (_name, change, reason) => {
  const root = project();
  change(root);
  expect(reasonToBuild(root)).toContain(reason);
});
