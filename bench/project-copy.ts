import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Bench } from '../tests/faults/scenario.ts';

const SOURCES = ['content', 'domain', 'src', 'server', 'scripts', 'astro.config.ts', 'package.json', 'tsconfig.json'];

/**
 * A copy of the project's sources in a temporary folder, for builds that must not touch the project's own. Packages
 * are linked one by one: what Astro keeps in `node_modules/.astro` between builds stays the copy's own.
 */
export function copyProject({ tempFolder }: Pick<Bench, 'tempFolder'>): string {
  const folder = tempFolder();
  for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  const kept = readdirSync('node_modules').filter((name) => !name.startsWith('.') || name === '.bin');
  for (const name of kept) symlinkSync(resolve('node_modules', name), join(packages, name));
  // A copy without sources of its own would be measured as an empty site.
  if (!existsSync(join(folder, 'src/pages'))) throw new Error('Run the benchmark from the root of the project');
  return folder;
}
