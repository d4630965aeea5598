import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceBuild } from './replace-build.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'put-in-place-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function addBuild(name: string, text: string): string {
  mkdirSync(join(root, name));
  writeFileSync(join(root, name, 'index.html'), text);
  return join(root, name);
}

const place = () => join(root, 'dist');
const page = () => readFileSync(join(place(), 'index.html'), 'utf8');

test('replaceBuild puts the first build in place', async () => {
  await replaceBuild(addBuild('dist.new', 'first'), place());
  expect(page()).toBe('first');
});

test('replaceBuild replaces the previous build and removes what an interrupted replacement left behind', async () => {
  addBuild('dist', 'first');
  addBuild('dist.old', 'left over');
  await replaceBuild(addBuild('dist.new', 'second'), place());
  expect(page()).toBe('second');
  expect(readdirSync(root)).toEqual(['dist']);
});
