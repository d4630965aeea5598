import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { contactForm, fillForm, GOOD, newVisitor, wakeForm } from '../../harness/contact-form.ts';
import { tempFolder } from '../../harness/resources.ts';
import { startSite } from '../../harness/server.ts';
import { contactForm as words } from '../../harness/unit/our-content.ts';
import { runInPipe, variablesFor } from '../../harness/unit/run-leads.ts';

const honeypot = (page: Page) => page.locator('main form [name=website]');
/** Fills the field as a bot does, whether or not it is visible. */
const fillHoneypot = (page: Page) =>
  honeypot(page).evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });

test('the honeypot cannot be reached with the keyboard, read by a screen reader or seen', async ({ visit }) => {
  const page = await visit(routes.contact);
  await wakeForm(page);
  const form = page.locator('main form');
  const stops: (string | null)[] = [];
  for (let last = ''; last !== 'submit'; last = stops.at(-1) ?? 'submit') {
    stops.push(
      await page.locator(':focus').evaluate((field) => field.getAttribute('name') ?? field.getAttribute('type')),
    );
    await page.keyboard.press('Tab');
  }
  expect(stops).toEqual(['from_name', 'from_email', 'from_phone', 'message', 'submit']);
  expect(await form.ariaSnapshot()).not.toContain(words.honeypot);
  const seen = await honeypot(page).evaluate((field) => {
    const { x, y } = field.getBoundingClientRect();
    return document.elementFromPoint(x + 1, y + 1) === field;
  });
  expect(seen).toBe(false);
});

test('the honeypot is not saved in the draft', async ({ visit }) => {
  const page = await visit(routes.contact);
  await fillHoneypot(page);
  await fillForm(page, { name: GOOD.name });
  await page.reload();
  expect(await contactForm(page).name.inputValue()).toBe(GOOD.name);
  expect(await honeypot(page).inputValue()).toBe('');
});

test('with and without JavaScript, a filled honeypot gets the usual response and a held lead', async ({ visit }) => {
  const DATA_DIR = tempFolder(onTestFinished);
  const site = await startSite(onTestFinished, { DATA_DIR });
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit(routes.contact, { baseURL: site.url, javaScriptEnabled });
    if (javaScriptEnabled) await wakeForm(page);
    await fillForm(page, { ...GOOD, email: newVisitor() });
    await fillHoneypot(page);
    await contactForm(page).send.click();
    await contactForm(page).reference.first().waitFor();
  }
  const { output } = await runInPipe(['list', '--json'], variablesFor({ DATA_DIR }));
  const reasons = (JSON.parse(output) as { quarantine: string }[]).map(({ quarantine }) => quarantine);
  expect(reasons).toEqual(['honeypot', 'honeypot']);
});
