import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The file of a build that is written last. */
const MARK = 'dist/package.json';
/** The pages. Two builds at once, which empty each other's folder, may leave none. */
const PAGES = 'dist/server/entry.mjs';

/** Inputs of the build, relative to the project's root. */
const SOURCES = [
  ...['domain', 'server', 'src', 'scripts/astro'],
  ...['astro.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
];

/** Why `dist` is missing or stale, as a sentence for the console; undefined when it can be served. */
export function reasonToBuild(root: string): string | undefined {
  const builtAt = statSync(join(root, MARK), { throwIfNoEntry: false })?.mtimeMs;
  if (builtAt === undefined || !existsSync(join(root, PAGES))) return 'there is no build yet';
  const changed = SOURCES.find((source) => newestChange(join(root, source)) > builtAt);
  return changed && `${changed} has changed`;
}

/** Latest modification time of a file or tree, in milliseconds since the epoch; 0 when it does not exist. */
function newestChange(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  // A folder's own mtime changes when a file in it is deleted.
  const below = found.isDirectory() ? readdirSync(path).map((name) => newestChange(join(path, name))) : [];
  return Math.max(found.mtimeMs, ...below);
}

const ASTRO = 'node_modules/astro/bin/astro.mjs';

/** `code` is 0 when a signal stopped the build. */
type BuildResult = { readonly code: number; readonly stopped: boolean };

/** Builds the program, with Astro's own output. Signals are forwarded to it. */
export async function buildSite(): Promise<BuildResult> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [ASTRO, 'build'], { stdio: ['ignore', 'inherit', 'inherit'], env });
  let stopped = false;
  const stop = () => {
    stopped = true;
    child.kill();
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const [code] = await once(child, 'close');
  process.off('SIGTERM', stop).off('SIGINT', stop);
  return { code: stopped ? 0 : (code ?? 1), stopped };
}
