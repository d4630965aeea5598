import { expect } from 'vitest';
import { PHONE, test } from '../../browser.ts';
import { loadFonts } from '../../fonts.ts';
import { FIRST_WINDOWS, notInWindow, PLAN_FIRST_WINDOWS } from '../../harness/first-window.ts';
import { examplePlan } from '../../harness/plans.ts';
import { planPage } from '../../harness/unit/our-content.ts';
import { holdRequests } from '../../hold-requests.ts';

test.for([...FIRST_WINDOWS, ...PLAN_FIRST_WINDOWS])(
  'the first window of $path shows whole what sells, at every size',
  async ({ path, seen, windows }, { visit }) => {
    const page = await visit('about:blank');
    const releaseFonts = await holdRequests(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const fonts of ['fallback', 'web'] as const) {
      if (fonts === 'web') {
        releaseFonts();
        await loadFonts(page);
      }
      for (const size of windows) {
        await page.setViewportSize(size);
        const missing = await page.evaluate(notInWindow, seen);
        expect.soft(missing, `${size.width} × ${size.height} with the ${fonts} fonts`).toEqual([]);
      }
    }
  },
);

test('on a phone the features of a plan come before its description', async ({ open }) => {
  const page = await open(examplePlan.path, PHONE);
  const [features, description] = await Promise.all(
    [planPage.featuresTitle, planPage.descriptionTitle].map((name) =>
      page.getByRole('heading', { name, exact: true }).boundingBox(),
    ),
  );
  expect(features?.y).toBeLessThan(description?.y ?? 0);
});
