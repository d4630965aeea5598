import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type BuildSettings, otherSettings, reasonToBuild } from './build-freshness.ts';
import { tempFolder } from './testing/fixture-dist.ts';

const SETTINGS = { siteUrl: 'https://ilalo.example', vitalsSample: 0 };
const OLD = new Date('2026-01-01');
const BUILT = new Date('2026-02-01');
const NEW = new Date('2026-03-01');

/** A project with a build that is newer than its only page. */
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

test('a build newer than its sources is up to date', () => {
  expect(reasonToBuild(project(), SETTINGS)).toBeUndefined();
});

test.each<[string, (root: string) => void, string]>([
  ['no build', (root) => rmSync(join(root, 'dist'), { recursive: true }), 'there is no build yet'],
  ['an incomplete build.json', (root) => writeFileSync(join(root, 'dist/build.json'), ''), 'no build'],
  ['a build for another origin', (root) => rebuilt(root, { siteUrl: 'http://other' }), 'the build is for http://other'],
  ['a build with another VITALS_SAMPLE', (root) => rebuilt(root, { vitalsSample: 0.1 }), 'VITALS_SAMPLE'],
  ['a page that changed', (root) => utimesSync(join(root, 'src/pages/index.astro'), NEW, NEW), 'src has changed'],
  ['a page that was removed', (root) => rmSync(join(root, 'src/pages/index.astro')), 'src has changed'],
  ['a new lock file', (root) => writeFileSync(join(root, 'package-lock.json'), '{}'), 'package-lock.json has changed'],
])('%s triggers a build', (_name, change, reason) => {
  const root = project();
  change(root);
  expect(reasonToBuild(root, SETTINGS)).toContain(reason);
});

test('otherSettings describes settings that differ from the build, or returns undefined without a build.json', () => {
  const dist = join(project(), 'dist');
  const wanted = { ...SETTINGS, siteUrl: 'http://other' };
  expect(otherSettings(dist, SETTINGS)).toBeUndefined();
  expect(otherSettings(dist, wanted)).toBe('SITE_URL is http://other, the build is for https://ilalo.example');
  expect(otherSettings(join(dist, 'absent'), wanted)).toBeUndefined();
});
