import type { Browser, BrowserContext, LaunchOptions, Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/browser.ts';
import { pathOf } from '../harness/debian-packages.ts';
import { launchBrowser } from '../harness/launch-browser.ts';
import { PATIENCE_MS } from '../harness/until.ts';
import type { Engine, EngineName, Preferences, Tab } from './engine.ts';

type OptionsFor = (preferences: Preferences) => LaunchOptions;

/** Chromium over its DevTools protocol. */
const chromium: OptionsFor = ({ reducedMotion }) => ({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS, ...(reducedMotion ? ['--force-prefers-reduced-motion'] : [])],
});

/** Firefox over WebDriver BiDi. Its own prefs override the system's preferences. */
const firefox: OptionsFor = ({ reducedMotion }) => ({
  browser: 'firefox',
  executablePath: pathOf('firefox-esr'),
  extraPrefsFirefox: { 'ui.prefersReducedMotion': reducedMotion ? 1 : 0, 'ui.systemUsesDarkTheme': 0 },
});

/** Chromium logs an error for every page that responds 404, which some do by design. */
const isOwnStatus = (text: string) => text.startsWith('Failed to load resource');

/** Firefox logs an error for a font whose download the navigation cancels. */
const isCancelledFont = (text: string) => text.includes('download failed') && text.includes('status=2152398850');

function listen(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()) && !isOwnStatus(message.text()) && !isCancelledFont(message.text()))
      consoleErrors.push(message.text());
  });
  return consoleErrors;
}

function tabOf(context: BrowserContext, page: Page): Tab {
  return {
    consoleErrors: listen(page),
    open: async (url) => void (await page.goto(url)),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    // Puppeteer's argument types also allow handles; ours are plain JSON.
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    inject: async (source) => void (await page.evaluate(source)),
    setSize: (size) => page.setViewport(size),
    cookies: () => context.cookies(),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** An engine that starts one browser per motion preference. */
function engineOf(name: EngineName, optionsFor: OptionsFor): Engine {
  const browsers = new Map<boolean, Promise<Browser>>();
  const browserFor = ({ reducedMotion = false }: Preferences) => {
    const browser = browsers.get(reducedMotion) ?? launchBrowser(optionsFor({ reducedMotion }));
    browsers.set(reducedMotion, browser);
    return browser;
  };
  const open = async (preferences: Preferences) => {
    const context = await (await browserFor(preferences)).createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    if (preferences.savedData) await page.evaluateOnNewDocument(saveData);
    return tabOf(context, page);
  };
  const close = async () => {
    for (const browser of browsers.values()) await (await browser).close();
  };
  return { name, supports: ['reducedMotion', 'savedData'], open, close };
}

/** Runs in the page: makes the browser report the data-saving preference. */
function saveData(): void {
  Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
}

export const CHROMIUM = engineOf('Chromium', chromium);
export const FIREFOX = engineOf('Firefox', firefox);
