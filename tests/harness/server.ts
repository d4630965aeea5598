import { resolve } from 'node:path';
import { type RunningProcess, startProcess } from './process.ts';
import { type CloseLater, tempFolder } from './resources.ts';

/** A run of one of the project's programs. */
export type Run = RunningProcess & {
  /** Where it listens; rejects with all it printed when it ends before that. */
  readonly listening: Promise<string>;
};
/** A site that listens. */
export type Site = RunningProcess & { readonly url: string };

type Variables = Readonly<Record<string, string | undefined>>;

/** Runs an npm script of the project in `cwd`, as an operator would. */
export const runNpm = (script: string, env: Variables = {}, cwd?: string): Run =>
  run(['npm', 'run', '--silent', script], env, cwd);

/** Runs a program of the project, `server/main.ts` for example, in `cwd`. */
export const runNode = (program: string, env: Variables = {}, cwd?: string, flags: readonly string[] = []): Run =>
  run([process.execPath, ...flags, resolve(program)], env, cwd);

function run(command: readonly string[], env: Variables, cwd?: string): Run {
  const address = Promise.withResolvers<string>();
  // Nothing else of our own environment: a developer's SMTP_URL must not receive 2,000 letters, and Astro behaves
  // differently where it sees that a test runs it.
  const { PATH, HOME } = process.env;
  const started = startProcess(command, {
    cwd,
    env: { PATH, HOME, NO_COLOR: '1', HOST: '127.0.0.1', PORT: '0', ...env },
    onOutput: (soFar) => {
      const found = /^listening on (\S+)$/m.exec(soFar)?.[1];
      if (found) address.resolve(found);
    },
  });
  started.exit.then((code) =>
    address.reject(new Error(`${command.join(' ')} ended with ${code}:\n${started.output()}`)),
  );
  // A caller that expects it to fail does not wait for its address.
  address.promise.catch(() => {});
  return { ...started, listening: address.promise };
}

/**
 * The real site, or the copy of the project in `cwd`: `npm start` on a free port, with its data in a temporary folder
 * unless told otherwise. It is built first where the build is missing.
 */
export async function startSite(closeLater: CloseLater, env: Variables = {}, cwd?: string): Promise<Site> {
  const data = env['DATA_DIR'] ?? tempFolder(closeLater);
  const site = runNpm('start', { LOG_LEVEL: 'error', ...env, DATA_DIR: data }, cwd);
  closeLater(site.kill);
  return { ...site, url: await site.listening };
}
