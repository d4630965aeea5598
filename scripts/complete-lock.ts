/**
 * Completes `package-lock.json` after every change of dependencies (`npm run lock`).
 *
 * It adds the optional packages of other platforms that a registry did not offer when the lock was written: `npm ci`
 * refuses a lock that does not list them, although it would skip them anyway. They have no hash, so the README promises
 * no platform that installs one of them (`tests/source/lock.test.ts`).
 *
 * It leaves out which Node each package asks for. npm compares that with the Node that runs npm, and warns on Node 20
 * of a dozen packages; but none of them ever runs on it: the Node that runs them is itself in the lock.
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

/** The platform that a package's name tells; WebAssembly packages have no system. */
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
  // The project's own entry keeps it: on a Node that cannot even install, npm should say so.
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
