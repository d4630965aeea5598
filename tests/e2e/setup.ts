import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/browser.ts';
import { openFixtureSite } from '../fixture-site.ts';
import { openSite } from '../open-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests connect to the one browser. */
    browser: string;
  }
}

/** One site, one mailbox, the fixture brand's site and one browser for all tests. */
export default async function setup(project: TestProject) {
  // When a later step fails, the earlier ones are undone: nothing keeps running.
  await using opened = new AsyncDisposableStack();
  await openSite(project, opened);
  await openFixtureSite(project, opened);
  const browser = await chromium.launchServer({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
  opened.defer(() => browser.close());
  project.provide('browser', browser.wsEndpoint());
  const kept = opened.move();
  return () => kept.disposeAsync();
}
