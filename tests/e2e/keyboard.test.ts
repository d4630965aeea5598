import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../browser.ts';
import { contactForm, GOOD, newVisitor } from './contact-form.ts';

const MOST_STOPS = 60;
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

test('the first stop leads to the content', async ({ visit }) => {
  const page = await visit('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  expect(await isFocused(skip)).toBe(true);
  expect(await skip.isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  expect(await isFocused(page.locator('main'))).toBe(true);
});

test('the dropdown opens, is walked through, and gives the focus back', async ({ visit }) => {
  const page = await visit('/');
  const button = page.getByRole('button', { name: 'Servicios' });
  const dropdown = page.locator('#servicios');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await dropdown.waitFor();
  await page.keyboard.press('Tab');
  expect(await isFocused(dropdown.getByRole('link', { name: 'Ver Todos' }))).toBe(true);
  await tabTo(page, dropdown.getByRole('link', { name: 'Marketing' }));
  await page.keyboard.press('Escape');
  await dropdown.waitFor({ state: 'hidden' });
  expect(await isFocused(button)).toBe(true);
});

test('the theme is switched', async ({ visit }) => {
  const page = await visit('/', { colorScheme: 'light' });
  await tabTo(page, page.getByRole('button', { name: 'Cambiar entre modo claro y oscuro' }));
  await page.keyboard.press('Space');
  await page.locator('html[data-theme=dark]').waitFor();
});

test('a request is written and sent', async ({ visit }) => {
  const page = await visit('/contactenos');
  const form = contactForm(page);
  await tabTo(page, form.name);
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  await page.keyboard.type(GOOD.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(newVisitor());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Con el teclado basta.');
  await page.keyboard.press('Tab');
  expect(await isFocused(form.send)).toBe(true);
  await page.keyboard.press('Enter');
  await form.banner('¡Mensaje enviado!').waitFor();
});
