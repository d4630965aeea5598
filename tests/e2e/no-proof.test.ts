import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { contactStatus } from '../../content/messages.ts';
import { routes } from '../../domain/routes.ts';
import { test } from '../browser.ts';
import { contactForm, fillForm, GOOD, newVisitor, wakeForm } from '../harness/contact-form.ts';
import { waitForLetter } from '../harness/letters.ts';

const CAPTCHA = `**${routes.captchaApi}`;
/** Longer than a visitor is kept waiting for the means of a proof. */
const PATIENCE_MS = 20_000;

async function openAndFill(page: Page) {
  await page.goto(routes.contact);
  await wakeForm(page);
  await fillForm(page, { ...GOOD, email: newVisitor() });
  return contactForm(page);
}

/** The lasting block, which has the focus: a text, and the message as a letter. */
async function expectAnotherWay(page: Page, text: string) {
  const block = page.locator('[tabindex="-1"]:focus');
  await block.getByText(text).waitFor();
  expect(await block.locator('a[href^="mailto:"]').isVisible()).toBe(true);
  expect(await contactForm(page).message.inputValue()).toBe(GOOD.message);
}

describe('without a proof the form gives up in time, and leaves another way', () => {
  test('the server never says what it wants', async ({ visit, complaints }) => {
    const page = await visit('about:blank');
    await page.clock.install();
    await page.route(CAPTCHA, () => {});
    const form = await openAndFill(page);
    await form.send.click();
    await form.sending.waitFor();
    await page.clock.runFor(PATIENCE_MS);
    await expectAnotherWay(page, contactStatus.failure);
    // What hung is asked for anew.
    await page.unroute(CAPTCHA);
    await page.clock.resume();
    await form.send.click();
    await form.banner(contactStatus.success).waitFor();
    complaints.splice(0);
  });

  test('the worker fails', async ({ visit, complaints }) => {
    const page = await visit('about:blank');
    await page.route(CAPTCHA, (route) => route.fulfill({ json: { provider: 'altcha', challenge: {} } }));
    const form = await openAndFill(page);
    await form.send.click();
    await expectAnotherWay(page, contactStatus.captchaMissing);
    complaints.splice(0);
  });

  test('the script itself fails', async ({ visit, complaints }) => {
    const page = await visit('about:blank');
    const form = await openAndFill(page);
    await page.evaluate(() => Object.assign(crypto.subtle, { digest: () => Promise.reject(new Error('no hash')) }));
    await form.send.click();
    await expectAnotherWay(page, contactStatus.failure);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('no hash')]);
  });
});

test('where the browser can prove nothing, as over plain http, the form is posted as without script', async ({
  visit,
}) => {
  const page = await visit('about:blank');
  await page.addInitScript(() => {
    for (const name of ['subtle', 'randomUUID']) Reflect.deleteProperty(Crypto.prototype, name);
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const form = await openAndFill(page);
  const email = newVisitor();
  await form.email.fill(email);
  await form.send.click();
  await page.waitForURL(/enviado=/);
  await form.reference.first().waitFor();
  expect(asked).not.toContain(routes.captchaApi);
  expect((await waitForLetter(inject('letters'), email)).subject).toContain('[sin verificar]');
});
