/**
 * Run after every change of dependencies (`npm run lock`): removes each package's required Node version from
 * `package-lock.json`. npm compares it with the Node that runs npm and would print a dozen warnings on Node 20; but the
 * packages run on the Node version in the lock.
 */
import { readFile, writeFile } from 'node:fs/promises';

type Lock = { packages: Record<string, { engines?: Record<string, string> }> };

const file = 'package-lock.json';
const lock: Lock = JSON.parse(await readFile(file, 'utf8'));
for (const [path, entry] of Object.entries(lock.packages)) {
  // The project's own entry keeps it, so that npm warns about a Node that is too old to install.
  if (path !== '') delete entry.engines;
}
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
