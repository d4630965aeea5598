import { type ChildProcess, spawn } from 'node:child_process';

/** Waits for a line. Where the pipe is closed without one, the process that held it is gone. */
const WATCHDOG = 'read -r ended || kill -s "$1" -- "-$0"';

/**
 * Ends a child's process group when this process dies, even by SIGKILL, when no code of ours runs any more: a shell
 * that outlives us sees the end of its standard input. The child must lead a group (`detached`).
 */
export function endWithUs(child: ChildProcess, signal: 'KILL' | 'QUIT' = 'KILL'): void {
  const { pid } = child;
  if (pid === undefined) return;
  const watchdog = spawn('sh', ['-c', WATCHDOG, `${pid}`, signal], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.stdin.on('error', () => {});
  watchdog.unref();
  child.once('close', () => watchdog.stdin.end('ended\n'));
}

const LOOK_EVERY_MS = 500;

/** Ends this process when the one that started it is gone: what `npm test` runs does not outlive npm. */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS).unref();
}
