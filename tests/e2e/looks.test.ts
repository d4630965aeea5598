import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { DESKTOP, fontsOf, layOutWhole, PHONE, test } from '../browser.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { compare, lookOf, pictureOf, readPicture, shoot } from './looks.ts';
import { addresses } from './pages.ts';

const KEPT = 'tests/looks';
/** Part of a page's cells that may change: letters without hinting change 0.0023 of home, a new button colour 0.008. */
const SHARE = 0.004;
/** `accept` keeps the looks as they are now; `sheet` writes all pages onto one. */
const wish = process.env['LOOKS'];

const nameOf = (path: string) => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
const sheet: { name: string; shot: Buffer }[] = [];
if (wish === 'accept') mkdirSync(KEPT, { recursive: true });
afterAll(() => {
  if (wish === 'sheet') console.log(`Written: ${writeContactSheet(sheet)}`);
});

async function look(page: Page, name: string) {
  const shot = await shoot(page);
  if (wish === 'sheet') sheet.push({ name, shot });
  const now = await lookOf(shot);
  const file = `${KEPT}/${name}.webp`;
  if (wish === 'accept') writeFileSync(file, await pictureOf(now));
  if (!existsSync(file)) throw new Error(`${file} is missing: LOOKS=accept keeps it.`);
  const { height, share, firstPx } = compare(await readPicture(readFileSync(file)), now);
  expect.soft(height, `${name}: cells taller than before`).toBe(0);
  expect.soft(share, `${name}: part of it that changed, from ${firstPx} px down`).toBeLessThanOrEqual(SHARE);
}

test.for(addresses)('%s looks as it did', async (path, { visit }) => {
  const page = await visit(path, { reducedMotion: 'reduce' });
  await fontsOf(page);
  await page.evaluate(layOutWhole);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await look(page, `${nameOf(path)}-${viewport.width}-${colorScheme}`);
    }
  }
});
