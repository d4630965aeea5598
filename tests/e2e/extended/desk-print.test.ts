import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { deskWords } from '../../../domain/desk/words.ts';
import { dayInEcuador } from '../../../domain/site/moment.ts';
import { addDays } from '../../../domain/visits/range.ts';
import { figureWords } from '../../../domain/visits/words.ts';
import { openStore } from '../../../server/store/store.ts';
import { addCounts } from '../../../server/visits/write-visits.ts';
import { deskTest } from './desk-site.ts';

const DAYS = 40;

/** Stores visits of every step and page on each of the last days. */
async function addVisits(folder: string): Promise<void> {
  await using store = await openStore({ DATA_DIR: folder });
  const today = dayInEcuador(Date.now());
  for (let ago = 0; ago < DAYS; ago++) {
    await addCounts(store, addDays(today, -ago), [
      ['visited', '', 50],
      ['contact', '', 50],
      ['view', '/', 50],
    ]);
  }
}

/** Tables in groups that are closed on screen and would be cut on paper. */
const cutTables = (page: Page) =>
  page.locator('details').evaluateAll(
    (groups) =>
      groups.filter((group) => {
        const bottom = group.querySelector('table')?.getBoundingClientRect().bottom ?? 0;
        return bottom > group.getBoundingClientRect().bottom + 1;
      }).length,
  );

const test = deskTest(1, () => ({ message: 'Con horno de leña', note: 'Llamar el martes' }));

test('the figures print their title, their period, the funnel in a sentence and every row', async ({ desk }) => {
  await addVisits(desk.folder);
  const page = await desk.enter();
  await page.goto(deskRoutes.figures);
  expect(await page.locator('details:not([open]) table').count()).toBe(2);
  await page.emulateMedia({ media: 'print' });
  // With paper the browser skips the transition that opens a group, in this emulation it does not.
  await expect.poll(() => cutTables(page)).toBe(0);
  await page.getByRole('heading', { level: 1, name: figureWords.title }).waitFor();
  for (const text of await page.locator('main p').all()) expect(await text.isVisible()).toBe(true);
  for (const nav of await page.locator('nav').all()) expect(await nav.isVisible()).toBe(false);
});

test('every bar of the figures has the colour of the text in forced colours', async ({ desk }) => {
  await addVisits(desk.folder);
  const page = await desk.enter();
  await page.goto(deskRoutes.figures);
  await page.emulateMedia({ forcedColors: 'active' });
  const bars = await page.locator('main svg:has(> rect)').evaluateAll((found) =>
    found.map((bar) => {
      const { fill, color } = getComputedStyle(bar);
      return fill === color;
    }),
  );
  expect(new Set(bars)).toEqual(new Set([true]));
});

test('a lead prints its message and its notes, without buttons and hints', async ({ desk }) => {
  const page = await desk.enter();
  await page.locator('main li a').first().click();
  await page.emulateMedia({ media: 'print' });
  await page.getByText('Con horno de leña').waitFor();
  expect(await page.getByRole('textbox', { name: deskWords.lead.notes.note.label }).inputValue()).toBe(
    'Llamar el martes',
  );
  const hint = page.getByRole('textbox', { name: deskWords.lead.notes.sum.label });
  expect(await hint.evaluate((field) => getComputedStyle(field, '::placeholder').color)).toBe('rgba(0, 0, 0, 0)');
  for (const button of await page.locator('main button, main a').all()) expect(await button.isVisible()).toBe(false);
});
