/**
 * Finds the Chromium for the tests. On Debian, root installs a missing one; otherwise the error says what to do.
 * As a program it prints the path.
 */
import { findProgram, isProgram, requirePackages } from '../tests/harness/debian-packages.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const HELP = 'No Chromium found. Install it (Debian: apt-get install chromium) or set CHROME_PATH to its executable.';

/** Flags for a headless run without background network requests; root needs the sandbox off. */
export const CHROMIUM_FLAGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium: `CHROME_PATH`, one in `PATH`, or a newly installed one. Throws when none is available. */
export function findChromium(): string {
  const given = process.env['CHROME_PATH'];
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`CHROME_PATH is not an executable file: ${given}`);
  }
  const inPath = () => findProgram(...NAMES);
  try {
    requirePackages({ chromium: () => inPath() !== undefined }, console.log);
  } catch (cause) {
    throw new Error(HELP, { cause });
  }
  return inPath() ?? '';
}

if (import.meta.main) console.log(findChromium());
