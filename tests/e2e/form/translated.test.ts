import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { contactForm, fillForm, GOOD, newVisitor, untilHydrated } from '../../harness/contact-form.ts';
import { holdRequests } from '../../hold-requests.ts';

/** Runs in the page: replaces each text by an element, as the translator of a browser does. */
const translate = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode())
    if (!texts.currentNode.parentElement?.closest('script, style, textarea')) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement('font');
    font.append(text.data);
    text.replaceWith(font);
  }
};

test('a form that a translator changed keeps input and focus when it is hydrated, and its draft', async ({
  visit,
  consoleErrors,
}) => {
  const page = await visit(routes.contact);
  const email = newVisitor();
  const release = await holdRequests(page, '**/*.js');
  await fillForm(page, { ...GOOD, email });
  await page.evaluate(translate);
  release();
  // React replaced the form.
  await expect.poll(() => consoleErrors.splice(0)).toEqual([expect.stringContaining('418')]);
  const form = contactForm(page);
  await expect.poll(() => form.message.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await form.email.inputValue()).toBe(email);
  await form.message.pressSequentially(' ¿Y dos?');
  await page.reload();
  expect(await form.message.inputValue()).toBe(`${GOOD.message} ¿Y dos?`);
});

test('hydration leaves alone the focus of a visitor who has left the form', async ({ visit }) => {
  const page = await visit(routes.contact);
  const release = await holdRequests(page, '**/*.js');
  await fillForm(page, GOOD);
  const { message } = contactForm(page);
  await message.blur();
  release();
  await untilHydrated(page);
  expect(await message.inputValue()).toBe(GOOD.message);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});
