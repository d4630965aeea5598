import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { contactForm, GOOD, newVisitor, openAndWrite } from '../../harness/contact-form.ts';
import { waitForEmail } from '../../harness/emails.ts';
import { contactStatus } from '../../harness/unit/our-content.ts';

const CAPTCHA = `**${routes.captchaApi}`;

/** Expects the focused error block to show the text and a mailto link, and the form to keep the message. */
async function expectFallback(page: Page, text: string) {
  const block = page.locator('[tabindex="-1"]:focus');
  await block.getByText(text).waitFor();
  expect(await block.locator('a[href^="mailto:"]').isVisible()).toBe(true);
  expect(await contactForm(page).message.inputValue()).toBe(GOOD.message);
}

describe('the form gives up and offers a mailto link', () => {
  test('when the captcha worker fails', async ({ visit, consoleErrors }) => {
    const page = await visit('about:blank');
    await page.route(CAPTCHA, (route) => route.fulfill({ json: { provider: 'altcha', challenge: {} } }));
    const form = await openAndWrite(page);
    await form.send.click();
    await expectFallback(page, contactStatus.captchaMissing);
    // Submitting again posts the form without a captcha, but not offline: the browser would leave the page.
    await page.context().setOffline(true);
    await form.send.click();
    await form.sending.waitFor();
    await page.context().setOffline(false);
    await expectFallback(page, contactStatus.captchaMissing);
    // The page of the confirmation has a captcha of its own.
    await page.unroute(CAPTCHA);
    await form.send.click();
    await form.reference.first().waitFor();
    consoleErrors.splice(0);
  });

  test('when the form’s script throws', async ({ visit, consoleErrors }) => {
    const page = await visit('about:blank');
    const form = await openAndWrite(page);
    await page.evaluate(() => Object.assign(crypto.subtle, { digest: () => Promise.reject(new Error('no hash')) }));
    await form.send.click();
    await expectFallback(page, contactStatus.failure);
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('no hash')]);
  });
});

test('without Web Crypto, as over plain HTTP, the form falls back to a native post', async ({ visit }) => {
  const page = await visit('about:blank');
  await page.addInitScript(() => {
    for (const name of ['subtle', 'randomUUID']) Reflect.deleteProperty(Crypto.prototype, name);
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const form = await openAndWrite(page);
  const email = newVisitor();
  await form.email.fill(email);
  await form.send.click();
  await page.waitForURL(/enviado=/);
  await form.reference.first().waitFor();
  expect(requests).not.toContain(routes.captchaApi);
  expect((await waitForEmail(inject('emails'), email)).subject).toContain('[sin verificar]');
});
