import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/browser.ts';
import { openFixtureSite } from '../harness/fixture-site.ts';
import { openSite } from '../harness/open-site.ts';
import { killWithParent } from '../harness/process-lifetime.ts';
import { PATIENCE_MS } from '../harness/until.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** WebSocket endpoint of the shared browser. */
    browser: string;
  }
}

/** Starts the site, the mail server, the fixture brand's site and the browser that all tests share. */
export default async function setup(project: TestProject) {
  // If a later step fails, the earlier ones are closed.
  await using opened = new AsyncDisposableStack();
  const closeLater = (close: () => unknown) => opened.defer(async () => void (await close()));
  await openSite(project, closeLater);
  await openFixtureSite(project, closeLater);
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS],
    timeout: PATIENCE_MS,
  });
  killWithParent(browser.process());
  opened.defer(() => browser.close());
  project.provide('browser', browser.wsEndpoint());
  const kept = opened.move();
  return () => kept.disposeAsync();
}
