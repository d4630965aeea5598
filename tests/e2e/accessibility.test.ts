import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { barriers } from '../axe.ts';
import { DESKTOP, layOutWhole, PHONE, test } from '../browser.ts';
import { contactForm, fillForm, GOOD, newVisitor, wakeForm } from '../harness/contact-form.ts';
import { addresses } from './pages.ts';

const WIDTHS_PX = [320, 360, 390, 600, 768, 900, 901, 1024, 1280, 1440, 1920];
const THEMES = ['light', 'dark'] as const;
const STILL = { reducedMotion: 'reduce' } as const;

/** Widths at which the page would scroll sideways. */
async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(`${needed} px at ${width} px`);
  }
  return found;
}

test.for(addresses)('%s has no barriers in either theme and fits every width', async (path, { visit }) => {
  const page = await visit(path, STILL);
  await page.evaluate(layOutWhole);
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await barriers(page), `${colorScheme}, ${viewport.width} px`).toEqual([]);
    }
  }
  expect.soft(await overflows(page)).toEqual([]);
});

describe.each(THEMES)('in the %s theme there are no barriers', (colorScheme) => {
  test('in the dropdown', async ({ visit }) => {
    const page = await visit('/', { ...STILL, colorScheme });
    await page.getByRole('button', { name: 'Servicios' }).click();
    await page.locator('#servicios').waitFor();
    expect(await barriers(page)).toEqual([]);
  });

  test('in the drawer', async ({ visit }) => {
    const page = await visit('/', { ...STILL, colorScheme, viewport: PHONE });
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.locator('#menu summary').click();
    expect(await barriers(page)).toEqual([]);
  });

  test('in the form with mistakes, after a failure and after success', async ({ visit, complaints }) => {
    const page = await visit(routes.contact, { ...STILL, colorScheme });
    const form = contactForm(page);
    await wakeForm(page);
    await form.send.click();
    await page.getByRole('alert').waitFor();
    expect(await barriers(page)).toEqual([]);

    await page.route(`**${routes.contactApi}`, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await fillForm(page, { ...GOOD, email: newVisitor() });
    await form.send.click();
    await form.failure.waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('500')]);

    await form.send.click();
    await form.banner('¡Mensaje enviado!').waitFor();
    expect(await barriers(page)).toEqual([]);
  });
});
