import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Site = {
  readonly url: string;
  /** A signal to npm, SIGTERM unless told otherwise, as an operator would; resolves to npm's exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** SIGKILL to npm and all that it started. */
  readonly kill: () => Promise<void>;
};
export type Run = Omit<Site, 'url'> & {
  /** Where the site listens; rejects with all it printed when it ends before that. */
  readonly listening: Promise<string>;
  readonly exit: Promise<number | null>;
  /** Everything printed so far, on both channels. */
  readonly output: () => string;
};

/** Runs an npm script of the project as a process group of its own. */
export function runNpm(script: string, env: Record<string, string> = {}, cwd = process.cwd()): Run {
  const child = spawn('npm', ['run', '--silent', script], {
    cwd,
    // The tests' own NODE_ENV and .env must not reach the site, nor that a test runs it: Astro would behave otherwise.
    env: { ...process.env, NODE_ENV: '', VITEST: '', NO_COLOR: '1', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = Promise.withResolvers<string>();
  let output = '';
  for (const channel of [child.stdout, child.stderr]) {
    channel.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /^listening on (\S+)$/m.exec(output)?.[1];
      if (found) address.resolve(found);
    });
  }
  const exit = once(child, 'close').then(([code]) => {
    address.reject(new Error(`npm run ${script} ended with ${code}:\n${output}`));
    return code as number | null;
  });
  // Who expects the site to fail does not wait for its address.
  address.promise.catch(() => {});
  const signal = async (name: NodeJS.Signals, target: number | undefined) => {
    if (child.exitCode === null && child.signalCode === null && target) process.kill(target, name);
    return exit;
  };
  return {
    listening: address.promise,
    exit,
    output: () => output,
    stop: (name = 'SIGTERM') => signal(name, child.pid),
    kill: async () => void (await signal('SIGKILL', child.pid && -child.pid)),
  };
}

/** The real site, or a copy of the project: `npm start` on a free port, which builds it first where that is missing. */
export async function startSite(env: Record<string, string>, cwd?: string): Promise<Site> {
  const { listening, stop, kill } = runNpm('start', { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...env }, cwd);
  return { url: await listening, stop, kill };
}
