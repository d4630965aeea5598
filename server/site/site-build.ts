import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { WriteStream } from 'node:tty';

const ASTRO = 'node_modules/astro/bin/astro.mjs';
/** Precedes each file name in Astro's output. */
const FILE = '├─';

/** `code` is 0 when a signal stopped the build. */
export type BuildResult = { readonly code: number; readonly stopped: boolean };

/** Builds the site for an origin and shows progress on one line. Astro's own output is printed only on failure. */
export async function buildSite(siteUrl: string): Promise<BuildResult> {
  const env = { ...process.env, NODE_ENV: 'production', SITE_URL: siteUrl };
  const child = spawn(process.execPath, [ASTRO, 'build'], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const progress = startProgress(process.stdout);
  let output = '';
  for (const channel of [child.stdout, child.stderr]) {
    channel.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      progress.update(output.split(FILE).length - 1);
    });
  }
  const end = await waitFor(child);
  progress.end(end.code === 0 && !end.stopped);
  if (end.code !== 0) process.stderr.write(output);
  return end;
}

/** Waits for the build and forwards signals to it. */
async function waitFor(child: ChildProcess): Promise<BuildResult> {
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

/** Rewrites one line on a terminal; prints only the result to a pipe. */
function startProgress(output: WriteStream) {
  const start = performance.now();
  let files = 0;
  const show = (text: string) => output.isTTY && output.write(`\r\x1b[K${text}`);
  show('building …');
  return {
    update(count: number) {
      if (count !== files) show(`building … ${count} files`);
      files = count;
    },
    end(succeeded: boolean) {
      show('');
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      if (succeeded) output.write(`built ${files} files in ${seconds} s\n`);
    },
  };
}
