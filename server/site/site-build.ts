import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { WriteStream } from 'node:tty';

const ASTRO = 'node_modules/astro/bin/astro.mjs';
/** Stands before each file in what Astro says. */
const FILE = '├─';

/** Exit code of the build, 0 when a signal stopped it. */
export type BuildEnd = { readonly code: number; readonly stopped: boolean };

/**
 * Builds the site for an origin. Says on one line how far it is; all that the build itself says is printed only when it
 * fails.
 */
export async function buildSite(siteUrl: string): Promise<BuildEnd> {
  const env = { ...process.env, NODE_ENV: 'production', SITE_URL: siteUrl };
  const child = spawn(process.execPath, [ASTRO, 'build'], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const progress = startProgress(process.stdout);
  let said = '';
  for (const channel of [child.stdout, child.stderr]) {
    channel.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      progress.reach(said.split(FILE).length - 1);
    });
  }
  const end = await endOf(child);
  progress.end(end.code === 0 && !end.stopped);
  if (end.code !== 0) process.stderr.write(said);
  return end;
}

/** Waits for the build; a signal to this process ends it. */
async function endOf(child: ChildProcess): Promise<BuildEnd> {
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

/** On a terminal a line that changes; in a pipe only its last state. */
function startProgress(output: WriteStream) {
  const start = performance.now();
  let files = 0;
  const draw = (text: string) => output.isTTY && output.write(`\r\x1b[K${text}`);
  draw('building …');
  return {
    reach(count: number) {
      if (count !== files) draw(`building … ${count} files`);
      files = count;
    },
    end(whole: boolean) {
      draw('');
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      if (whole) output.write(`built ${files} files in ${seconds} s\n`);
    },
  };
}
