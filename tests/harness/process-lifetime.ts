import { type ChildProcess, spawn } from 'node:child_process';

/** Waits for a line on stdin. If stdin closes without one, the parent has died. */
const WATCHDOG = 'read -r ended || kill -s "$1" -- "-$0"';

/**
 * Kills a child's process group when this process dies. This works even on SIGKILL, because a separate shell notices
 * that its standard input closes. The child must lead its process group (`detached`).
 */
export function killWithParent(child: ChildProcess, signal: 'KILL' | 'QUIT' = 'KILL'): void {
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

const POLL_MS = 500;

/** Ends this process when its parent is gone, so that nothing outlives `npm test`. */
export function exitWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, POLL_MS).unref();
}
