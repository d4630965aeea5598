import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { formatReport, type Report } from '../../server/content/report.ts';
import { overlayOf } from './content-overlay.ts';

/** Runs in a separate process: type-checking blocks for seconds, and Node would not reload changed modules here. */
const CHECK = 'scripts/check/main.ts';
/** Astro rejects mistakes in these files when it starts, with an English message that does not help the owner. */
const RECORDS = /\.(ya?ml|md)$/;

/**
 * Runs `npm run check` in builds and in the dev server. A build with problems stops at once and keeps the previous
 * build. The dev server shows problems in the terminal and in its overlay until they are corrected; it does not start
 * with a problem in a YAML or Markdown file.
 */
export function contentCheck(): AstroIntegration {
  let report: Report = { files: 0, problems: [], unpublished: [] };
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command !== 'build' && command !== 'dev') return;
        report = await runCheck();
        const { problems } = report;
        console.log(formatReport(report));
        if (command === 'build' ? problems.length > 0 : problems.some(({ file }) => RECORDS.test(file)))
          process.exit(1);
      },
      'astro:server:setup': ({ server }) => checkChanges(server, report),
    },
  };
}

/** Checks after each change in `content/`. */
function checkChanges(server: ViteDevServer, atStart: Report): void {
  let report = atStart;
  const check = withoutOverlap(async () => {
    const before = report.problems.length;
    report = await runCheck();
    if (before + report.problems.length > 0) console.log(formatReport(report));
    if (report.problems.length > 0) server.ws.send(overlayOf(report.problems));
    else if (before > 0) server.ws.send({ type: 'full-reload' });
  });
  server.ws.on('connection', () => {
    if (report.problems.length > 0) server.ws.send(overlayOf(report.problems));
  });
  const content = join(resolve('content'), '/');
  server.watcher.on('all', (_event, path) => {
    if (resolve(path).startsWith(content)) void check();
  });
}

/** Rejects when the check itself fails. */
function runCheck(): Promise<Report> {
  return new Promise((done, fail) => {
    execFile(process.execPath, [CHECK, '--json'], { maxBuffer: 1 << 24 }, (error, stdout) => {
      // With problems the exit code is 1, so `error` is set, but the report is complete.
      if (stdout) done(JSON.parse(stdout));
      else fail(error);
    });
  });
}

/** Returns a function that runs a task now, or once more after the run in progress. A failure is printed. */
function withoutOverlap(task: () => Promise<void>): () => Promise<void> {
  let isAsked = false;
  let isRunning = false;
  return async () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      await task().catch(console.error);
    }
    isRunning = false;
  };
}
