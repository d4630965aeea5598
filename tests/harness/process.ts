import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { endWithUs } from './end-with-us.ts';

/** A program that was started as the leader of a process group. */
export type RunningProcess = {
  readonly pid: number;
  /** Exit code, or null when a signal ended it. */
  readonly exit: Promise<number | null>;
  readonly hasEnded: () => boolean;
  /** Everything printed so far, on both channels. */
  readonly output: () => string;
  /** What was printed on the error channel. */
  readonly errors: () => string;
  /** Sends a signal to the program alone. */
  readonly signal: (name: NodeJS.Signals) => void;
  /** Sends a signal to the program and all that it started, as a terminal does on Ctrl-C. */
  readonly signalAll: (name: NodeJS.Signals) => void;
  /** Sends a signal, SIGTERM unless told otherwise, and resolves to the exit code. */
  readonly stop: (name?: NodeJS.Signals) => Promise<number | null>;
  /** SIGKILL to the program and all that it started. */
  readonly kill: () => Promise<void>;
};

type How = Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> & {
  /** Called with everything printed so far whenever there is more. */
  readonly onOutput?: (soFar: string) => void;
  /** How it ends when we are killed; PostgreSQL leaves shared memory behind after SIGKILL. */
  readonly lastSignal?: 'KILL' | 'QUIT';
};

/** Starts a program without input. It does not outlive us. */
export function startProcess([program = '', ...given]: readonly string[], how: How = {}): RunningProcess {
  const { onOutput, lastSignal, ...options } = how;
  const child = spawn(program, given, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  endWithUs(child, lastSignal);
  let output = '';
  let errors = '';
  const read = (channel: Readable, onText: (text: string) => void) =>
    channel.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onText(text);
      onOutput?.(output);
    });
  read(child.stdout, () => {});
  read(child.stderr, (text) => {
    errors += text;
  });
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const signal = (name: NodeJS.Signals, target = child.pid) => {
    if (target && !hasEnded()) process.kill(target, name);
  };
  const signalAll = (name: NodeJS.Signals) => signal(name, child.pid && -child.pid);
  return {
    pid: child.pid ?? 0,
    exit,
    hasEnded,
    output: () => output,
    errors: () => errors,
    signal,
    signalAll,
    stop: (name = 'SIGTERM') => {
      signal(name);
      return exit;
    },
    kill: async () => {
      signalAll('SIGKILL');
      await exit;
    },
  };
}
