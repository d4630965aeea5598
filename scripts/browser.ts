/**
 * The Chromium that the tests drive. A fresh Debian machine has none: as root the distribution's is
 * installed, anywhere else the error says what to do. Run alone it prints the path.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const HELP = 'No Chromium found. Install it (Debian: apt-get install chromium) or set CHROME_PATH to its executable.';

/** Flags for a headless run that asks the network for nothing; root needs the sandbox off. */
export const CHROMIUM_FLAGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium: `CHROME_PATH`, one in `PATH`, or the one it installs. Throws when there is none to be had. */
export function findChromium(): string {
  const given = process.env['CHROME_PATH'];
  if (given) {
    if (isExecutable(given)) return given;
    throw new Error(`CHROME_PATH is not an executable file: ${given}`);
  }
  const found = inPath();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) throw new Error(HELP);
  install();
  const installed = inPath();
  if (!installed) throw new Error(HELP);
  return installed;
}

function inPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function install() {
  console.log('No Chromium found: installing the one of the distribution.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env });
}

if (import.meta.main) console.log(findChromium());
