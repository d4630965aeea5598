import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A PostgreSQL of our own, in a folder of its own, that listens on a socket in that folder. */
export type PostgresServer = {
  /** `postgres://…`, as in `DATABASE_URL`. */
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Ends every connection and the server; the data stay. */
  readonly stop: () => Promise<void>;
  /** Stops it and removes the data. */
  readonly remove: () => Promise<void>;
};

type Account = { readonly uid?: number; readonly gid?: number };

/**
 * Makes and starts a PostgreSQL from Debian's package, which is installed when it is absent and we may.
 * Throws an error that says why when there can be none.
 */
export async function createPostgres(): Promise<PostgresServer> {
  const programs = findPrograms() ?? installPrograms();
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'ilalo-pg-'));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
  const data = join(folder, 'data');
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), options, { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const server = manage(join(programs, 'postgres'), account, folder, data);
  await server.start();
  return server;
}

/** The folder of the newest server programs at hand, or undefined. */
function findPrograms(): string | undefined {
  const installed = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => versionOf(b) - versionOf(a));
  const folders = [...installed, ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

const versionOf = (folder: string) => Number(/\/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);

function installPrograms(): string {
  if (process.getuid?.() === 0) spawnSync('apt-get', ['install', '-y', 'postgresql'], { stdio: 'ignore' });
  const found = findPrograms();
  if (!found) throw new Error('no PostgreSQL server here; install the package postgresql');
  return found;
}

/** PostgreSQL refuses to run as root, so root starts it as the account that Debian made for it, or as nobody. */
function serverAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) =>
    ['postgres', 'nobody'].map((name) => spawnSync('id', [flag, name], { encoding: 'utf8' })).find((id) => !id.status);
  return { uid: Number(idOf('-u')?.stdout), gid: Number(idOf('-g')?.stdout) };
}

function manage(program: string, account: Account, folder: string, data: string): PostgresServer {
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=300'];
  const flags = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  let stop = async () => {};
  return {
    url: `postgres:///postgres?host=${encodeURIComponent(folder)}&user=postgres`,
    start: async () => {
      stop = await run(program, flags, { ...account, cwd: folder });
    },
    stop: () => stop(),
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves, once the server takes connections, to what ends it. */
async function run(program: string, flags: readonly string[], options: SpawnOptions): Promise<() => Promise<void>> {
  const child = spawn(program, flags, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const closed = once(child, 'close');
  const ready = Promise.withResolvers<void>();
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.includes('ready to accept connections')) ready.resolve();
  });
  closed.then(() => ready.reject(new Error(`PostgreSQL ended: ${said}`)));
  await ready.promise;
  return async () => {
    // Its «immediate» shutdown: clients are cut off as by a power failure, commits are kept.
    child.kill('SIGQUIT');
    await closed;
  };
}
