import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/browser.ts';
import { endWithUs } from '../harness/end-with-us.ts';
import { openFixtureSite } from '../harness/fixture-site.ts';
import { openSite } from '../harness/open-site.ts';
import { PATIENCE_MS } from '../harness/until.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests connect to the one browser. */
    browser: string;
  }
}

/** One site, one mail server, the fixture brand's site and one browser for all tests. */
export default async function setup(project: TestProject) {
  // When a later step fails, the earlier ones are undone: nothing keeps running.
  await using opened = new AsyncDisposableStack();
  const closeLater = (close: () => unknown) => opened.defer(async () => void (await close()));
  await openSite(project, closeLater);
  await openFixtureSite(project, closeLater);
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS],
    timeout: PATIENCE_MS,
  });
  endWithUs(browser.process());
  opened.defer(() => browser.close());
  project.provide('browser', browser.wsEndpoint());
  const kept = opened.move();
  return () => kept.disposeAsync();
}
