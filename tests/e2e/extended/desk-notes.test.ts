import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { deskWords } from '../../../domain/desk/words.ts';
import { deskTest } from './desk-site.ts';

const { notes, back, next, delivery, markAnswered } = deskWords.lead;
const noteIn = (page: Page) => page.getByRole('textbox', { name: notes.note.label });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

const test = deskTest(2);

test('notes saved in two tabs are both shown, and the way back keeps the filter', async ({ desk }) => {
  const page = await desk.enter();
  const filtered = `${deskRoutes.inbox}?estado=nueva`;
  await page.goto(filtered);
  await page.locator('ol a').last().click();
  await noteIn(page).waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await noteIn(other).fill('Prefiere la tarde');
  await press(other, notes.save);
  await other.getByText(deskWords.done.anotada).waitFor();
  await noteIn(page).fill('Llamar el lunes');
  await press(page, notes.save);
  await page.getByText(notes.changed.title).waitFor();
  await page.getByText('Prefiere la tarde').waitFor();
  await press(page, notes.save);
  await page.getByText(deskWords.done.anotada).waitFor();
  expect((await page.title()).split(' · ')[0]).toBe(deskWords.done.anotada);
  expect(await noteIn(page).inputValue()).toBe('Llamar el lunes');
  await press(page, delivery.resend);
  await page.getByText(deskWords.done['en-cola']).waitFor();
  await page.getByRole('main').getByRole('link', { name: back }).click();
  await page.waitForURL((url) => url.pathname + url.search === filtered);
});

test('the button beside the answers keeps the typed note; Enter saves the chosen status instead', async ({ desk }) => {
  const page = await desk.enter();
  await page.locator('ol a').first().click();
  await noteIn(page).fill('Llamar el lunes');
  await press(page, markAnswered);
  await page.getByText(deskWords.done.respondida).waitFor();
  expect(await noteIn(page).inputValue()).toBe('Llamar el lunes');
  expect(await page.getByRole('radio', { name: deskWords.statuses.respondida }).isChecked()).toBe(true);
  expect(await page.getByRole('button', { name: markAnswered }).count()).toBe(0);
  await page.getByRole('link', { name: next }).click();
  await page.getByRole('button', { name: markAnswered }).waitFor();
  expect(await page.getByRole('link', { name: next }).count()).toBe(0);
  await page.getByRole('textbox', { name: notes.sum.label }).fill('450');
  await page.keyboard.press('Enter');
  await page.getByText(deskWords.done.anotada).waitFor();
  expect(await page.getByRole('radio', { name: deskWords.statuses.nueva }).isChecked()).toBe(true);
});
