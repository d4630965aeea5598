import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { EngineName } from './engine.ts';

const APT = '/usr/bin/apt-get';
type Need = { readonly package: string; readonly isThere: () => boolean };

const program = (name: string): Need => ({ package: name, isThere: () => inPath(name) !== undefined });

/** WebKit's browser of a few lines; the package keeps it in a folder that names the machine. */
const miniBrowsers = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

/** What each engine needs of Debian. */
const NEEDS: Readonly<Record<EngineName, readonly Need[]>> = {
  Chromium: [program('chromium')],
  Firefox: [program('firefox-esr')],
  WebKit: [
    { package: 'webkit2gtk-driver', isThere: () => !!inPath('WebKitWebDriver') && miniBrowsers().length > 0 },
    { package: 'xvfb', isThere: () => inPath('Xvfb') !== undefined },
    // Plays the video: WebKit has no decoders of its own.
    { package: 'gstreamer1.0-libav', isThere: () => globSync('/usr/lib/*/gstreamer-1.0/libgstlibav.so').length > 0 },
  ],
};

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const inPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram);

/** Path of an installed program; throws when it is not there. */
export function findProgram(name: string): string {
  const found = inPath(name);
  if (!found) throw new Error(`No ${name} in PATH.`);
  return found;
}

/** Path of WebKit's MiniBrowser; throws when it is not there. */
export function findMiniBrowser(): string {
  const [found] = miniBrowsers();
  if (!found) throw new Error('No MiniBrowser of webkit2gtk-driver here.');
  return found;
}

const lacking = (engine: EngineName) => NEEDS[engine].filter(({ isThere }) => !isThere()).map((need) => need.package);

function install(packages: readonly string[]): void {
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync(APT, ['update', '-qq'], options);
  execFileSync(APT, ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

/** Why an engine cannot run on this machine, or nothing when it can: root gets what it lacks from Debian. */
export function obtain(engine: EngineName): string | undefined {
  const packages = lacking(engine);
  if (packages.length === 0) return undefined;
  if (process.getuid?.() === 0 && existsSync(APT)) {
    console.log(`${engine}: installing ${packages.join(' ')}`);
    try {
      install(packages);
    } catch {
      return `${packages.join(' ')} could not be installed`;
    }
  }
  const missing = lacking(engine);
  return missing.length > 0 ? `not here: apt-get install ${missing.join(' ')}` : undefined;
}
