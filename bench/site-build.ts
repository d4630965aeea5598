import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const ASTRO = 'node_modules/astro/bin/astro.mjs';

/** Builds the project in `folder` as `npm start` would; resolves to how long it took, in milliseconds. */
export async function buildSite(folder: string): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, [join(folder, ASTRO), 'build'], {
    cwd: folder,
    // The origin that a server without settings expects, or it would build again.
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', NO_COLOR: '1', SITE_URL: 'https://ilalo.example' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], ...output] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${output.join('\n')}`);
  return performance.now() - start;
}
