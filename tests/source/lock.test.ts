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

const packages: Readonly<Record<string, Entry>> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

/** Platforms that `npm ci` installs on. */
const PLATFORMS: Readonly<Record<string, Readonly<Record<'os' | 'cpu' | 'libc', string>>>> = {
  'Linux on x64 with glibc': { os: 'linux', cpu: 'x64', libc: 'glibc' },
  'Linux on arm64 with glibc': { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  'macOS on arm64': { os: 'darwin', cpu: 'arm64', libc: '' },
  'macOS on x64': { os: 'darwin', cpu: 'x64', libc: '' },
};

test.each(Object.entries(PLATFORMS))('the lock file has all packages for %s, with their hashes', (_, platform) => {
  const isInstalled = ({ os, cpu, libc }: Entry) =>
    (os ?? [platform.os]).includes(platform.os) &&
    (cpu ?? [platform.cpu]).includes(platform.cpu) &&
    (libc ?? [platform.libc]).includes(platform.libc);
  const unchecked = ([path, entry]: [string, Entry]) =>
    path !== '' && !entry.link && !entry.integrity && isInstalled(entry);
  expect(Object.entries(packages).filter(unchecked)).toEqual([]);
  // Optional packages say in their names for which platform they are.
  const isMissing = (name: string) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`));
  const optional = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => name.includes(platform.os) && name.includes(platform.cpu));
  expect(optional).not.toEqual([]);
  expect(optional.filter(isMissing)).toEqual([]);
});
