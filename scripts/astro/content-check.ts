import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { contentFolder } from '../../server/content/content-folder.ts';
import { formatReport, type Report } from '../../server/content/report.ts';
import { overlayOf } from './content-overlay.ts';

/** A process of its own: Node would not read changed modules of the check again. */
const CHECK = 'scripts/check.ts';

/**
 * Runs `npm run check` after each change in the dev server, which shows problems in the terminal and in its overlay until
 * they are corrected. At the start, the server has checked.
 */
export function contentCheck(): AstroIntegration {
  return { name: 'content-check', hooks: { 'astro:server:setup': ({ server }) => checkChanges(server) } };
}

/** Checks after each change in the content folder. */
function checkChanges(server: ViteDevServer): void {
  let report: Report = { files: 0, problems: [], hints: [], unpublished: [] };
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
  const content = join(contentFolder(process.env), '/');
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
