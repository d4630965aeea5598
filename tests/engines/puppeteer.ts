import { resolve } from 'node:path';
import puppeteer, { type Browser, type BrowserContext, type LaunchOptions, type Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/browser.ts';
import { PATIENCE_MS } from '../harness/until.ts';
import type { Engine, EngineName, Tab, Wishes } from './engine.ts';
import { pathOf } from './packages.ts';

const LAUNCHER = resolve('tests/engines/end-with-parent.sh');
type How = (wishes: Wishes) => LaunchOptions;

/** Chromium over its DevTools protocol. */
const chromium: How = ({ reducedMotion }) => ({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS, ...(reducedMotion ? ['--force-prefers-reduced-motion'] : [])],
});

/** Firefox over WebDriver BiDi. It reads from its preferences what other systems read from theirs. */
const firefox: How = ({ reducedMotion }) => ({
  browser: 'firefox',
  executablePath: pathOf('firefox-esr'),
  extraPrefsFirefox: { 'ui.prefersReducedMotion': reducedMotion ? 1 : 0, 'ui.systemUsesDarkTheme': 0 },
});

/** The browser mentions the status of a page that answers 404 by design. */
const isOwnStatus = (text: string) => text.startsWith('Failed to load resource');

/** Firefox tells of a font that was still on its way when its page was left. */
const isLeftFont = (text: string) => text.includes('download failed') && text.includes('status=2152398850');

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()) && !isOwnStatus(message.text()) && !isLeftFont(message.text()))
      complaints.push(message.text());
  });
  return complaints;
}

function tabOf(context: BrowserContext, page: Page): Tab {
  return {
    complaints: listen(page),
    open: async (url) => void (await page.goto(url)),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    // Puppeteer's types tell the arguments of a page's function from ours, which are JSON.
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    inject: async (source) => void (await page.evaluate(source)),
    setSize: (size) => page.setViewport(size),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

const launch = ({ executablePath: BROWSER, ...options }: LaunchOptions) =>
  puppeteer.launch({ ...options, executablePath: LAUNCHER, env: { ...process.env, BROWSER }, timeout: PATIENCE_MS });

/** Tabs of one program; a browser is started for each wish that it must be started with. */
function engineOf(name: EngineName, how: How): Engine {
  const browsers = new Map<boolean, Promise<Browser>>();
  const browserFor = ({ reducedMotion = false }: Wishes) => {
    const browser = browsers.get(reducedMotion) ?? launch(how({ reducedMotion }));
    browsers.set(reducedMotion, browser);
    return browser;
  };
  const open = async (wishes: Wishes) => {
    const context = await (await browserFor(wishes)).createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    if (wishes.savedData) await page.evaluateOnNewDocument(saveData);
    return tabOf(context, page);
  };
  const close = async () => {
    for (const browser of browsers.values()) await (await browser).close();
  };
  return { name, expresses: ['reducedMotion', 'savedData'], open, close };
}

/** In the page: what a browser says whose owner saves data. */
function saveData(): void {
  Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
}

export const CHROMIUM = engineOf('Chromium', chromium);
export const FIREFOX = engineOf('Firefox', firefox);
