import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { contactForm as words } from '../../content/pages/contact.ts';
import { routes } from '../../domain/routes.ts';
import { runInPipe, variablesFor } from '../../server/testing/run-leads.ts';
import { test } from '../browser.ts';
import { contactForm, fillForm, GOOD, newVisitor, wakeForm } from '../harness/contact-form.ts';
import { tempFolder } from '../harness/resources.ts';
import { startSite } from '../harness/server.ts';
import { askForHtml } from '../wire.ts';

const trap = (page: Page) => page.locator('main form [name=website]');
/** Fills the field as a program does: without a look at the page. */
const fillTrap = (page: Page) =>
  trap(page).evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });

test('it is in the page as it is served, empty, and no browser fills it', async () => {
  const html = await askForHtml(routes.contact);
  const tag = /<input[^>]* name="website"[^>]*>/.exec(html)?.[0].toLowerCase();
  expect(tag).toContain('autocomplete="off"');
  expect(tag).toContain('tabindex="-1"');
  expect(tag).not.toContain('value=');
});

test('no person meets it: not by keyboard, not by screen reader, not by eye', async ({ visit }) => {
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
  const seen = await trap(page).evaluate((field) => {
    const { x, y } = field.getBoundingClientRect();
    return document.elementFromPoint(x + 1, y + 1) === field;
  });
  expect(seen).toBe(false);
});

test('it is no part of the draft', async ({ visit }) => {
  const page = await visit(routes.contact);
  await fillTrap(page);
  await fillForm(page, { name: GOOD.name });
  await page.reload();
  expect(await contactForm(page).name.inputValue()).toBe(GOOD.name);
  expect(await trap(page).inputValue()).toBe('');
});

test('filled, with script or without, the message is set apart and answered like any other', async ({ visit }) => {
  const DATA_DIR = tempFolder(onTestFinished);
  const site = await startSite(onTestFinished, { DATA_DIR });
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit(routes.contact, { baseURL: site.url, javaScriptEnabled });
    if (javaScriptEnabled) await wakeForm(page);
    await fillForm(page, { ...GOOD, email: newVisitor() });
    await fillTrap(page);
    await contactForm(page).send.click();
    await contactForm(page).reference.first().waitFor();
  }
  const { output } = await runInPipe(['list', '--json'], variablesFor({ DATA_DIR }));
  const reasons = (JSON.parse(output) as { quarantine: string }[]).map(({ quarantine }) => quarantine);
  expect(reasons).toEqual(['honeypot', 'honeypot']);
});
