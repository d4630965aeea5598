import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { contactStatus } from '../../content/messages.ts';
import { routes } from '../../domain/routes.ts';
import { test } from '../browser.ts';
import { contactForm, fillForm, GOOD, newVisitor, wakeForm } from '../harness/contact-form.ts';
import { lettersFrom, waitForLetter } from '../harness/letters.ts';

const API = `**${routes.contactApi}`;
const CAPTCHA_MISSING = 'Por favor complete la validación CAPTCHA.';

async function openAndFill(page: Page, email: string) {
  await wakeForm(page);
  await fillForm(page, { ...GOOD, email });
  return contactForm(page);
}

/** Sends another message and waits for its letter: whatever was sent before it has arrived by then. */
async function waitForLaterLetter(page: Page) {
  const later = newVisitor();
  await page.goto(routes.contact);
  const form = await openAndFill(page, later);
  await form.send.click();
  await waitForLetter(inject('letters'), later);
}

test('a reload keeps what was typed, and a sent message is forgotten', async ({ visit }) => {
  const page = await visit(routes.contact);
  const email = newVisitor();
  await openAndFill(page, email);
  await page.reload();
  const form = contactForm(page);
  expect(await form.email.inputValue()).toBe(email);
  expect(await form.message.inputValue()).toBe(GOOD.message);
  await wakeForm(page);
  await form.send.click();
  await form.banner('¡Mensaje enviado!').waitFor();
  await page.reload();
  expect(await form.email.inputValue()).toBe('');
  expect(await form.message.inputValue()).toBe('');
});

test('a lost reply is asked for again with the same key: one message, one letter', async ({ visit, complaints }) => {
  const page = await visit(routes.contact);
  const email = newVisitor();
  const keys: (string | undefined)[] = [];
  await page.route(API, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The first time the server takes the message, and its answer never comes back.
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  const form = await openAndFill(page, email);
  await form.send.click();
  await form.banner('¡Mensaje enviado!').waitFor();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await page.unroute(API);
  await waitForLaterLetter(page);
  expect(await lettersFrom(inject('letters'), email)).toHaveLength(1);
  complaints.splice(0);
});

test('a refused message that is changed gets another key', async ({ visit, complaints }) => {
  const page = await visit(routes.contact);
  const keys: (string | undefined)[] = [];
  await page.route(API, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.fulfill({ status: 400, json: { ok: false } });
  });
  const form = await openAndFill(page, newVisitor());
  for (const message of [GOOD.message, GOOD.message, `${GOOD.message} Gracias.`]) {
    await form.message.fill(message);
    const sent = keys.length;
    await form.send.click();
    await expect.poll(() => keys.length).toBe(sent + 1);
    await form.send.waitFor();
  }
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
  complaints.splice(0);
});

test('nothing that was typed stays with the key, and nothing at all once it is sent', async ({ visit }) => {
  const page = await visit(routes.contact);
  const kept = () => page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
  const keyAtSending = Promise.withResolvers<string | undefined>();
  await page.route(API, async (route) => {
    keyAtSending.resolve((await kept())['contact-key']);
    return route.continue();
  });
  const form = await openAndFill(page, newVisitor());
  await form.send.click();
  expect(await keyAtSending.promise).toMatch(/^\{"key":"[0-9a-f-]{36}","hash":"[\w+/]{43}="\}$/);
  await form.banner('¡Mensaje enviado!').waitFor();
  expect(await kept()).toEqual({});
});

test('the same text sent again on purpose is another message', async ({ visit }) => {
  const page = await visit(routes.contact);
  const email = newVisitor();
  const references: (string | null)[] = [];
  const form = contactForm(page);
  await wakeForm(page);
  for (const _ of ['first', 'again']) {
    await fillForm(page, { ...GOOD, email });
    await form.send.click();
    await form.sending.waitFor();
    references.push(await form.reference.first().textContent());
  }
  expect(new Set(references).size).toBe(2);
});

describe('a key that the server knows from another message', () => {
  const taken = { status: 409, json: { ok: false, error: 'Esta clave ya se usó para otro mensaje.' } };

  test('is replaced without a word', async ({ visit, complaints }) => {
    const page = await visit(routes.contact);
    const keys: (string | undefined)[] = [];
    await page.route(API, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return keys.length > 1 ? route.continue() : route.fulfill(taken);
    });
    const form = await openAndFill(page, newVisitor());
    await form.send.click();
    await form.banner('¡Mensaje enviado!').waitFor();
    expect(new Set(keys).size).toBe(2);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  });

  test('twice is a failure in our own words', async ({ visit, complaints }) => {
    const page = await visit(routes.contact);
    await page.route(API, (route) => route.fulfill(taken));
    const form = await openAndFill(page, newVisitor());
    await form.send.click();
    await form.failure.getByText(contactStatus.failure).waitFor();
    expect(await page.getByText(taken.json.error).count()).toBe(0);
    complaints.splice(0);
  });
});

test('a proof that the server refuses is made anew once, without a word', async ({ visit, complaints }) => {
  const page = await visit(routes.contact);
  let refusals = 0;
  await page.route(API, (route) => {
    refusals += 1;
    return refusals > 1
      ? route.continue()
      : route.fulfill({ status: 422, json: { ok: false, captcha: CAPTCHA_MISSING } });
  });
  const form = await openAndFill(page, newVisitor());
  await form.send.click();
  await form.banner('¡Mensaje enviado!').waitFor();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
});

test('without a proof the form says so, keeps what was typed, and sends when one is there', async ({
  visit,
  complaints,
}) => {
  const page = await visit(routes.contact);
  await page.route(API, (route) => route.fulfill({ status: 422, json: { ok: false, captcha: CAPTCHA_MISSING } }));
  const form = await openAndFill(page, newVisitor());
  await form.send.click();
  await form.banner(CAPTCHA_MISSING).waitFor();
  expect(await form.message.inputValue()).toBe(GOOD.message);
  await page.unroute(API);
  await form.send.click();
  await form.banner('¡Mensaje enviado!').waitFor();
  complaints.splice(0);
});

test('no challenge is asked for until the form is touched', async ({ visit }) => {
  const page = await visit('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(routes.contact);
  await page.getByRole('heading', { level: 1 }).click();
  expect(asked).not.toContain(routes.captchaApi);
  const challenge = page.waitForRequest(`**${routes.captchaApi}`);
  await contactForm(page).name.focus();
  await challenge;
});

test('the answer is where the visitor is: focused, and in view', async ({ visit }) => {
  const page = await visit(routes.contact, { viewport: { width: 390, height: 700 } });
  const form = await openAndFill(page, newVisitor());
  await form.send.click();
  await form.banner('¡Mensaje enviado!').waitFor();
  const outcome = page.locator('[tabindex="-1"]:focus').filter({ hasText: /IL-[0-9A-Z]{6}/ });
  await outcome.waitFor();
  expect(await outcome.evaluate((box) => box.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
});
