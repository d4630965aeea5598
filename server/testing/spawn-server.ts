import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';

export type SpawnedServer = {
  readonly child: ChildProcess;
  /** Where it listens; rejects when it ended before that. */
  readonly address: Promise<string>;
  /** Exit code, or null when a signal ended it. */
  readonly exit: Promise<number | null>;
  readonly output: () => string;
  readonly errors: () => string;
};

/** Runs `server/main.ts` or `start.ts` as a process of its own in `folder`, which holds `dist`; ended with the test. */
export function spawnServer(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  program: 'main' | 'start' = 'main',
): SpawnedServer {
  const child = spawn(process.execPath, [resolve(`server/${program}.ts`)], { cwd: folder, env: { PORT: '0', ...env } });
  const address = Promise.withResolvers<string>();
  const output = keep(child.stdout, (soFar) => {
    const [, found] = /^listening on (\S+)$/m.exec(soFar) ?? [];
    if (found) address.resolve(found);
  });
  const errors = keep(child.stderr, () => {});
  const exit = once(child, 'close').then(([code]) => {
    address.reject(new Error(`The server ended: ${code} ${errors()}`));
    return code as number | null;
  });
  // A test that expects no address does not wait for it.
  address.promise.catch(() => {});
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  return { child, address: address.promise, exit, output, errors };
}

/** Keeps what a stream says; `onMore` is told all of it whenever there is more. */
function keep(stream: Readable, onMore: (soFar: string) => void): () => string {
  let soFar = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    soFar += text;
    onMore(soFar);
  });
  return () => soFar;
}
