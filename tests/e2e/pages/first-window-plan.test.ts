import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { formatMoney } from '../../../domain/price.ts';
import { PHONE, test } from '../../browser.ts';
import { planPages } from '../../harness/plans.ts';
import { company, planPage, priceWords } from '../../harness/unit/our-content.ts';

const WINDOWS = [PHONE, { width: 390, height: 664 }, { width: 1366, height: 768 }, { width: 1280, height: 720 }];

const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);

test.for(planPages.map((plan) => [plan.path, plan] as const))(
  '%s has title, summary, price and quote button in the first window of every size',
  async ([path, { price, quote }], { open }) => {
    const page = await open(path);
    const head = page.locator('main > section').first();
    const button = head.getByRole('link', { name: planPage.call.linkLabel, exact: true });
    const figure = head.locator('h1 ~ div p').first();
    expect(await button.getAttribute('href')).toBe(quote);
    expect(await figure.textContent()).toContain(price ? formatMoney(price.amount) : priceWords.onRequest);
    const parts = [head.locator('h1'), head.locator('h1 + p'), figure, button, head.getByText(company.taxNote)];
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      const bottoms = await Promise.all(parts.map(bottomOf));
      expect.soft(Math.max(...bottoms), `${window.width} × ${window.height}`).toBeLessThanOrEqual(window.height);
    }
  },
);

test('on a phone the features come before the description', async ({ open }) => {
  const page = await open(planPages[0]?.path ?? '', PHONE);
  const [features, description] = [planPage.featuresTitle, planPage.descriptionTitle].map((name) =>
    page.getByRole('heading', { name, exact: true }),
  );
  if (!features || !description) throw new Error('the page has no such headings');
  expect(await bottomOf(features)).toBeLessThan(await bottomOf(description));
});
