import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import { freePort } from '../faults/free-port.ts';
import type { Engine, Key, Size, Tab, Wishes } from './engine.ts';
import { findMiniBrowser, findProgram } from './packages.ts';
import { command, openSession, type WebDriverSession } from './webdriver.ts';

const START_MS = 20_000;
const KEYS: Record<Key, string> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004', ArrowRight: '\uE014' };
// A window is as narrow as its buttons let it be, and they are wider than a telephone.
const SMALL_BUTTONS =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(.1) }';

function stopLater(opened: AsyncDisposableStack, child: ChildProcess): void {
  opened.defer(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  });
}

/** A screen that nobody sees; resolves to its name. It chooses a free number itself. */
async function openScreen(opened: AsyncDisposableStack): Promise<string> {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn(findProgram('Xvfb'), options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  stopLater(opened, child);
  const [number] = await once(child.stdio[3] as Readable, 'data');
  return `:${String(number).trim()}`;
}

/** A home of its own for the browser; GTK's settings say what its owner wants. */
function makeHome(opened: AsyncDisposableStack, { reducedMotion }: Wishes): string {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  opened.defer(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  const folder = join(home, '.config', 'gtk-3.0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'settings.ini'), `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`);
  writeFileSync(join(folder, 'gtk.css'), SMALL_BUTTONS);
  return home;
}

/** The driver on a free port of loopback; resolves to its address once it answers. */
async function openDriver(opened: AsyncDisposableStack, home: string, display: string): Promise<string> {
  const port = await freePort();
  const folders = { HOME: home, XDG_CONFIG_HOME: join(home, '.config'), XDG_RUNTIME_DIR: home };
  const env = { ...process.env, ...folders, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
  const child = spawn(findProgram('WebKitWebDriver'), [`--port=${port}`], { stdio: 'ignore', env });
  stopLater(opened, child);
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => command(address, 'GET', '/status'), { timeout: START_MS, interval: 20 });
  return address;
}

function tabOf({ send, find }: WebDriverSession, close: () => Promise<void>): Tab {
  const evaluate: Tab['evaluate'] = (run, ...args) =>
    send('POST', '/execute/sync', { script: `return (${run})(...arguments)`, args });
  const setSize = async ({ width, height }: Size) => {
    const bars = await evaluate(() => outerHeight - innerHeight);
    await send('POST', '/window/rect', { x: 0, y: 0, width, height: height + bars });
    const isSet = (w: number, h: number) => innerWidth === w && innerHeight === h;
    await vi.waitUntil(() => evaluate(isSet, width, height), { timeout: START_MS, interval: 20 });
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
    // The driver's protocol does not tell them.
    complaints: [],
    open: (url) => send('POST', '/url', { url }),
    clickAt,
    type: async (selector, text) => send('POST', `${await find(selector)}/value`, { text }),
    press,
    evaluate,
    inject: (source) => send('POST', '/execute/sync', { script: source, args: [] }),
    setSize,
    [Symbol.asyncDispose]: close,
  };
}

async function open(wishes: Wishes): Promise<Tab> {
  await using opened = new AsyncDisposableStack();
  const home = makeHome(opened, wishes);
  const driver = await openDriver(opened, home, await openScreen(opened));
  const options = { binary: findMiniBrowser(), args: ['--automation'] };
  const session = await openSession(driver, { 'webkitgtk:browserOptions': options });
  opened.defer(() => session.send('DELETE', ''));
  const kept = opened.move();
  return tabOf(session, () => kept.disposeAsync());
}

/** WebKit: Debian's build for GTK. Each tab has a browser of its own, in a window on an unseen screen. */
export const WEBKIT: Engine = { name: 'WebKit', expresses: ['reducedMotion'], open, close: async () => {} };
