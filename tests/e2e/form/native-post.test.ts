import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { contactForm, fillForm, GOOD, newVisitor, wakeForm } from '../../harness/contact-form.ts';
import { examplePlan } from '../../harness/plans.ts';
import { holdRequests } from '../../hold-requests.ts';

const SCRIPTS = /\/_astro\/.*\.js$/;
const LATER = 'Se me olvidó decir: también quiero un catálogo.';

const valuesOf = (page: Page) => {
  const { name, email, phone, message } = contactForm(page);
  return Promise.all([name, email, phone, message].map((field) => field.inputValue()));
};

test('a message sent before hydration leaves no draft; later input does', async ({ visit }) => {
  const page = await visit(routes.contact);
  const release = await holdRequests(page, SCRIPTS);
  const form = contactForm(page);
  await fillForm(page, { ...GOOD, email: newVisitor() });
  await form.send.click();
  await page.waitForURL(/enviado=/);
  await form.reference.first().waitFor();
  await form.again.click();
  expect(await valuesOf(page)).toEqual(['', '', '', '']);
  await form.message.fill(LATER);
  await page.reload();
  await form.reference.first().waitFor();
  expect(await form.message.inputValue()).toBe(LATER);
  await page.goto(routes.contact);
  expect(await valuesOf(page)).toEqual(['', '', '', LATER]);
  release();
});

test('«Back» to a rejected form shows it with its input and the plan to be quoted', async ({ visit }) => {
  const page = await visit(examplePlan.quote);
  const release = await holdRequests(page, SCRIPTS);
  const form = contactForm(page);
  await fillForm(page, { ...GOOD, email: newVisitor(), message: 'corto' });
  await Promise.all([page.waitForResponse((response) => response.status() === 422), form.send.click()]);
  await form.message.fill(LATER);
  await page.goto(routes.products);
  await page.goBack();
  expect(await form.message.inputValue()).toBe(LATER);
  expect(await page.locator('[name=from_serviceid]').inputValue()).toBe(examplePlan.id);
  release();
});

test('input on a rejected form survives hydration and is cleared once sent', async ({ visit }) => {
  const page = await visit(routes.contact);
  const release = await holdRequests(page, SCRIPTS);
  const form = contactForm(page);
  const email = newVisitor();
  await fillForm(page, { ...GOOD, email, message: 'corto' });
  await Promise.all([page.waitForResponse((response) => response.status() === 422), form.send.click()]);
  await page.locator('#message-problem').waitFor();
  await form.name.fill('Ana');
  await form.message.fill(LATER);
  release();
  await wakeForm(page);
  // React resets the textarea as it begins to hydrate; the form restores what was typed when it is done.
  await expect.poll(() => valuesOf(page)).toEqual(['Ana', email, GOOD.phone, LATER]);
  await form.send.click();
  await form.reference.first().waitFor();
  await form.again.click();
  expect(await valuesOf(page)).toEqual(['', '', '', '']);
  expect(await page.title()).toMatch(/^Mensaje enviado: /);
});
