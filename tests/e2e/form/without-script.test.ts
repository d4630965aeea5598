import { expect, inject } from 'vitest';
import { leadEmail } from '../../../server/mail/words.ts';
import { DESKTOP, PHONE, test } from '../../browser.ts';
import { contactForm, fillForm, GOOD, newVisitor } from '../../harness/contact-form.ts';
import { emailsFrom, waitForEmail } from '../../harness/emails.ts';
import { examplePlan } from '../../harness/plans.ts';
import { contactPage, navigation, services, contactForm as words } from '../../harness/unit/our-content.ts';

const OFF = { javaScriptEnabled: false };

test('the dropdown opens and closes without JavaScript', async ({ visit }) => {
  const page = await visit('/', { ...OFF, viewport: DESKTOP });
  const dropdown = page.locator('#_servicios');
  const button = page.getByRole('button', { name: navigation.dropdown.title });
  expect(await dropdown.isVisible()).toBe(false);
  for (const close of [() => page.keyboard.press('Escape'), () => button.click()]) {
    await button.click();
    await dropdown.waitFor();
    await close();
    await dropdown.waitFor({ state: 'hidden' });
  }
});

test.for([320, 390, 768])('the drawer opens and closes at %d px without JavaScript', async (width, { visit }) => {
  const page = await visit('/', { ...OFF, viewport: { ...PHONE, width } });
  const drawer = page.locator('#_menu');
  expect(await page.getByRole('navigation', { name: navigation.label }).isVisible()).toBe(false);
  expect(await drawer.isVisible()).toBe(false);
  await page.getByRole('button', { name: navigation.drawer.open }).click();
  await drawer.waitFor();
  const service = drawer.getByRole('link', { name: services[1]?.name ?? '' });
  const wasOpen = await service.isVisible();
  await drawer.locator('summary').click();
  await service.waitFor({ state: wasOpen ? 'hidden' : 'visible' });
  await page.getByRole('button', { name: navigation.drawer.close }).click();
  await drawer.waitFor({ state: 'hidden' });
});

test('the form keeps its input when rejected, and a reload after sending creates no duplicate', async ({ visit }) => {
  const page = await visit(examplePlan.quote, OFF);
  const form = contactForm(page);
  const email = newVisitor();
  await fillForm(page, { ...GOOD, email, message: 'corto' });
  const [refusal] = await Promise.all([page.waitForResponse('**/contactenos*'), form.send.click()]);
  expect(refusal.status()).toBe(422);
  await page.locator('#message-problem').waitFor();
  expect(await page.getByText(contactPage.quotation.title).isVisible()).toBe(true);
  expect(await form.name.inputValue()).toBe(GOOD.name);
  expect(await form.email.inputValue()).toBe(email);
  expect(await form.phone.inputValue()).toBe(GOOD.phone);
  expect(await form.message.inputValue()).toBe('corto');
  expect(await page.title()).toContain(words.titleMarks.refused + contactPage.seo.title);

  await form.message.fill(GOOD.message);
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.request().method() === 'POST'),
    form.send.click(),
  ]);
  expect(response.status()).toBe(303);
  await form.reference.first().waitFor();
  expect(await page.title()).toContain(words.titleMarks.sent + contactPage.seo.title);
  const shown = await form.reference.first().textContent();
  await page.reload();
  expect(await form.reference.first().textContent()).toBe(shown);

  // Once a later email has arrived, a duplicate would have arrived too.
  const later = newVisitor();
  await page.goto('/contactenos');
  await fillForm(page, { ...GOOD, email: later });
  await form.send.click();
  await waitForEmail(inject('emails'), later);
  const emails = await emailsFrom(inject('emails'), email);
  expect(emails.map(({ subject }) => subject)).toEqual([
    `${leadEmail.unverifiedMark} ${leadEmail.subject(GOOD.name, examplePlan.title)}`,
  ]);
});
