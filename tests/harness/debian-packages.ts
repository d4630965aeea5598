import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const APT = '/usr/bin/apt-get';
/** Where services are, which is not always in PATH. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** Thrown where something cannot run on this machine. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

/** Path of the first of these programs that is installed. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SYSTEM_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Whether a file may be executed. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes sure that Debian packages are there, each by a look at what it brings: root gets those that are missing.
 * Throws Skipped when they cannot be had.
 */
export function needPackages(packages: Readonly<Record<string, () => boolean>>, say: (text: string) => void): void {
  const missing = () => Object.keys(packages).filter((name) => !packages[name]?.());
  const wanted = missing();
  if (wanted.length === 0) return;
  if (process.getuid?.() === 0 && existsSync(APT)) {
    say(`installing ${wanted.join(' ')}`);
    install(wanted);
  }
  if (missing().length > 0) throw new Skipped(`not here: apt-get install ${missing().join(' ')}`);
}

function install(names: readonly string[]): void {
  // No service of the system's own: what is needed is started by the tests.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  try {
    execFileSync(APT, ['update', '-qq'], { stdio: 'ignore', env });
    execFileSync(APT, ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'ignore', env });
  } catch {
    throw new Skipped(`${names.join(' ')} could not be installed`);
  }
}
