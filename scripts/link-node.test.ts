import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../tests/harness/unit/fixture-dist.ts';

let folder: string;
beforeEach(() => {
  folder = tempFolder();
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
});

const link = () => readlinkSync(join(folder, 'node_modules/.bin/node'));
const run = () => execFileSync(process.execPath, [resolve('scripts/link-node.js')], { cwd: folder, stdio: 'inherit' });

function installNode(name: string): void {
  const bin = join(folder, 'node_modules', `${name}-${process.platform}-${process.arch}`, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'node'), '');
}

test.each(['node', 'node-bin'])('link-node links %s for this platform when the link is missing or broken', (name) => {
  installNode(name);
  run();
  const expected = `../${name}-${process.platform}-${process.arch}/bin/node`;
  expect(link()).toBe(expected);
  rmSync(join(folder, 'node_modules/.bin/node'));
  symlinkSync('../gone/bin/node', join(folder, 'node_modules/.bin/node'));
  run();
  expect(link()).toBe(expected);
});

test('link-node keeps an existing link', () => {
  installNode('node');
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
  run();
  expect(link()).toBe(process.execPath);
});

test('link-node links nothing when no Node is installed', () => {
  run();
  expect(readdirSync(join(folder, 'node_modules/.bin'))).toEqual([]);
});
