import type { Page } from 'playwright-core';

/** Waits until the page shows the site's own fonts, which it asks for only after its first paint. */
export async function fontsOf(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const arrived = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    return ['Piazzolla', 'Instrument'].every((family) => arrived.includes(family));
  });
}
