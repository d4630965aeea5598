import type { Page } from 'playwright-core';

/** Holds back the requests of a page that match `url`, as a slow network does, until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    // The requesting page may be gone.
    await route.continue().catch(() => undefined);
  });
  return release;
}
