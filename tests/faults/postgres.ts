import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, globSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { envSchema } from '../../server/env.ts';
import type { Storage } from './contact-site.ts';
import { needPackage } from './debian-package.ts';
import { freePort } from './free-port.ts';
import { type Bench, Skipped } from './scenario.ts';
import type { StoreReader } from './store-reader.ts';
import { until } from './waiting.ts';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const OWNER = 'ilalo';
const START_MS = 60_000;
const READABLE_BY_ALL = 0o755;

type Identity = { readonly uid?: number; readonly gid?: number };

/** A real PostgreSQL on loopback, with its data in a temporary folder; stopped when the scenario ends. */
export async function openPostgres(bench: Bench): Promise<Storage> {
  if (!('DATABASE_URL' in envSchema.shape)) throw new Skipped('the server knows no DATABASE_URL yet');
  const programs = findPrograms(bench);
  const identity = unprivileged();
  const folder = bench.tempFolder();
  const data = join(folder, 'data');
  mkdirSync(data);
  if (identity.uid !== undefined) handOver(folder, data, identity);
  bench.progress('making a PostgreSQL');
  const auth = ['--auth=trust', `--username=${OWNER}`, '--encoding=UTF8', '--locale=C.UTF-8'];
  await run(join(programs, 'initdb'), ['-D', data, ...auth], { ...identity, cwd: data });
  const port = await freePort();
  const settings = ['-c', `unix_socket_directories=${data}`, '-c', 'listen_addresses=127.0.0.1'];
  const options = { ...identity, cwd: data, stdio: 'ignore' } as const;
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', `${port}`, ...settings], options);
  bench.closeLater(async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  });
  const address = `postgres://${OWNER}@127.0.0.1:${port}/postgres`;
  const reader = postgresReader(join(programs, 'psql'), address);
  const answers = () => reader.read('select 1').then(Boolean, () => false);
  await until('PostgreSQL answers', answers, START_MS);
  return { settings: { DATABASE_URL: address }, reader };
}

/** The folder of the newest PostgreSQL of this machine; root gets one from Debian when there is none. */
function findPrograms(bench: Bench): string {
  const find = () => globSync('/usr/lib/postgresql/*/bin/postgres').sort(byVersion).at(-1) ?? findInPath();
  needPackage(bench, 'postgresql', () => find() !== undefined);
  return dirname(find() ?? '');
}

const byVersion = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

function findInPath(): string | undefined {
  const folders = process.env['PATH']?.split(':') ?? [];
  return folders.map((folder) => join(folder, 'postgres')).find(existsSync);
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): Identity {
  if (!isRoot) return {};
  const idOf = (flag: string, user: string) => Number(execFileSync('id', [flag, user], { stdio: 'pipe' }));
  try {
    return { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') };
  } catch {
    return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
  }
}

function handOver(folder: string, data: string, { uid = 0, gid = 0 }: Identity): void {
  chmodSync(folder, READABLE_BY_ALL);
  chownSync(data, uid, gid);
}

/** Through `psql`, so that the suite and the server share no driver. */
function postgresReader(psql: string, address: string): StoreReader {
  const ask = async (query: string) => {
    const { stdout } = await run(psql, [address, '-XqAt', '-v', 'ON_ERROR_STOP=1', '-c', query], {
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    return stdout;
  };
  return {
    read: async (query) => JSON.parse(await ask(`select coalesce(json_agg(row), '[]') from (${query}) as row`)),
    write: async (statement) => void (await ask(statement)),
  };
}
