import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type BuildSettings, isBuildStale } from './build-freshness.ts';
import { tempFolder } from './testing/fixture-dist.ts';

const SETTINGS = { siteUrl: 'https://ilalo.example', vitalsSample: 0 };
const OLD = new Date('2026-01-01');
const BUILT = new Date('2026-02-01');
const NEW = new Date('2026-03-01');

/** A project whose build is newer than its only page. */
function project(): string {
  const root = tempFolder();
  mkdirSync(join(root, 'src/pages'), { recursive: true });
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'src/pages/index.astro'), '');
  writeFileSync(join(root, 'dist/build.json'), JSON.stringify(SETTINGS));
  for (const path of ['src/pages/index.astro', 'src/pages', 'src']) utimesSync(join(root, path), OLD, OLD);
  utimesSync(join(root, 'dist/build.json'), BUILT, BUILT);
  return root;
}

const rebuilt = (root: string, change: Partial<BuildSettings>) =>
  writeFileSync(join(root, 'dist/build.json'), JSON.stringify({ ...SETTINGS, ...change }));

test('a build newer than its sources is served', () => {
  expect(isBuildStale(project(), SETTINGS)).toBe(false);
});

test.each<[string, (root: string) => void]>([
  ['no build', (root) => rmSync(join(root, 'dist'), { recursive: true })],
  ['a build that did not finish', (root) => writeFileSync(join(root, 'dist/build.json'), '')],
  ['a build for another origin', (root) => rebuilt(root, { siteUrl: 'http://other' })],
  ['a build that measures another share of the views', (root) => rebuilt(root, { vitalsSample: 0.1 })],
  ['a page that changed', (root) => utimesSync(join(root, 'src/pages/index.astro'), NEW, NEW)],
  ['a page that was removed', (root) => rmSync(join(root, 'src/pages/index.astro'))],
  ['a new lock file', (root) => writeFileSync(join(root, 'package-lock.json'), '{}')],
])('%s makes a build', (_name, change) => {
  const root = project();
  change(root);
  expect(isBuildStale(root, SETTINGS)).toBe(true);
});
