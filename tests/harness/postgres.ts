import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { needPackages } from './debian-packages.ts';
import { type RunningProcess, startProcess } from './process.ts';
import { type CloseLater, tempFolder } from './resources.ts';
import { until } from './until.ts';

/** A PostgreSQL of our own, in a folder of its own, that listens on a socket in that folder. */
export type PostgresServer = {
  /** `postgres://…`, as in `DATABASE_URL`. */
  readonly url: string;
  /** Path of its client. */
  readonly psql: string;
  readonly start: () => Promise<void>;
  /** Ends every connection and the server; the data stay. */
  readonly stop: () => Promise<void>;
};
type Account = { readonly uid?: number; readonly gid?: number };
const READY = 'ready to accept connections';

/**
 * Makes and starts a PostgreSQL from Debian's package, which is installed when it is absent and we may.
 * Throws Skipped when there can be none.
 */
export async function openPostgres(closeLater: CloseLater, say = (_text: string) => {}): Promise<PostgresServer> {
  needPackages({ postgresql: () => findPrograms() !== undefined }, say);
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
  // Its «immediate» shutdown: clients are cut off as by a power failure, commits are kept.
  const stop = async () => void (await running?.stop('SIGQUIT'));
  closeLater(stop);
  await start();
  const url = `postgres:///postgres?host=${encodeURIComponent(folder)}&user=postgres`;
  return { url, psql: join(programs, 'psql'), start, stop };
}

/** The folder of the newest server programs at hand, or undefined. */
function findPrograms(): string | undefined {
  const installed = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => versionOf(b) - versionOf(a));
  const folders = [...installed, ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

const versionOf = (folder: string) => Number(/\/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);

/** PostgreSQL refuses to run as root, so root starts it as the account that Debian made for it, or as nobody. */
function serverAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) =>
    ['postgres', 'nobody'].map((name) => spawnSync('id', [flag, name], { encoding: 'utf8' })).find((id) => !id.status);
  return { uid: Number(idOf('-u')?.stdout), gid: Number(idOf('-g')?.stdout) };
}
