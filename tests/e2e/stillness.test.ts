import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { navigation } from '../../content/navigation.ts';
import { routes } from '../../domain/routes.ts';
import { DESKTOP, PHONE, test } from '../browser.ts';
import { TEMPLATES } from '../harness/templates.ts';

const CALM = { reducedMotion: 'reduce' } as const;

/** In the page: everything that moves by itself, at each of the windows that a page is high. */
async function readMovements(): Promise<string[]> {
  const found: string[] = [];
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const { effect } of document.getAnimations()) {
      const { target, pseudoElement } = effect as KeyframeEffect;
      found.push(`${target?.tagName}.${target?.className}${pseudoElement ?? ''} at ${top} px`);
    }
  }
  return found;
}

/** What moves once the page has answered to what was done. */
const moving = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.getAnimations().length;
  });

test.for(Object.entries(TEMPLATES))('nothing moves on %s with reduced motion', async ([, path], { open }) => {
  const page = await open(path);
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    expect.soft(await page.evaluate(readMovements), `${viewport.width} px`).toEqual([]);
  }
});

/** Presses a button and counts what moves once what it leads to is there. */
async function pressAndCount(page: Page, name: string, outcome: string): Promise<number> {
  await page.getByRole('button', { name }).click();
  await page.locator(outcome).waitFor();
  return moving(page);
}

test('menus and the theme change without animation with reduced motion', async ({ visit }) => {
  const page = await visit(routes.home, { ...CALM, colorScheme: 'light' });
  expect(await pressAndCount(page, navigation.dropdown.title, '#servicios')).toBe(0);
  await page.keyboard.press('Escape');
  expect(await pressAndCount(page, navigation.themeToggle, 'html[data-theme=dark]')).toBe(0);
  await page.setViewportSize(PHONE);
  expect(await pressAndCount(page, navigation.drawer.open, '#menu')).toBe(0);
  await page.locator('#menu summary').click();
  expect(await moving(page)).toBe(0);
});
