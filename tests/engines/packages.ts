import { globSync } from 'node:fs';
import { findProgram, requirePackages, Skipped } from '../harness/debian-packages.ts';
import type { EngineName } from './engine.ts';

const program = (name: string) => () => findProgram(name) !== undefined;

/** WebKit's minimal browser; its folder depends on the architecture. */
const miniBrowsers = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

/** The Debian packages of each engine, with a function that tells whether each is installed. */
const PACKAGES: Readonly<Record<EngineName, Readonly<Record<string, () => boolean>>>> = {
  Chromium: { chromium: program('chromium') },
  Firefox: { 'firefox-esr': program('firefox-esr') },
  WebKit: {
    'webkit2gtk-driver': () => program('WebKitWebDriver')() && miniBrowsers().length > 0,
    xvfb: program('Xvfb'),
    // WebKit needs its decoders to play the video.
    'gstreamer1.0-libav': () => globSync('/usr/lib/*/gstreamer-1.0/libgstlibav.so').length > 0,
  },
};

/** Path of WebKit's MiniBrowser; throws when it is missing. */
export function findMiniBrowser(): string {
  const [found] = miniBrowsers();
  if (!found) throw new Error('The MiniBrowser of webkit2gtk-driver is not installed.');
  return found;
}

/** Installs an engine's missing packages; returns why it cannot run, or undefined when it can. */
export function installEngine(engine: EngineName): string | undefined {
  try {
    requirePackages(PACKAGES[engine], (text) => console.log(`${engine}: ${text}`));
    return undefined;
  } catch (error) {
    if (error instanceof Skipped) return error.message;
    throw error;
  }
}
