import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** File in `dist` in which the build records its settings. */
const RECORD = 'build.json';

/** Inputs of the build, relative to the project's root. */
const SOURCES = [
  ...['content', 'domain', 'server', 'src', 'scripts/astro'],
  ...['astro.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
];

/** What the build reads from the environment and records in `build.json`. */
export type BuildSettings = { readonly siteUrl: string; readonly vitalsSample: number };

/** Why `dist` is missing or stale, as a sentence for the console; undefined when it can be served. */
export function reasonToBuild(root: string, wanted: BuildSettings): string | undefined {
  const dist = join(root, 'dist');
  const built = readBuild(dist);
  if (!built) return 'there is no build yet';
  const builtAt = statSync(join(dist, RECORD)).mtimeMs;
  const changed = SOURCES.find((source) => newestChange(join(root, source)) > builtAt);
  return settingsMismatch(dist, wanted) ?? (changed && `${changed} has changed`);
}

/** Which setting differs from the build's, as a sentence for the console; undefined when none does. */
export function settingsMismatch(dist: string, { siteUrl, vitalsSample }: BuildSettings): string | undefined {
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

/** Latest modification time of a file or tree, in milliseconds since the epoch; 0 when it does not exist. */
function newestChange(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  // A folder's own mtime changes when a file in it is deleted.
  const below = found.isDirectory() ? readdirSync(path).map((name) => newestChange(join(path, name))) : [];
  return Math.max(found.mtimeMs, ...below);
}
