import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the build is made from, under the project's root. */
const SOURCES = ['content', 'domain', 'src', 'scripts', 'astro.config.ts', 'tsconfig.json', 'package-lock.json'];

/** What the build reads from the environment; `dist/build.json` holds what it was made with. */
export type BuildSettings = { readonly siteUrl: string; readonly vitalsSample: number };

/**
 * True when `dist` cannot be served as it is: absent, unfinished, older than a source, or built with
 * other settings. The build writes `dist/build.json` last, so its time is the build's.
 */
export function isBuildStale(root: string, wanted: BuildSettings): boolean {
  const record = join(root, 'dist/build.json');
  try {
    const built: unknown = JSON.parse(readFileSync(record, 'utf8'));
    const { siteUrl, vitalsSample } = built as Partial<BuildSettings>;
    const same = siteUrl === wanted.siteUrl && vitalsSample === wanted.vitalsSample;
    return !same || SOURCES.some((source) => newestChange(join(root, source)) > statSync(record).mtimeMs);
  } catch {
    return true;
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
