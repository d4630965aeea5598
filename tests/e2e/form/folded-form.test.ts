import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { contactForm, fillForm, GOOD, newVisitor, wakeForm } from '../../harness/contact-form.ts';
import { contactPage } from '../../harness/unit/our-content.ts';

async function send(page: Page) {
  await fillForm(page, { ...GOOD, email: newVisitor() });
  await contactForm(page).send.click();
}

test('a printed confirmation has no empty form', async ({ visit }) => {
  const page = await visit(routes.contact);
  const form = contactForm(page);
  await send(page);
  await form.reference.first().waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await form.reference.first().isVisible()).toBe(true);
  expect(await page.locator('main form details').isVisible()).toBe(false);
});

test.for([true, false])(
  'after a message the form is folded below its confirmation, and opens empty (JavaScript: %s)',
  async (javaScriptEnabled, { visit }) => {
    const page = await visit(routes.contact, { javaScriptEnabled });
    const form = contactForm(page);
    expect(await form.again.isVisible()).toBe(false);
    if (javaScriptEnabled) await wakeForm(page);
    await send(page);
    await page.locator('[tabindex="-1"]:focus').filter({ has: form.reference }).waitFor();
    await form.name.waitFor({ state: 'hidden' });
    const reference = await form.reference.first().textContent();
    const order = [await form.reference.first().boundingBox(), await form.again.boundingBox()];
    expect(order[1]?.y).toBeGreaterThan(order[0]?.y ?? Infinity);

    await page.keyboard.press('Tab');
    await page.locator('summary:focus').press('Enter');
    await form.name.waitFor();
    await page.keyboard.press('Tab');
    expect(await form.name.evaluate((field) => field === document.activeElement)).toBe(true);
    for (const field of [form.name, form.email, form.phone, form.message]) expect(await field.inputValue()).toBe('');
    expect(await form.reference.first().textContent()).toBe(reference);

    await send(page);
    await form.reference
      .filter({ hasNotText: reference ?? '' })
      .first()
      .waitFor();
    await form.name.waitFor({ state: 'hidden' });
  },
);

test('what is typed after a confirmation is in view after a reload', async ({ visit }) => {
  const page = await visit(`${routes.contact}?enviado=`);
  const form = contactForm(page);
  const later = 'También quiero un catálogo.';
  await wakeForm(page);
  await send(page);
  await form.again.click();
  await form.message.fill(later);
  await page.reload();
  expect(await form.message.isVisible()).toBe(true);
  expect(await form.message.inputValue()).toBe(later);
});

test('what happens next stands beside the form until the confirmation says it', async ({ visit }) => {
  const page = await visit(routes.contact);
  const next = page.getByRole('heading', { name: contactPage.next.title });
  const field = await contactForm(page).name.boundingBox();
  expect((await next.boundingBox())?.x).toBeGreaterThan(field?.x ?? Infinity);
  await wakeForm(page);
  await send(page);
  await next.waitFor({ state: 'hidden' });
});
