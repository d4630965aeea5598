import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { requirePackages } from './debian-packages.ts';
import { type RunningProcess, startProcess } from './process.ts';
import { type CloseLater, tempFolder } from './resources.ts';
import { until } from './until.ts';

/** A private PostgreSQL that listens on a socket in its data folder. */
export type PostgresServer = {
  /** `postgres://…`, as in `DATABASE_URL`. */
  readonly url: string;
  /** Path of `psql`. */
  readonly psql: string;
  readonly start: () => Promise<void>;
  /** Closes every connection and stops the server; the data stay. */
  readonly stop: () => Promise<void>;
};
type Account = { readonly uid?: number; readonly gid?: number };
const READY = 'ready to accept connections';

/**
 * Starts a new PostgreSQL from Debian's package, installing it if missing.
 * Throws Skipped when it is unavailable.
 */
export async function openPostgres(closeLater: CloseLater, progress = (_text: string) => {}): Promise<PostgresServer> {
  requirePackages({ postgresql: () => findPrograms() !== undefined }, progress);
  const programs = findPrograms() ?? '';
  const account = serverAccount();
  const folder = tempFolder(closeLater);
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
  const data = join(folder, 'data');
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), options, { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=300'];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  let running: RunningProcess | undefined;
  const start = async () => {
    const command = [join(programs, 'postgres'), '-D', data, ...flags];
    const server = startProcess(command, { ...account, cwd: folder, lastSignal: 'QUIT' });
    running = server;
    await until('PostgreSQL answers', () => server.output().includes(READY) || server.hasEnded());
    if (server.hasEnded()) throw new Error(`PostgreSQL ended: ${server.output()}`);
  };
  // SIGQUIT is an «immediate» shutdown: connections drop as in a power failure, commits survive.
  const stop = async () => void (await running?.stop('SIGQUIT'));
  closeLater(stop);
  await start();
  const url = `postgres:///postgres?host=${encodeURIComponent(folder)}&user=postgres`;
  return { url, psql: join(programs, 'psql'), start, stop };
}

/** The folder of the newest installed server programs, or undefined. */
function findPrograms(): string | undefined {
  const installed = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => versionOf(b) - versionOf(a));
  const folders = [...installed, ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

const versionOf = (folder: string) => Number(/\/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);

/** PostgreSQL refuses to run as root, so root starts it as Debian's `postgres` account, or as `nobody`. */
function serverAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) =>
    ['postgres', 'nobody'].map((name) => spawnSync('id', [flag, name], { encoding: 'utf8' })).find((id) => !id.status);
  return { uid: Number(idOf('-u')?.stdout), gid: Number(idOf('-g')?.stdout) };
}
