import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Platform = Readonly<Record<'os' | 'cpu' | 'libc', string>>;

const README = readFileSync('README.md', 'utf8');
const packages: Readonly<Record<string, Entry>> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

/** Platforms that `npm ci` installs on, by their wording in the README. */
const PLATFORMS: Readonly<Record<string, Platform>> = {
  'Linux on x64 with glibc': { os: 'linux', cpu: 'x64', libc: 'glibc' },
  'Linux on arm64 with glibc': { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  'macOS on arm64': { os: 'darwin', cpu: 'arm64', libc: '' },
  'macOS on x64': { os: 'darwin', cpu: 'x64', libc: '' },
};

/** Optional packages whose names say that they are for a platform, and that are not in the lock file. */
function missing(entries: Readonly<Record<string, Entry>>, { os, cpu }: Platform): string[] {
  const isThere = (name: string) => Object.keys(entries).some((path) => path.endsWith(`node_modules/${name}`));
  return Object.values(entries)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => name.includes(os) && name.includes(cpu) && !isThere(name));
}

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

test.each(Object.entries(PLATFORMS))('the lock file has all packages for %s, with their hashes', (words, platform) => {
  expect(README.replace(/\s+/g, ' ')).toContain(words);
  expect(unchecked(packages, platform)).toEqual([]);
  expect(missing(packages, platform)).toEqual([]);
});

test('missing finds a package for the platform that the lock file leaves out', () => {
  const entries = { 'node_modules/a': { optionalDependencies: { 'a-linux-x64': '1', 'a-darwin-arm64': '1' } } };
  expect(missing(entries, { os: 'darwin', cpu: 'arm64', libc: '' })).toEqual(['a-darwin-arm64']);
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
