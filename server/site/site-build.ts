import { spawn } from 'node:child_process';
import { once } from 'node:events';

const ASTRO = 'node_modules/astro/bin/astro.mjs';

/** `code` is 0 when a signal stopped the build. */
export type BuildResult = { readonly code: number; readonly stopped: boolean };

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
