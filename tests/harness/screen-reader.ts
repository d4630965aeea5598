import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { findProgram, pathOf, requirePackages } from './debian-packages.ts';
import { launchBrowser } from './launch-browser.ts';
import { startProcess } from './process.ts';
import { type CloseLater, tempFolder } from './resources.ts';
import { openScreen } from './screen.ts';
import { PATIENCE_MS, until } from './until.ts';

const program = (name: string) => () => findProgram(name) !== undefined;
const PACKAGES = {
  orca: program('orca'),
  'at-spi2-core': () => existsSync('/usr/libexec/at-spi-bus-launcher'),
  'dbus-daemon': program('dbus-daemon'),
  'firefox-esr': program('firefox-esr'),
  xdotool: program('xdotool'),
  xvfb: program('Xvfb'),
};

/** Orca logs what it says; it imports this module at its start. */
const CUSTOMIZATIONS = `import logging, sys
logging.getLogger('speech').addHandler(logging.StreamHandler(sys.stdout))
logging.getLogger('speech').setLevel(logging.INFO)
`;
const UTTERANCE = /^SPEECH OUTPUT: '(.*?)'(?: voice=.*)?$/gm;

const PREFERENCES = {
  // Do not wait for a reader to ask for the accessibility tree.
  'accessibility.force_disabled': -1,
  // Whether a link was visited is said too, and would depend on earlier tests.
  'places.history.enabled': false,
  'ui.prefersReducedMotion': 1,
};

export type ScreenReader = {
  /** A tab of Firefox, in a window that has the keyboard. */
  readonly page: Page;
  /** All that Orca has said, an utterance each. */
  readonly said: () => readonly string[];
  /** Presses a key, as xdotool names it, on the keyboard: Orca sees it before Firefox. */
  readonly press: (key: string) => void;
};

/** Environment of a desktop session of its own, which speaks Spanish and has no voice. */
function sessionOf(home: string, display: string) {
  const { WAYLAND_DISPLAY: _, DBUS_SESSION_BUS_ADDRESS: __, ...env } = process.env;
  return {
    ...env,
    DISPLAY: display,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local/share'),
    XDG_RUNTIME_DIR: home,
    LANG: 'C.UTF-8',
    LANGUAGE: 'es',
    GSETTINGS_BACKEND: 'memory',
    GNOME_ACCESSIBILITY: '1',
    SPEECHD_CMD: '/bin/false',
  };
}

/** Starts a message bus; resolves to its address. */
async function openBus(closeLater: CloseLater, env: NodeJS.ProcessEnv): Promise<string> {
  const bus = startProcess([pathOf('dbus-daemon'), '--session', '--nofork', '--print-address'], { env });
  closeLater(bus.kill);
  const address = () => /^unix:\S+/m.exec(bus.output())?.[0];
  await until('the message bus listens', () => address() !== undefined);
  return address() ?? '';
}

/** Starts Orca; resolves to a function that returns what it has said. Throws with its output when it ends at once. */
async function openOrca(closeLater: CloseLater, env: NodeJS.ProcessEnv): Promise<ScreenReader['said']> {
  const folder = join(`${env['XDG_DATA_HOME']}`, 'orca');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'orca-customizations.py'), CUSTOMIZATIONS);
  const orca = startProcess([pathOf('orca')], { env });
  closeLater(orca.kill);
  const said = () => [...orca.output().matchAll(UTTERANCE)].map(([, text = '']) => text.trim());
  await until('Orca speaks', () => said().length > 0 || orca.hasEnded());
  // It does so beside another Orca of the same user.
  if (orca.hasEnded()) throw new Error(`Orca has ended: ${orca.output()}`);
  return said;
}

/** Starts Orca and Firefox on a screen and in a session of their own. Throws Skipped when they cannot be installed. */
export async function openScreenReader(closeLater: CloseLater): Promise<ScreenReader> {
  requirePackages(PACKAGES, (text) => console.log(`Orca: ${text}`));
  const session = sessionOf(tempFolder(closeLater), await openScreen(closeLater));
  const env = { ...session, DBUS_SESSION_BUS_ADDRESS: await openBus(closeLater, session) };
  const said = await openOrca(closeLater, env);
  const browser = await launchBrowser({
    browser: 'firefox',
    executablePath: pathOf('firefox-esr'),
    headless: false,
    env,
    args: ['--width=1400', '--height=1000'],
    extraPrefsFirefox: PREFERENCES,
  });
  closeLater(() => browser.close());
  const press = (key: string) => void execFileSync(pathOf('xdotool'), ['key', key], { env });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return { page, said, press };
}
