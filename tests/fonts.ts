import type { Page } from 'playwright-core';

/**
 * Loads the site's web fonts. The body font is `font-display: optional`, which keeps the fallback on a first visit, so
 * it is switched to `swap` first.
 */
export async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fonts = [...document.fonts].filter(({ family }) => ['Piazzolla', 'Instrument'].includes(family));
    if (fonts.length < 2) throw new Error('The page does not declare both fonts.');
    for (const font of fonts) font.display = 'swap';
    await Promise.all(fonts.map((font) => font.load()));
  });
}
