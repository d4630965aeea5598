import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { DESKTOP, layOutWhole, PHONE } from '../browser.ts';
import { fontsOf } from '../fonts.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { compare, lookOf, pictureOf, readPicture, shoot } from './looks.ts';

/** Part of a page's cells that may change: letters without hinting change 0.0023 of home, a new button colour 0.008. */
const SHARE = 0.004;
/** `accept` keeps the looks as they are now; `sheet` writes all pages onto one. */
const wish = process.env['LOOKS'];

/** In the page: resolves once its pictures can be drawn, those far below too. */
async function showPictures(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all([...document.images].map((picture) => picture.decode()));
}

/**
 * Gives what compares a page, in both sizes and themes, with the looks kept in a folder. On request all pages of the
 * test file are written onto the one named.
 */
export function keptLooks(folder: string, sheetFile: string): (page: Page, name: string) => Promise<void> {
  const shots: { name: string; shot: Buffer }[] = [];
  if (wish === 'accept') mkdirSync(folder, { recursive: true });
  afterAll(() => {
    if (wish !== 'sheet') return;
    writeContactSheet(sheetFile, shots);
    console.log(`Written: ${sheetFile}`);
  });

  async function look(page: Page, name: string) {
    const shot = await shoot(page);
    if (wish === 'sheet') shots.push({ name, shot });
    const now = await lookOf(shot);
    const file = `${folder}/${name}.webp`;
    if (wish === 'accept') writeFileSync(file, await pictureOf(now));
    if (!existsSync(file)) throw new Error(`${file} is missing: LOOKS=accept keeps it.`);
    const { height, share, firstPx } = compare(await readPicture(readFileSync(file)), now);
    expect.soft(height, `${name}: cells taller than before`).toBe(0);
    expect.soft(share, `${name}: part of it that changed, from ${firstPx} px down`).toBeLessThanOrEqual(SHARE);
  }

  return async (page, name) => {
    await fontsOf(page);
    await page.evaluate(layOutWhole);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.evaluate(showPictures);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await look(page, `${name}-${viewport.width}-${colorScheme}`);
      }
    }
  };
}
