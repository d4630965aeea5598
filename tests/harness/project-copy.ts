import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type CloseLater, tempFolder } from './resources.ts';

const SOURCES = ['content', 'domain', 'src', 'server', 'scripts', 'astro.config.ts', 'package.json', 'tsconfig.json'];

/**
 * Copies the project's sources into a temporary folder, for isolated builds. Packages are linked one by one, so that
 * Astro's cache in `node_modules/.astro` is not shared.
 */
export function copyProject(closeLater: CloseLater): string {
  const folder = tempFolder(closeLater);
  for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  const kept = readdirSync('node_modules').filter((name) => !name.startsWith('.') || name === '.bin');
  for (const name of kept) symlinkSync(resolve('node_modules', name), join(packages, name));
  return folder;
}
