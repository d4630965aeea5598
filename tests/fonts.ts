import type { Page } from 'playwright-core';

/**
 * Waits until the page shows the site's own fonts. That of the body's text is optional: a page that did not have it at
 * hand keeps its stand-in, so it is asked for once more as one that may arrive late.
 */
export async function fontsOf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const own = [...document.fonts].filter(({ family }) => ['Piazzolla', 'Instrument'].includes(family));
    if (own.length < 2) throw new Error('The page does not declare both fonts.');
    for (const font of own) font.display = 'swap';
    await Promise.all(own.map((font) => font.load()));
  });
}
