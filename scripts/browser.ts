/**
 * Finds the Chromium for the tests. On Debian, root installs a missing one; otherwise the error says what to do.
 * As a program it prints the path.
 */
import { findProgram, isProgram, requirePackages } from '../tests/harness/debian-packages.ts';

/** The shell has no windows: it draws the same pages in two thirds of the time. */
const SHELL = 'chromium-headless-shell';
/** Browsers with windows, as visitors have them. */
export const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags for a headless run without background network requests; root needs the sandbox off. */
export const CHROMIUM_FLAGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Text is as wide as on a phone, and in the shell as in a browser.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium: `CHROME_PATH`, one of `names` in `PATH`, or the first of them newly installed. Throws without one. */
export function findChromium(names: readonly string[] = [SHELL, ...BROWSERS]): string {
  const given = process.env['CHROME_PATH'];
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`CHROME_PATH is not an executable file: ${given}`);
  }
  const [preferred = SHELL] = names;
  const inPath = () => findProgram(...names);
  try {
    requirePackages({ [preferred]: () => inPath() !== undefined }, console.log);
  } catch (cause) {
    const help = `Install it (Debian: apt-get install ${preferred}) or set CHROME_PATH to its executable.`;
    throw new Error(`No Chromium found. ${help}`, { cause });
  }
  return inPath() ?? '';
}

if (import.meta.main) console.log(findChromium());
