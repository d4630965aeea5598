import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { contactForm, GOOD, newVisitor, REFERENCE, wakeForm, writeMessage } from '../../harness/contact-form.ts';

test('a reload keeps the input until the message is sent, then its reference', async ({ visit }) => {
  const page = await visit(routes.contact);
  const email = newVisitor();
  await writeMessage(page, email);
  await page.reload();
  const form = contactForm(page);
  expect(await form.email.inputValue()).toBe(email);
  expect(await form.message.inputValue()).toBe(GOOD.message);
  await wakeForm(page);
  await form.send.click();
  await form.reference.first().waitFor();
  const [reference = ''] = REFERENCE.exec((await form.reference.first().textContent()) ?? '') ?? [];
  await page.reload();
  await page.getByText(reference).first().waitFor();
  await form.again.click();
  expect(await form.email.inputValue()).toBe('');
  expect(await form.message.inputValue()).toBe('');
});

test('the result gets focus and is in view', async ({ visit }) => {
  const page = await visit(routes.contact, { viewport: { width: 390, height: 700 } });
  const form = await writeMessage(page);
  await form.send.click();
  await form.reference.first().waitFor();
  const outcome = page.locator('[tabindex="-1"]:focus').filter({ hasText: REFERENCE });
  await outcome.waitFor();
  const { top, bottom } = await outcome.getByText(REFERENCE).evaluate((title) => title.getBoundingClientRect());
  const header = await page.locator('header').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(header);
  expect(bottom).toBeLessThanOrEqual(700);
});
