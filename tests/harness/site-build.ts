import { join } from 'node:path';
import { memoryOf } from './memory.ts';
import { startProcess } from './process.ts';
import type { CloseLater } from './resources.ts';

const ASTRO = 'node_modules/astro/bin/astro.mjs';
const POLL_MS = 50;

type Build = {
  readonly code: number | null;
  readonly output: string;
  readonly ms: number;
  /** Peak memory in bytes. */
  readonly memory: number;
};

/** Builds the project in `folder` as `npm start` does; the build may fail. */
export async function tryBuild(
  closeLater: CloseLater,
  folder: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Build> {
  const start = performance.now();
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'production', NO_COLOR: '1', ...variables };
  const build = startProcess([process.execPath, join(folder, ASTRO), 'build'], { cwd: folder, env });
  closeLater(build.kill);
  let memory = 0;
  // Memory is readable only while the process runs.
  const polling = setInterval(() => {
    if (!build.hasEnded()) memory = memoryOf(build.pid).peak || memory;
  }, POLL_MS);
  const code = await build.exit.finally(() => clearInterval(polling));
  return { code, output: build.output(), ms: performance.now() - start, memory };
}

/** Builds the project in `folder`; throws with the output when the build fails. */
export async function buildSite(...args: Parameters<typeof tryBuild>): Promise<Build> {
  const build = await tryBuild(...args);
  if (build.code !== 0) throw new Error(`The build ended with ${build.code}:\n${build.output}`);
  return build;
}
