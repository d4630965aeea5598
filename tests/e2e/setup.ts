import type { TestProject } from 'vitest/node';
import { openBrowser } from '../harness/open-browser.ts';
import { openSite } from '../harness/open-site.ts';

/** Starts the site, the mail server and the browser that all tests share. */
export default async function setup(project: TestProject) {
  // If a later step fails, the earlier ones are closed.
  await using opened = new AsyncDisposableStack();
  const closeLater = (close: () => unknown) => opened.defer(async () => void (await close()));
  await openSite(project, closeLater);
  await openBrowser(project, closeLater);
  const kept = opened.move();
  return () => kept.disposeAsync();
}
