import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { WriteStream } from 'node:tty';

const ASTRO = 'node_modules/astro/bin/astro.mjs';

/** `code` is 0 when a signal stopped the build. */
export type BuildResult = { readonly code: number; readonly stopped: boolean };

/** Builds the program and shows progress on one line. Astro's own output is printed only on failure. */
export async function buildSite(): Promise<BuildResult> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [ASTRO, 'build'], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const endProgress = startProgress(process.stdout);
  let output = '';
  for (const channel of [child.stdout, child.stderr]) {
    channel.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const end = await waitFor(child);
  endProgress(end.code === 0 && !end.stopped);
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
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
  const show = (text: string) => output.isTTY && output.write(`\r\x1b[K${text}`);
  const timer = setInterval(() => show(`building … ${seconds()} s`), 100);
  return (succeeded: boolean) => {
    clearInterval(timer);
    show('');
    if (succeeded) output.write(`built in ${seconds()} s\n`);
  };
}
