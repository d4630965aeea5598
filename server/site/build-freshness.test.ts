import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../testing/fixture-dist.ts';
import { type BuildSettings, reasonToBuild, settingsMismatch } from './build-freshness.ts';

const SETTINGS = { siteUrl: 'https://tilo.example', vitalsSample: 0 };
const OLD = new Date('2026-01-01');
const BUILT = new Date('2026-02-01');
const NEW = new Date('2026-03-01');

/** A project with a build newer than its only page. */
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

const rebuild = (root: string, change: Partial<BuildSettings>) =>
  writeFileSync(join(root, 'dist/build.json'), JSON.stringify({ ...SETTINGS, ...change }));

test('a build newer than its sources is current', () => {
  expect(reasonToBuild(project(), SETTINGS)).toBeUndefined();
});

test.each<[string, (root: string) => void, string]>([
  ['no build', (root) => rmSync(join(root, 'dist'), { recursive: true }), 'there is no build yet'],
  ['an empty build.json', (root) => writeFileSync(join(root, 'dist/build.json'), ''), 'no build'],
  ['a build for another origin', (root) => rebuild(root, { siteUrl: 'http://other' }), 'the build is for http://other'],
  ['a build for another VITALS_SAMPLE', (root) => rebuild(root, { vitalsSample: 0.1 }), 'VITALS_SAMPLE'],
  ['a page that changed', (root) => utimesSync(join(root, 'src/pages/index.astro'), NEW, NEW), 'src has changed'],
  ['a page that was removed', (root) => rmSync(join(root, 'src/pages/index.astro')), 'src has changed'],
  ['a new lock file', (root) => writeFileSync(join(root, 'package-lock.json'), '{}'), 'package-lock.json has changed'],
])('%s requires a build', (_name, change, reason) => {
  const root = project();
  change(root);
  expect(reasonToBuild(root, SETTINGS)).toContain(reason);
});

test('settingsMismatch() names the setting that differs, and reports none without a build', () => {
  const dist = join(project(), 'dist');
  const wanted = { ...SETTINGS, siteUrl: 'http://other' };
  expect(settingsMismatch(dist, SETTINGS)).toBeUndefined();
  expect(settingsMismatch(dist, wanted)).toBe('SITE_URL is http://other, the build is for https://tilo.example');
  expect(settingsMismatch(join(dist, 'absent'), wanted)).toBeUndefined();
});
