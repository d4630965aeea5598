import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { killWithParent } from './process-lifetime.ts';

/** A program started as the leader of its process group. */
export type RunningProcess = {
  readonly pid: number;
  /** Exit code, or null if a signal killed it. */
  readonly exit: Promise<number | null>;
  readonly hasEnded: () => boolean;
  /** Everything printed so far to stdout and stderr. */
  readonly output: () => string;
  /** What was printed to stderr. */
  readonly errors: () => string;
  /** Sends a signal to the program only. */
  readonly signal: (name: NodeJS.Signals) => void;
  /** Sends a signal to the whole process group, as a terminal does on Ctrl-C. */
  readonly signalAll: (name: NodeJS.Signals) => void;
  /** Sends a signal, SIGTERM by default, and resolves to the exit code. */
  readonly stop: (name?: NodeJS.Signals) => Promise<number | null>;
  /** SIGKILL to the whole process group. */
  readonly kill: () => Promise<void>;
};

type Options = Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> & {
  /** Called on new output with everything printed so far. */
  readonly onOutput?: (soFar: string) => void;
  /** Signal sent if this process dies; PostgreSQL needs QUIT, because SIGKILL leaks its shared memory. */
  readonly lastSignal?: 'KILL' | 'QUIT';
};

/** Starts a program without stdin. It never outlives this process. */
export function startProcess([program = '', ...args]: readonly string[], options: Options = {}): RunningProcess {
  const { onOutput, lastSignal, ...spawnOptions } = options;
  const child = spawn(program, args, { ...spawnOptions, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  killWithParent(child, lastSignal);
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
