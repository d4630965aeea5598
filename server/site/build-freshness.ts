import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build writes what it was made with. */
const RECORD = 'build.json';

/** What the build is made from, under the project's root. */
const SOURCES = [
  ...['content', 'domain', 'server', 'src', 'scripts/astro'],
  ...['astro.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
];

/** What the build reads from the environment; its `build.json` holds what it was made with. */
export type BuildSettings = { readonly siteUrl: string; readonly vitalsSample: number };

/**
 * Why `dist` cannot be served as it is, in words: absent, built with other settings, or older than a source. Undefined
 * when it can.
 */
export function reasonToBuild(root: string, wanted: BuildSettings): string | undefined {
  const dist = join(root, 'dist');
  const built = readBuild(dist);
  if (!built) return 'there is no build yet';
  const builtAt = statSync(join(dist, RECORD)).mtimeMs;
  const changed = SOURCES.find((source) => newestChange(join(root, source)) > builtAt);
  return otherSettings(dist, wanted) ?? (changed && `${changed} has changed`);
}

/** Which setting differs from the one that the build in `dist` was made with, in words; undefined when none does. */
export function otherSettings(dist: string, { siteUrl, vitalsSample }: BuildSettings): string | undefined {
  const built = readBuild(dist);
  if (!built) return undefined;
  if (built.siteUrl !== siteUrl) return `SITE_URL is ${siteUrl}, the build is for ${built.siteUrl}`;
  if (built.vitalsSample !== vitalsSample)
    return `VITALS_SAMPLE is ${vitalsSample}, the build is for ${built.vitalsSample}`;
  return undefined;
}

function readBuild(dist: string): Partial<BuildSettings> | undefined {
  try {
    return JSON.parse(readFileSync(join(dist, RECORD), 'utf8'));
  } catch {
    return undefined;
  }
}

/** When anything at or under a path last changed, in milliseconds since the epoch; 0 when it is absent. */
function newestChange(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  // A folder's own time shows what was removed from it.
  const below = found.isDirectory() ? readdirSync(path).map((name) => newestChange(join(path, name))) : [];
  return Math.max(found.mtimeMs, ...below);
}
