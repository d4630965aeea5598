import { describe, expect } from 'vitest';
import { contactPage } from '../../../content/pages/contact.ts';
import { DESKTOP, PHONE, test } from '../../browser.ts';
import { contactForm } from '../../harness/contact-form.ts';
import { examplePlan } from '../../harness/plans.ts';

const path = examplePlan.quote;

describe('the contact page for a quotation', () => {
  test.for([DESKTOP, PHONE])('has its first field within the first screen at %o', async (viewport, { open }) => {
    const page = await open(path, viewport);
    const field = await contactForm(page).name.boundingBox();
    expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  });

  test('marks the quotation with the mail icon rather than a warning sign', async ({ open }) => {
    const page = await open(path);
    const alert = page.locator('[data-tone=warning]', { hasText: contactPage.quotation.title });
    const drawnIn = (selector: string) => page.locator(`${selector} svg path`).first().getAttribute('d');
    const icon = await alert.locator('svg path').getAttribute('d');
    // The same icon as beside the email address.
    expect(icon).toBe(await drawnIn('aside li:has([href^="mailto:"])'));
  });
});
