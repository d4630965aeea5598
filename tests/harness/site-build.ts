import { join } from 'node:path';
import { memoryOf } from './memory.ts';
import { startProcess } from './process.ts';
import type { CloseLater } from './resources.ts';

const ASTRO = 'node_modules/astro/bin/astro.mjs';
const LOOK_MS = 50;

type Build = {
  readonly code: number | null;
  readonly output: string;
  /** How long it took in milliseconds, and its most memory in bytes. */
  readonly ms: number;
  readonly memory: number;
};

/** Builds the project in `folder` as `npm start` would, whether or not it can be built. */
export async function tryBuild(
  closeLater: CloseLater,
  folder: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Build> {
  const start = performance.now();
  const { PATH, HOME } = process.env;
  // The origin that a server without settings expects, or it would build again.
  const env = { PATH, HOME, NODE_ENV: 'production', NO_COLOR: '1', SITE_URL: 'https://ilalo.example', ...variables };
  const build = startProcess([process.execPath, join(folder, ASTRO), 'build'], { cwd: folder, env });
  closeLater(build.kill);
  let memory = 0;
  // A process that has ended tells nothing any more.
  const looking = setInterval(() => {
    if (!build.hasEnded()) memory = memoryOf(build.pid).peak || memory;
  }, LOOK_MS);
  const code = await build.exit.finally(() => clearInterval(looking));
  return { code, output: build.output(), ms: performance.now() - start, memory };
}

/** Builds the project in `folder`; throws with all it printed when it cannot be built. */
export async function buildSite(...given: Parameters<typeof tryBuild>): Promise<Build> {
  const build = await tryBuild(...given);
  if (build.code !== 0) throw new Error(`The build ended with ${build.code}:\n${build.output}`);
  return build;
}
