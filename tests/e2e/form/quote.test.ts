import { describe, expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { keepName } from '../../../domain/site/keep-together.ts';
import { DESKTOP, PHONE, test } from '../../browser.ts';
import { contactForm } from '../../harness/contact-form.ts';
import { examplePlan, planPages, priceLine } from '../../harness/plans.ts';
import { contactPage } from '../../harness/unit/our-content.ts';

const path = examplePlan.quote;

test.for([routes.contact, path].flatMap((each) => [DESKTOP, PHONE].map((viewport) => [each, viewport] as const)))(
  '%s has its first field within the first screen at %o',
  async ([each, viewport], { open }) => {
    const page = await open(each, viewport);
    const field = await contactForm(page).name.boundingBox();
    expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  },
);

describe('the contact page for a quotation', () => {
  test('marks the quotation with the mail icon rather than a warning sign', async ({ open }) => {
    const page = await open(path);
    const alert = page.locator('[data-tone=warning]', { hasText: contactPage.quotation.title });
    const drawnIn = (selector: string) => page.locator(`${selector} svg path`).first().getAttribute('d');
    const icon = await alert.locator('svg path').getAttribute('d');
    // The same icon as beside the email address.
    expect(icon).toBe(await drawnIn('aside li:has([href^="mailto:"])'));
  });

  test('names plan and price in its note, and breaks no name at its hyphen', async ({ open }) => {
    const { id, quote, title } = planPages.find((plan) => plan.title.includes('-')) ?? examplePlan;
    const page = await open(quote);
    const note = await page.locator('[data-tone=warning]', { hasText: contactPage.quotation.title }).textContent();
    expect(note).toContain(priceLine(id));
    expect(note?.split(keepName(title))).toHaveLength(3);
  });
});
