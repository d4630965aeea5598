import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { memoryOf } from './memory.ts';

const ASTRO = 'node_modules/astro/bin/astro.mjs';

const LOOK_MS = 50;

/** Builds the project in `folder` as `npm start` would: how long it took in milliseconds, and its most memory in bytes. */
export async function buildSite(folder: string): Promise<{ readonly ms: number; readonly memory: number }> {
  const start = performance.now();
  const child = spawn(process.execPath, [join(folder, ASTRO), 'build'], {
    cwd: folder,
    // The origin that a server without settings expects, or it would build again.
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', NO_COLOR: '1', SITE_URL: 'https://ilalo.example' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let memory = 0;
  // A process that has ended tells nothing any more.
  const looking = setInterval(() => {
    if (child.exitCode === null) memory = memoryOf(child.pid ?? 0).peak || memory;
  }, LOOK_MS);
  const [[code], ...output] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  clearInterval(looking);
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${output.join('\n')}`);
  return { ms: performance.now() - start, memory };
}
