import { globSync } from 'node:fs';
import { findProgram, needPackages, Skipped } from '../harness/debian-packages.ts';
import type { EngineName } from './engine.ts';

const program = (name: string) => () => findProgram(name) !== undefined;

/** WebKit's browser of a few lines; the package keeps it in a folder that names the machine. */
const miniBrowsers = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

/** What each engine needs of Debian: packages, and how to see whether they are there. */
const NEEDS: Readonly<Record<EngineName, Readonly<Record<string, () => boolean>>>> = {
  Chromium: { chromium: program('chromium') },
  Firefox: { 'firefox-esr': program('firefox-esr') },
  WebKit: {
    'webkit2gtk-driver': () => program('WebKitWebDriver')() && miniBrowsers().length > 0,
    xvfb: program('Xvfb'),
    // Plays the video: WebKit has no decoders of its own.
    'gstreamer1.0-libav': () => globSync('/usr/lib/*/gstreamer-1.0/libgstlibav.so').length > 0,
  },
};

/** Path of an installed program; throws when it is not there. */
export function pathOf(name: string): string {
  const found = findProgram(name);
  if (!found) throw new Error(`No ${name} in PATH.`);
  return found;
}

/** Path of WebKit's MiniBrowser; throws when it is not there. */
export function findMiniBrowser(): string {
  const [found] = miniBrowsers();
  if (!found) throw new Error('No MiniBrowser of webkit2gtk-driver here.');
  return found;
}

/** Why an engine cannot run on this machine, or nothing when it can: root gets what it lacks from Debian. */
export function obtain(engine: EngineName): string | undefined {
  try {
    needPackages(NEEDS[engine], (text) => console.log(`${engine}: ${text}`));
    return undefined;
  } catch (error) {
    if (error instanceof Skipped) return error.message;
    throw error;
  }
}
