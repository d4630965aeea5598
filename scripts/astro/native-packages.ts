import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Packages with parts in machine code, which no bundle can contain. */
export const NATIVE_PACKAGES: readonly string[] = ['satteri', 'sharp'];

/** Copies the native packages and those that they need, as installed for this platform, into `folder`/node_modules. */
export async function copyNativePackages(folder: string): Promise<void> {
  for (const name of await withDependencies(NATIVE_PACKAGES)) {
    await cp(join('node_modules', name), join(folder, 'node_modules', name), { recursive: true });
  }
}

/** The packages and all that they depend on, without types and without builds for other platforms. */
async function withDependencies(names: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const add = async (name: string): Promise<void> => {
    const manifest = join('node_modules', name, 'package.json');
    if (found.has(name) || name.startsWith('@types/') || !existsSync(manifest)) return;
    found.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(await readFile(manifest, 'utf8'));
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) await add(needed);
  };
  for (const name of names) await add(name);
  return found;
}
