/**
 * Adds to `package-lock.json` the optional packages of other platforms that a registry did not offer when the
 * lock was written: `npm ci` refuses a lock that does not list them, although it would skip them anyway.
 * Run after every change of dependencies: `node scripts/complete-lock.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';

type Entry = {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Entry> };

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

/** The platform that a package's name tells; WebAssembly packages have no system. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu'> {
  const system = SYSTEMS.find((candidate) => name.includes(candidate));
  const processor = PROCESSORS.find((candidate) => name.includes(candidate));
  return { ...(system && { os: [system] }), ...(processor && { cpu: [processor] }) };
}

const file = 'package-lock.json';
const lock: Lock = JSON.parse(await readFile(file, 'utf8'));
let added = 0;
for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
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
