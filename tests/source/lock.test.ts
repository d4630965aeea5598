import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
};
type Platform = Readonly<Record<'os' | 'cpu' | 'libc', string>>;

const README = readFileSync('README.md', 'utf8');
const packages: Readonly<Record<string, Entry>> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

/** Platforms, by their wording in the README. */
const PLATFORMS: Readonly<Record<string, Platform>> = {
  'Linux on x64 with glibc': { os: 'linux', cpu: 'x64', libc: 'glibc' },
  'Linux on arm64 with glibc': { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  'macOS on arm64': { os: 'darwin', cpu: 'arm64', libc: '' },
  'Windows on x64': { os: 'win32', cpu: 'x64', libc: '' },
};

/** Packages that npm would install on a platform without checking a hash. */
function unchecked(entries: Readonly<Record<string, Entry>>, platform: Platform): string[] {
  const isInstalled = ({ os, cpu, libc }: Entry) =>
    (os ?? [platform.os]).includes(platform.os) &&
    (cpu ?? [platform.cpu]).includes(platform.cpu) &&
    (libc ?? [platform.libc]).includes(platform.libc);
  return Object.entries(entries)
    .filter(([path, entry]) => path !== '' && !entry.link && !entry.integrity && isInstalled(entry))
    .map(([path]) => path);
}

test('every package for a platform in the README has a hash in the lock file', () => {
  const promised = Object.entries(PLATFORMS).filter(([words]) => README.includes(words));
  expect(promised).not.toEqual([]);
  expect(promised.flatMap(([, platform]) => unchecked(packages, platform))).toEqual([]);
});

test('unchecked finds packages without a hash only on their own platform', () => {
  const entries = {
    '': {},
    'node_modules/sound': { integrity: 'sha512-x' },
    'node_modules/all': {},
    'node_modules/arm': { os: ['linux'], cpu: ['arm64'] },
    'node_modules/musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  };
  expect(unchecked(entries, { os: 'linux', cpu: 'x64', libc: 'glibc' })).toEqual(['node_modules/all']);
  expect(unchecked(entries, { os: 'linux', cpu: 'arm64', libc: 'glibc' })).toEqual([
    'node_modules/all',
    'node_modules/arm',
  ]);
});
