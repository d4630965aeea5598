import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '../harness/debian-packages.ts';
import { freePort } from '../harness/free-port.ts';
import { startProcess } from '../harness/process.ts';
import { tempFolder } from '../harness/resources.ts';
import { openScreen } from '../harness/screen.ts';
import { until } from '../harness/until.ts';
import type { Engine, Key, Preferences, Size, Tab } from './engine.ts';
import { findMiniBrowser } from './packages.ts';
import { command, openSession, type WebDriverSession } from './webdriver.ts';

const KEYS: Record<Key, string> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004', ArrowRight: '\uE014' };
// The toolbar's buttons set the window's minimum width, which is wider than a phone's viewport.
const SMALL_BUTTONS =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(.1) }';

/** Creates a home folder for the browser, with the preferences in GTK's settings. */
function makeHome(opened: AsyncDisposableStack, { reducedMotion }: Preferences): string {
  const home = tempFolder((close) => opened.defer(close));
  const folder = join(home, '.config', 'gtk-3.0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'settings.ini'), `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`);
  writeFileSync(join(folder, 'gtk.css'), SMALL_BUTTONS);
  return home;
}

/** Starts the driver on a free port; resolves to its address once it responds. */
async function openDriver(opened: AsyncDisposableStack, home: string, display: string): Promise<string> {
  const port = await freePort();
  const folders = { HOME: home, XDG_CONFIG_HOME: join(home, '.config'), XDG_RUNTIME_DIR: home };
  const env = { ...process.env, ...folders, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
  const driver = startProcess([pathOf('WebKitWebDriver'), `--port=${port}`], { env });
  opened.defer(driver.kill);
  const address = `http://127.0.0.1:${port}`;
  const responds = () =>
    command(address, 'GET', '/status').then(
      () => true,
      () => false,
    );
  await until('the driver responds', async () => driver.hasEnded() || (await responds()));
  // Another program can have taken the port.
  return driver.hasEnded() ? openDriver(opened, home, display) : address;
}

function tabOf({ send, find }: WebDriverSession, close: () => Promise<void>): Tab {
  const evaluate: Tab['evaluate'] = (run, ...args) =>
    send('POST', '/execute/sync', { script: `return (${run})(...arguments)`, args });
  const setSize = async ({ width, height }: Size) => {
    const bars = await evaluate(() => outerHeight - innerHeight);
    await send('POST', '/window/rect', { x: 0, y: 0, width, height: height + bars });
    const isSet = (w: number, h: number) => innerWidth === w && innerHeight === h;
    await until(`the page is ${width} × ${height}`, () => evaluate(isSet, width, height));
  };
  const press = async (key: Key) => {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
    await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  const clickAt = async (x: number, y: number) => {
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await send('POST', '/actions', { actions: [mouse] });
  };
  return {
    // WebDriver does not report console errors.
    consoleErrors: [],
    open: (url) => send('POST', '/url', { url }),
    clickAt,
    type: async (selector, text) => send('POST', `${await find(selector)}/value`, { text }),
    press,
    evaluate,
    inject: (source) => send('POST', '/execute/sync', { script: source, args: [] }),
    setSize,
    cookies: () => send('GET', '/cookie'),
    [Symbol.asyncDispose]: close,
  };
}

async function open(preferences: Preferences): Promise<Tab> {
  await using opened = new AsyncDisposableStack();
  const home = makeHome(opened, preferences);
  const driver = await openDriver(opened, home, await openScreen((close) => opened.defer(close)));
  const options = { binary: findMiniBrowser(), args: ['--automation'] };
  const session = await openSession(driver, { acceptInsecureCerts: true, 'webkitgtk:browserOptions': options });
  opened.defer(() => session.send('DELETE', ''));
  const kept = opened.move();
  return tabOf(session, () => kept.disposeAsync());
}

/** Debian's WebKitGTK. Each tab is a separate browser on a virtual display. */
export const WEBKIT: Engine = { name: 'WebKit', supports: ['reducedMotion'], open, close: async () => {} };
