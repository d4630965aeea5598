import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { writeFixtureSite } from './fixture-site.ts';
import type { Bench } from './scenario.ts';

const PROGRAM = resolve('server/main.ts');
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
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
};

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
  writeFixtureSite(folder);
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: folder,
    // Nothing of the suite's own environment: a developer's SMTP_URL must not receive 2,000 letters.
    env: { PATH: process.env['PATH'], PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close').then(([code]) => code as number | null);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return closed;
  };
  bench.closeLater(() => end('SIGKILL'));
  const { address, output } = await listening(child, closed);
  return { address, pid: child.pid ?? 0, output, end };
}

async function listening(child: ChildProcess, closed: Promise<number | null>) {
  const address = Promise.withResolvers<string>();
  let output = '';
  for (const channel of [child.stdout, child.stderr] as Readable[]) {
    channel.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /^listening on (\S+)$/m.exec(output)?.[1];
      if (found) address.resolve(found);
    });
  }
  closed.then((code) => address.reject(new Error(`The server ended with ${code}: ${output.slice(0, 500)}`)));
  return { address: await address.promise, output: () => output };
}
