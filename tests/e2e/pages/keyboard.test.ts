import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { contactForm, GOOD, newVisitor, REFERENCE, untilHydrated, writeMessage } from '../../harness/contact-form.ts';
import { examplePlan } from '../../harness/plans.ts';
import { navigation, planPage, services, contactForm as words } from '../../harness/unit/our-content.ts';

const PLAN = examplePlan;
const MAX_STOPS = 60;
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reaches the target.');
}

test('the first tab stop is the skip link, which moves focus to the content', async ({ visit }) => {
  const page = await visit('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigation.skipLink });
  expect(await isFocused(skip)).toBe(true);
  expect(await skip.isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  expect(await isFocused(page.locator('main'))).toBe(true);
});

test('the dropdown opens with Enter, can be tabbed through and returns focus on Escape', async ({ visit }) => {
  const page = await visit('/');
  const button = page.getByRole('button', { name: navigation.dropdown.title });
  const dropdown = page.locator('#_servicios');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await dropdown.waitFor();
  await page.keyboard.press('Tab');
  expect(await isFocused(dropdown.getByRole('link', { name: navigation.dropdown.viewAll.label }))).toBe(true);
  await tabTo(page, dropdown.getByRole('link', { name: services.at(-1)?.name }));
  await page.keyboard.press('Escape');
  await dropdown.waitFor({ state: 'hidden' });
  expect(await isFocused(button)).toBe(true);
});

test('the dropdown closes when focus leaves it, so that it covers no element in focus', async ({ visit }) => {
  const page = await visit(routes.home);
  const dropdown = page.locator('#_servicios');
  await page.locator('[popovertarget=_servicios]').press('Enter');
  await dropdown.getByRole('link').last().focus();
  expect(await dropdown.isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  await dropdown.waitFor({ state: 'hidden' });
});

test('the drawer closes when focus goes back to its button, which it covers', async ({ visit }) => {
  const page = await visit(routes.home, { viewport: { width: 390, height: 700 } });
  const button = page.locator('header [popovertarget=_menu]');
  await button.press('Enter');
  await page.keyboard.press('Tab');
  expect(await isFocused(page.locator('#_menu a').first())).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await isFocused(button)).toBe(true);
  await page.locator('#_menu').waitFor({ state: 'hidden' });
});

test('keyboard users get from home to a sent message, correcting a validation error on the way', async ({ visit }) => {
  const page = await visit('/');
  const follow = async (link: Locator, address: string) => {
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await page.waitForURL(address);
  };
  await tabTo(page, page.getByRole('button', { name: navigation.dropdown.title }));
  await page.keyboard.press('Enter');
  await follow(page.locator('#_servicios').getByRole('link', { name: PLAN.service.name }), `**${PLAN.service.href}`);
  await follow(page.locator(`main a[href="${PLAN.path}"]`).first(), `**${PLAN.path}`);
  await follow(page.getByRole('link', { name: planPage.call.linkLabel }).first(), '**/contactenos?**');

  const form = contactForm(page);
  await tabTo(page, form.name);
  await untilHydrated(page);
  await page.keyboard.type(GOOD.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('nusta@correo');
  // Enter in a field submits the form.
  await page.keyboard.press('Enter');
  const outcome = page.locator('[tabindex="-1"]:focus');
  await outcome.getByText(words.summary.title).waitFor();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await isFocused(form.email)).toBe(true);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(newVisitor());
  await tabTo(page, form.message);
  await page.keyboard.type('Con el teclado basta.');
  await page.keyboard.press('Tab');
  expect(await isFocused(form.send)).toBe(true);
  let posts = 0;
  const pressedAgain = Promise.withResolvers<void>();
  await page.route(`**${routes.contactApi}`, async (route) => {
    posts += 1;
    await pressedAgain.promise;
    return route.continue();
  });
  await page.keyboard.press('Enter');
  // While sending, the button keeps focus and a second press does nothing.
  await form.sending.waitFor();
  expect(await isFocused(form.sending)).toBe(true);
  await page.keyboard.press('Enter');
  pressedAgain.resolve();
  await form.reference.first().waitFor();
  await outcome.getByText(REFERENCE).waitFor();
  expect(posts).toBe(1);
  // The next tab stop opens the form again; it is not at the top of the page.
  await page.keyboard.press('Tab');
  expect(await isFocused(form.again)).toBe(true);
});

test('Enter in a field moves focus to the button, which shows that it is sending', async ({ visit }) => {
  const page = await visit('/contactenos');
  await page.route(`**${routes.contactApi}`, () => {});
  const form = await writeMessage(page);
  await form.name.press('Enter');
  await form.sending.waitFor();
  expect(await isFocused(form.sending)).toBe(true);
});
