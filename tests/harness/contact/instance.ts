import { writeFixtureBuild } from '../fixture-build.ts';
import type { RunContext } from '../run-context.ts';
import { runNode } from '../server.ts';

const SITE_URL = 'https://tilo.example';
export const AGENCY = 'buzon@agencia.example';

export type Settings = Readonly<Record<string, string>>;

/** A running `server/main.ts`. */
export type Instance = {
  readonly address: string;
  readonly pid: number;
  /** Everything it has printed to stdout and stderr. */
  readonly output: () => string;
  /** Sends a signal; resolves to the exit code, or null if the signal killed it. */
  readonly stop: (how?: Stop) => Promise<number | null>;
};

/** How to stop a server: one signal, or two at once, as a terminal and npm send together on Ctrl-C. */
export type Stop = NodeJS.Signals | 'Ctrl-C';

/**
 * The settings that every instance of a scenario shares. The server trusts `X-Forwarded-For`, so that each client has
 * its own IP address and the rate limit does not apply to all of them together.
 */
export function settingsFor(context: RunContext, settings: Settings): Settings {
  return { SITE_URL, CONTACT_TO: AGENCY, TRUST_PROXY: '127.0.0.1', DATA_DIR: context.tempFolder(), ...settings };
}

/** Starts a server process and waits until it listens; killed at the end of the scenario. */
export async function startInstance(context: RunContext, settings: Settings): Promise<Instance> {
  const folder = context.tempFolder();
  writeFixtureBuild(folder);
  const server = runNode('server/main.ts', settings, folder);
  context.closeLater(server.kill);
  const stop = (how: Stop = 'SIGTERM') => {
    if (how !== 'Ctrl-C') return server.stop(how);
    server.signal('SIGINT');
    // The kernel merges two pending signals of the same kind, so send a different one.
    return server.stop('SIGTERM');
  };
  return { ...server, stop, address: await server.listening };
}
