import type { Page } from 'playwright-core';

/** Loads the site's web fonts. */
export async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fonts = [...document.fonts].filter(({ family }) => ['Piazzolla', 'Instrument'].includes(family));
    if (fonts.length < 2) throw new Error('The page does not declare both fonts.');
    await Promise.all(fonts.map((font) => font.load()));
  });
}
