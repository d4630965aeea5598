import type { Page, Route } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { contactForm, GOOD, newVisitor, openAndWrite, wakeForm, writeMessage } from '../../harness/contact-form.ts';
import { emailsFrom, waitForEmail } from '../../harness/emails.ts';
import { contactStatus } from '../../harness/unit/our-content.ts';

const API = `**${routes.contactApi}`;

/** How far the first attempt gets before the interruption. */
const PROGRESS = [
  ['before the server received it', (route: Route) => route.request()],
  ['after the server stored it', (route: Route) => route.fetch()],
] as const;

/** Sends a message and returns once `deliver` has handled its first attempt, which gets no response. Retries pass. */
async function sendUnanswered(page: Page, deliver: (route: Route) => unknown) {
  const email = newVisitor();
  const form = await writeMessage(page, email);
  const first = Promise.withResolvers<Route>();
  let attempts = 0;
  await page.route(API, async (route) => {
    attempts += 1;
    // Retries reach the server.
    if (attempts > 1) return route.continue();
    await deliver(route);
    first.resolve(route);
  });
  await form.send.click();
  return { email, route: await first.promise };
}

async function expectText(page: Page, email: string) {
  const { name, email: address, phone, message } = contactForm(page);
  const values = await Promise.all([name, address, phone, message].map((field) => field.inputValue()));
  expect(values).toEqual([GOOD.name, email, GOOD.phone, GOOD.message]);
}

/** Submits the restored form, as a returning visitor does. */
async function sendAgain(page: Page) {
  await wakeForm(page);
  await contactForm(page).send.click();
  await contactForm(page).reference.first().waitFor();
}

/** Sends a later message and waits for its email: a duplicate of the first would have arrived before it. */
async function expectOneEmail(page: Page, email: string): Promise<void> {
  const later = newVisitor();
  const form = await openAndWrite(page, later);
  await form.send.click();
  await waitForEmail(inject('emails'), later);
  expect(await emailsFrom(inject('emails'), email)).toHaveLength(1);
}

describe.each(PROGRESS)('a submission interrupted %s keeps the input and sends one email', (_when, deliver) => {
  test('when the visitor goes offline and online again', async ({ visit, consoleErrors }) => {
    const page = await visit(routes.contact);
    const { email, route } = await sendUnanswered(page, deliver);
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
    await page.getByText(contactStatus.waiting.unanswered).waitFor();
    await expectText(page, email);
    await page.context().setOffline(false);
    await contactForm(page).reference.first().waitFor();
    await expectOneEmail(page, email);
    consoleErrors.splice(0);
  });

  test('when the visitor reloads the page', async ({ visit }) => {
    const page = await visit(routes.contact);
    const { email } = await sendUnanswered(page, deliver);
    await page.reload();
    await expectText(page, email);
    await sendAgain(page);
    await expectOneEmail(page, email);
  });

  test('when the visitor goes back and forward', async ({ visit }) => {
    const page = await visit('/');
    await page.goto(routes.contact);
    const { email } = await sendUnanswered(page, deliver);
    await page.goBack();
    await page.goForward();
    await expectText(page, email);
    await sendAgain(page);
    await expectOneEmail(page, email);
  });

  test('when the visitor follows a link and goes back', async ({ visit }) => {
    const page = await visit(routes.contact);
    const { email } = await sendUnanswered(page, deliver);
    await page.locator('main form').getByRole('link', { name: 'política de privacidad' }).click();
    await page.waitForURL(`**${routes.privacy}`);
    await page.goBack();
    await expectText(page, email);
    await sendAgain(page);
    await expectOneEmail(page, email);
  });
});

test('a double click sends one email', async ({ visit }) => {
  const page = await visit(routes.contact);
  const email = newVisitor();
  const form = await writeMessage(page, email);
  await form.send.dblclick();
  // Disabled fields are not submitted: a second submit would show validation errors.
  expect(await page.locator('[aria-invalid]').count()).toBe(0);
  await form.reference.first().waitFor();
  await expectOneEmail(page, email);
});

test('submitting again after the form gave up offline sends one email', async ({ visit, consoleErrors }) => {
  const page = await visit(routes.contact);
  const { email, route } = await sendUnanswered(page, (held) => held.fetch());
  await page.context().setOffline(true);
  await route.abort('internetdisconnected');
  await contactForm(page).failure.waitFor();
  await expectText(page, email);
  await page.context().setOffline(false);
  await sendAgain(page);
  await expectOneEmail(page, email);
  consoleErrors.splice(0);
});
