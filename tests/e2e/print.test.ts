import { expect } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { test } from '../browser.ts';

test.for([
  ['/servicios/desarrollo-web/nivel-2', 'Alojamiento por un valor simbólico'],
  ['/whitepaper/dominio-y-correo', 'La hoja que debe guardar'],
] as const)('%s prints its content without header, footer or buttons', async ([path, last], { visit }) => {
  const page = await visit(path);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  // On screen, a plan's last group is collapsed.
  expect(await page.getByText(last, { exact: true }).last().isVisible()).toBe(true);
  for (const shell of ['header', 'footer', 'nav', 'body > a', 'main a[data-variant]']) {
    for (const element of await page.locator(shell).all()) expect(await element.isVisible(), shell).toBe(false);
  }
  const inks = await page
    .locator('main :is(h1, h2, p, li)')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
  expect(new Set(inks)).toEqual(new Set(['rgb(0, 0, 0)']));
});

test('home prints no drawings over the brand', async ({ visit }) => {
  const page = await visit(routes.home);
  await page.emulateMedia({ media: 'print' });
  const drawings = await page.locator('h1 ~ svg, svg:has(~ h1)').all();
  // Only the poncho has no filled background.
  expect(await Promise.all(drawings.map((each) => each.isVisible()))).toEqual([false, false, true, false]);
});
