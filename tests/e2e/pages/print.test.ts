import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { findExample } from '../../harness/plans.ts';
import { contactPage, home } from '../../harness/unit/our-content.ts';
import { exampleWhitepaper } from '../../harness/whitepapers.ts';
import { brokenWords } from './hyphenation.ts';

const PLAN = findExample(({ features }) => features !== undefined);
/** The printable part of a sheet, in CSS pixels. */
const A4 = { width: 718, height: 1047 };
const WHITEPAPER = exampleWhitepaper();

test.for([
  [PLAN.path, PLAN.features?.at(-1)?.items.at(-1) ?? ''],
  [WHITEPAPER.path, WHITEPAPER.headings.at(-1) ?? ''],
] as const)('%s prints its content without header, links of the footer or buttons', async ([path, last], { visit }) => {
  const page = await visit(path);
  await page.locator('[data-theme-toggle]').click();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  // On screen, a plan's last group is collapsed.
  expect(await page.getByText(last, { exact: true }).last().isVisible()).toBe(true);
  for (const shell of ['header', 'footer > :not(:has(address))', 'nav', 'body > a', 'main a[data-variant]']) {
    for (const element of await page.locator(shell).all()) expect(await element.isVisible(), shell).toBe(false);
  }
  const inks = await page
    .locator('main :is(h1, h2, p, li), address *')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
  expect(new Set(inks)).toEqual(new Set(['rgb(0, 0, 0)']));
});

test('a printed page begins with whose it is', async ({ visit }) => {
  const page = await visit(PLAN.path, { viewport: A4 });
  await page.emulateMedia({ media: 'print' });
  const letterhead = await page.locator('address').boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(letterhead?.height).toBeGreaterThan(0);
  expect(letterhead?.y).toBe(0);
  expect(title?.y).toBeGreaterThanOrEqual(letterhead?.height ?? 0);
});

// Where a sheet ends, browsers print lines of a grid over others, and cut the tops of letters that a negative margin lifts.
test('no paragraph of a printed legal text is in a grid, and no title is lifted', async ({ visit }) => {
  const page = await visit(routes.privacy, { viewport: A4 });
  await page.emulateMedia({ media: 'print' });
  const around = await page.locator('main section[id] p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const displays: string[] = [];
      for (let box = paragraph.parentElement; box; box = box.parentElement)
        displays.push(getComputedStyle(box).display);
      return displays;
    }),
  );
  expect(new Set(around)).toEqual(new Set(['block']));
  const lifts = await page
    .getByRole('heading')
    .evaluateAll((titles) => titles.map((title) => getComputedStyle(title, '::before').content));
  expect(new Set(lifts)).toEqual(new Set(['none']));
});

test('a printed legal text says when it was changed', async ({ visit }) => {
  const page = await visit(routes.privacy);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main time').isVisible()).toBe(true);
});

test('a printed form has all that was typed, from the first sheet on', async ({ visit }) => {
  const page = await visit(routes.contact, { viewport: A4 });
  const message = page.locator('main form textarea');
  await message.fill('Una línea de lo que quiero pedir.\n'.repeat(60));
  await page.emulateMedia({ media: 'print' });
  const hidden = await message.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(hidden).toBe(0);
  const breaks = await message.evaluate((box) => getComputedStyle(box.closest('details') ?? box).breakInside);
  expect(breaks).toBe('auto');
});

test('the printed contact page keeps what happens next with its title', async ({ visit }) => {
  const page = await visit(routes.contact, { viewport: A4 });
  await page.emulateMedia({ media: 'print' });
  const steps = page.getByRole('heading', { name: contactPage.next.title }).locator('..');
  expect(await steps.evaluate((box) => getComputedStyle(box).breakInside)).toBe('avoid');
});

test('a printed comparison has all its plans on the paper', async ({ visit }) => {
  const page = await visit(routes.service('alojamiento-web'), { viewport: A4 });
  await page.emulateMedia({ media: 'print' });
  const right = await page.getByRole('table').evaluate((table) => table.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(A4.width);
});

test('all posters of the home page are on the paper, with whole prices', async ({ visit }) => {
  const page = await visit(routes.home, { viewport: A4 });
  await page.emulateMedia({ media: 'print' });
  const posters = page.getByRole('heading', { name: home.products.title }).locator('..').getByRole('link');
  expect(await posters.count()).toBe(home.products.posters.length);
  const edges = await posters.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(A4.width);
  expect(await page.evaluate(brokenWords)).toEqual([]);
});

test.for([
  ['print', { media: 'print' }],
  ['forced colours', { forcedColors: 'active' }],
] as const)('in %s, home has no drawings behind the brand', async ([, medium], { visit }) => {
  const page = await visit(routes.home);
  await page.emulateMedia(medium);
  const drawings = await page.locator('h1 ~ svg, svg:has(~ h1)').all();
  // The poncho is the only drawing without a filled background, so it is the only one printed.
  expect(await Promise.all(drawings.map((each) => each.isVisible()))).toEqual([false, false, true, false]);
});
