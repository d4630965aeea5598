import { resolve } from 'node:path';
import { type RunningProcess, startProcess } from './process.ts';
import { type CloseLater, tempFolder } from './resources.ts';

/** A running program of the project. */
export type Run = RunningProcess & {
  /** The server's address once it listens; rejects with the output if the program exits first. */
  readonly listening: Promise<string>;
};
export type Site = RunningProcess & { readonly url: string };

type Variables = Readonly<Record<string, string | undefined>>;

/** Runs an npm script of the project in `cwd`, as an operator would. */
export const runNpm = (script: string, env: Variables = {}, cwd?: string): Run =>
  run(['npm', 'run', '--silent', script], env, cwd);

/** Runs a program of the project, such as `server/main.ts`, in `cwd`, by default with the project's content. */
export const runNode = (program: string, env: Variables = {}, cwd?: string, flags: readonly string[] = []): Run =>
  run([process.execPath, ...flags, resolve(program)], { CONTENT_DIR: resolve('content'), ...env }, cwd);

function run(command: readonly string[], env: Variables, cwd?: string): Run {
  const address = Promise.withResolvers<string>();
  // Do not inherit the environment: a developer's SMTP_URL must not receive 2,000 emails, and Astro behaves
  // differently when it detects Vitest.
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
  // Avoids an unhandled rejection when the caller expects a failed start.
  address.promise.catch(() => {});
  return { ...started, listening: address.promise };
}

/**
 * Runs `npm start` for the project, or its copy in `cwd`, on a free port with its data in a temporary folder by default.
 * Builds first if there is no build.
 */
export async function startSite(closeLater: CloseLater, env: Variables = {}, cwd?: string): Promise<Site> {
  const data = env['DATA_DIR'] ?? tempFolder(closeLater);
  const site = runNpm('start', { LOG_LEVEL: 'error', ...env, DATA_DIR: data }, cwd);
  closeLater(site.kill);
  return { ...site, url: await site.listening };
}
