/**
 * Completes `package-lock.json` after every change of dependencies (`npm run lock`).
 *
 * Adds the optional packages of other platforms that the registry did not offer when the lock was written: `npm ci`
 * rejects a lock without them, although it never installs them. They have no hash, so the README must not promise a
 * platform that installs one of them (`tests/source/lock.test.ts`).
 *
 * Removes each package's required Node version. npm compares it with the Node that runs npm and would print a dozen
 * warnings on Node 20; but the packages run on the Node version in the lock.
 */
import { readFile, writeFile } from 'node:fs/promises';

type Entry = {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  engines?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Entry> };

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

/** The platform in a package's name; WebAssembly packages have no system. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const system = SYSTEMS.find((candidate) => name.includes(candidate));
  const processor = PROCESSORS.find((candidate) => name.includes(candidate));
  const libc = name.endsWith('-musl') && { libc: ['musl'] };
  return { ...(system && { os: [system] }), ...(processor && { cpu: [processor] }), ...libc };
}

const file = 'package-lock.json';
const lock: Lock = JSON.parse(await readFile(file, 'utf8'));
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  // The project's own entry keeps it, so that npm warns about a Node that is too old to install.
  if (path !== '') delete entry.engines;
  const { optionalDependencies = {} } = entry;
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
    if (places.some((place) => place in lock.packages)) continue;
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ''),
      optional: true,
      ...platformOf(name),
    };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added to ${file}`);
