import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/browser.ts';
import { killWithParent } from './process-lifetime.ts';
import type { CloseLater } from './resources.ts';
import { PATIENCE_MS } from './until.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** WebSocket endpoint of the shared browser. */
    browser: string;
  }
}

/** Starts the browser that all tests of a project share. */
export async function openBrowser({ provide }: Pick<TestProject, 'provide'>, closeLater: CloseLater): Promise<void> {
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS],
    timeout: PATIENCE_MS,
  });
  killWithParent(browser.process());
  closeLater(() => browser.close());
  provide('browser', browser.wsEndpoint());
}
