import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { summaryItem } from '../../../src/contact-form/ErrorSummary.tsx';
import { test } from '../../browser.ts';
import { contactForm, fillForm, GOOD, newVisitor, wakeForm, writeMessage } from '../../harness/contact-form.ts';
import { contactProblems, contactStatus, contactForm as words } from '../../harness/unit/our-content.ts';

const API = `**${routes.contactApi}`;
const [NAME, EMAIL, MESSAGE] = [words.fields.from_name, words.fields.from_email, words.fields.message].map(
  ({ label }) => label,
) as [string, string, string];

/** What an empty form shows at each of its required fields. */
const PROBLEMS = [
  [NAME, contactProblems.required],
  [EMAIL, contactProblems.email],
  [MESSAGE, contactProblems.messageShort],
] as const;

const describedBy = (page: Page, name: string) =>
  page.getByRole('textbox', { name }).evaluate((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  });
const hasFocus = (page: Page, name: string) =>
  page.getByRole('textbox', { name }).evaluate((field) => field === document.activeElement);

describe('validation', () => {
  test('links in the error summary scroll the field’s label out from under the header', async ({ visit }) => {
    const page = await visit('/contactenos');
    await wakeForm(page);
    await contactForm(page).send.click();
    await page.getByRole('alert').getByRole('link').last().focus();
    const field = contactForm(page).message;
    await field.evaluate((element) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      scrollBy({ top: element.getBoundingClientRect().top - header, behavior: 'instant' });
    });
    const isLabelSeen = () =>
      page.locator('label[for=message]').evaluate((label) => {
        const { left, top, bottom } = label.getBoundingClientRect();
        return label.contains(document.elementFromPoint(left + 2, (top + bottom) / 2));
      });
    expect(await isLabelSeen()).toBe(false);
    await page.keyboard.press('Enter');
    await page.locator('#message:focus').waitFor();
    expect(await isLabelSeen()).toBe(true);
  });

  test('shows every error at its field and in the summary; correcting a field clears its error', async ({ visit }) => {
    const page = await visit('/contactenos');
    await wakeForm(page);
    await contactForm(page).send.click();
    // The summary takes focus.
    await page.locator('[tabindex="-1"]:focus').getByRole('link').first().waitFor();
    const links = page.getByRole('alert').getByRole('link');
    expect(await links.allTextContents()).toEqual(PROBLEMS.map(([field, problem]) => summaryItem(field, problem)));
    expect(await page.locator('[aria-invalid=true]').count()).toBe(3);
    for (const [index, [field, problem]] of PROBLEMS.entries()) {
      expect(await describedBy(page, field)).toBe(problem);
      await links.nth(index).click();
      expect(await hasFocus(page, field)).toBe(true);
      expect(new URL(page.url()).hash).toBe('');
    }
    await fillForm(page, { name: GOOD.name });
    await page.locator('#from_name-problem').waitFor({ state: 'detached' });
    expect(await page.locator('[aria-invalid=true]').count()).toBe(2);
    // The summary stays until the next submit, so that the field being edited does not move.
    expect(await links.count()).toBe(3);
    await contactForm(page).send.click();
    await expect.poll(() => links.count()).toBe(2);
  });

  test('shows errors from the server at their fields', async ({ visit, consoleErrors }) => {
    const page = await visit('/contactenos');
    await page.route(API, (route) =>
      route.fulfill({ status: 422, json: { ok: false, errors: { from_email: contactProblems.email } } }),
    );
    const form = await writeMessage(page);
    await form.send.click();
    await page.locator('#from_email-problem').waitFor();
    expect(await describedBy(page, EMAIL)).toBe(contactProblems.email);
    expect(await form.message.inputValue()).toBe(GOOD.message);
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')]);
  });
});

test('the spaces around a pasted text are not sent', async ({ visit }) => {
  const page = await visit(routes.contact);
  const form = await writeMessage(page);
  await form.message.fill(`${GOOD.message}${' '.repeat(40_000)}`);
  await form.send.click();
  await form.reference.first().waitFor();
});

test('the banner stays while a message is sent, and five seconds more; the confirmation for good', async ({
  visit,
}) => {
  const page = await visit('/contactenos');
  const form = contactForm(page);
  // Before the clock stops, because solving takes time.
  const captchaSolved = page.waitForEvent('worker').then((worker) => worker.waitForEvent('close'));
  await wakeForm(page);
  await captchaSolved;
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillForm(page, { ...GOOD, email: newVisitor() });
  const sending = Promise.withResolvers<void>();
  await page.route(API, (route) => sending.promise.then(() => route.continue()));
  await form.send.click();
  await form.banner(contactStatus.submitting).waitFor();
  await page.clock.runFor(6_000);
  expect(await form.banner(contactStatus.submitting).isVisible()).toBe(true);
  sending.resolve();
  const banner = form.banner(contactStatus.success);
  await banner.waitFor();
  await page.clock.runFor(4_400);
  expect(await banner.isVisible()).toBe(true);
  await page.clock.runFor(700);
  await form.banner(contactStatus.success).waitFor({ state: 'detached' });
  expect(await form.reference.first().isVisible()).toBe(true);
});
