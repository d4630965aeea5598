import type { Bench } from '../bench.ts';
import { writeFixtureBuild } from '../fixture-build.ts';
import { runNode } from '../server.ts';

const SITE_URL = 'https://ilalo.example';
export const AGENCY = 'buzon@agencia.example';

export type Settings = Readonly<Record<string, string>>;

/** A running `server/main.ts`. */
export type Instance = {
  readonly address: string;
  readonly pid: number;
  /** Everything it has printed, on both channels. */
  readonly output: () => string;
  /** Sends a signal and waits for the end; resolves to the exit code, or null when the signal ended it. */
  readonly stop: (how?: Stop) => Promise<number | null>;
};

/** How a server is ended: by a signal, or twice in a moment, as a terminal and npm do together. */
export type Stop = NodeJS.Signals | 'Ctrl-C';

/**
 * The settings that every instance of a scenario shares. Clients name their own address, as a proxy would:
 * thousands of visitors do not share one, and the rate limit must not see them as one.
 */
export function settingsFor(bench: Bench, own: Settings): Settings {
  return { SITE_URL, CONTACT_TO: AGENCY, TRUST_PROXY: '127.0.0.1', DATA_DIR: bench.tempFolder(), ...own };
}

/** Starts a server process and waits until it listens; it is killed at the latest when the scenario ends. */
export async function startInstance(bench: Bench, settings: Settings): Promise<Instance> {
  const folder = bench.tempFolder();
  writeFixtureBuild(folder);
  const server = runNode('server/main.ts', settings, folder);
  bench.closeLater(server.kill);
  const stop = (how: Stop = 'SIGTERM') => {
    if (how !== 'Ctrl-C') return server.stop(how);
    server.signal('SIGINT');
    // Two of a kind that are sent at once may arrive as one.
    return server.stop('SIGTERM');
  };
  return { ...server, stop, address: await server.listening };
}
