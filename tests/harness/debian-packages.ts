import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { styleText } from 'node:util';

const APT = '/usr/bin/apt-get';
/** Folders of daemons, which PATH may not include. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** Thrown when a test cannot run on this machine. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

/** Says on stderr that tests are skipped, so that it is seen. */
export const warnOfSkipped = (what: string): void =>
  void process.stderr.write(`${styleText(['bold', 'yellow'], `\n${what.toUpperCase()}: TESTS SKIPPED\n`)}\n`);

/** Path of the first installed program of these names. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SYSTEM_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Path of an installed program; throws when it is missing. */
export function pathOf(name: string): string {
  const found = findProgram(name);
  if (!found) throw new Error(`No ${name} in PATH.`);
  return found;
}

/** Whether the file is executable. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Ensures that Debian packages are installed, checking each with its function; root installs missing ones.
 * Throws Skipped when they are unavailable.
 */
export function requirePackages(
  packages: Readonly<Record<string, () => boolean>>,
  progress: (text: string) => void,
): void {
  const missing = () => Object.keys(packages).filter((name) => !packages[name]?.());
  const wanted = missing();
  if (wanted.length === 0) return;
  if (process.getuid?.() === 0 && existsSync(APT)) {
    progress(`installing ${wanted.join(' ')}`);
    install(wanted);
  }
  if (missing().length > 0) throw new Skipped(`not installed: apt-get install ${missing().join(' ')}`);
}

function install(names: readonly string[]): void {
  // Do not start system services: the tests start what they need.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  try {
    execFileSync(APT, ['update', '-qq'], { stdio: 'ignore', env });
    execFileSync(APT, ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'ignore', env });
  } catch {
    throw new Skipped(`${names.join(' ')} could not be installed`);
  }
}
