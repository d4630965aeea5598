import type { Page, Route } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { contactStatus } from '../../content/messages.ts';
import { routes } from '../../domain/routes.ts';
import { test } from '../browser.ts';
import { contactForm, fillForm, GOOD, newVisitor, wakeForm } from '../harness/contact-form.ts';
import { lettersFrom, waitForLetter } from '../harness/letters.ts';

const API = `**${routes.contactApi}`;

/** How far a message gets before the visitor is interrupted. */
const TAKEN = [
  ['before the server has it', (route: Route) => route.request()],
  ['after the server took it', (route: Route) => route.fetch()],
] as const;

/** Types a message and sends it; resolves once the first try has got as far as `take` lets it, unanswered. */
async function sendUnanswered(page: Page, take: (route: Route) => unknown) {
  const email = newVisitor();
  await wakeForm(page);
  await fillForm(page, { ...GOOD, email });
  const first = Promise.withResolvers<Route>();
  let tries = 0;
  await page.route(API, async (route) => {
    tries += 1;
    // Whatever is tried after the interruption gets through.
    if (tries > 1) return route.continue();
    await take(route);
    first.resolve(route);
  });
  await contactForm(page).send.click();
  return { email, route: await first.promise };
}

async function expectText(page: Page, email: string) {
  const { name, email: address, phone, message } = contactForm(page);
  const values = await Promise.all([name, address, phone, message].map((field) => field.inputValue()));
  expect(values).toEqual([GOOD.name, email, GOOD.phone, GOOD.message]);
}

/** Sends what the form holds, as a visitor who comes back does. */
async function sendAgain(page: Page) {
  await wakeForm(page);
  await contactForm(page).send.click();
  await contactForm(page).banner(contactStatus.success).waitFor();
}

/** A message sent later has arrived: a second letter of the first would have arrived before it. */
async function expectOneLetter(page: Page, email: string) {
  const later = newVisitor();
  await page.goto(routes.contact);
  await wakeForm(page);
  await fillForm(page, { ...GOOD, email: later });
  await contactForm(page).send.click();
  await waitForLetter(inject('letters'), later);
  expect(await lettersFrom(inject('letters'), email)).toHaveLength(1);
}

describe.each(TAKEN)('interrupted %s: the text is never lost, and one letter arrives', (_when, take) => {
  test('offline, then online again', async ({ visit, complaints }) => {
    const page = await visit(routes.contact);
    const { email, route } = await sendUnanswered(page, take);
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
    await page.getByText(contactStatus.waiting.unanswered).waitFor();
    await expectText(page, email);
    await page.context().setOffline(false);
    await contactForm(page).banner(contactStatus.success).waitFor();
    await expectOneLetter(page, email);
    complaints.splice(0);
  });

  test('reload', async ({ visit }) => {
    const page = await visit(routes.contact);
    const { email } = await sendUnanswered(page, take);
    await page.reload();
    await expectText(page, email);
    await sendAgain(page);
    await expectOneLetter(page, email);
  });

  test('back, then forward', async ({ visit }) => {
    const page = await visit('/');
    await page.goto(routes.contact);
    const { email } = await sendUnanswered(page, take);
    await page.goBack();
    await page.goForward();
    await expectText(page, email);
    await sendAgain(page);
    await expectOneLetter(page, email);
  });

  test('away by a link, then back', async ({ visit }) => {
    const page = await visit(routes.contact);
    const { email } = await sendUnanswered(page, take);
    await page.locator('main form').getByRole('link', { name: 'política de privacidad' }).click();
    await page.waitForURL(`**${routes.privacy}`);
    await page.goBack();
    await expectText(page, email);
    await sendAgain(page);
    await expectOneLetter(page, email);
  });
});

test('a second press while it is sent makes no second letter', async ({ visit }) => {
  const page = await visit(routes.contact);
  const email = newVisitor();
  await wakeForm(page);
  await fillForm(page, { ...GOOD, email });
  await contactForm(page).send.dblclick();
  // Its fields are disabled by then: taken for another message, they would be refused as empty.
  expect(await page.locator('[aria-invalid]').count()).toBe(0);
  await contactForm(page).banner(contactStatus.success).waitFor();
  await expectOneLetter(page, email);
});

test('offline for so long that the form gives up', async ({ visit, complaints }) => {
  const page = await visit(routes.contact);
  const { email, route } = await sendUnanswered(page, (held) => held.fetch());
  await page.context().setOffline(true);
  await route.abort('internetdisconnected');
  await contactForm(page).failure.waitFor();
  await expectText(page, email);
  await page.context().setOffline(false);
  await sendAgain(page);
  await expectOneLetter(page, email);
  complaints.splice(0);
});
