import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { DESKTOP, PHONE } from '../browser.ts';
import { fontsOf } from '../fonts.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { compare, pictureOf, readPicture, shoot, snapshotOf } from './snapshots.ts';

const FOLDER = 'tests/snapshots';
/** Part of a page's cells that may change: letters without hinting change 0.0023 of home, a new button colour 0.008. */
const SHARE = 0.004;
const VIEWS = {
  'phone-light': { viewport: PHONE, colorScheme: 'light' },
  'desktop-light': { viewport: DESKTOP, colorScheme: 'light' },
  'desktop-dark': { viewport: DESKTOP, colorScheme: 'dark' },
} as const;
const accepts = process.env['SNAPSHOTS'] === 'accept';

/** In the page: resolves once its pictures can be drawn, those far below too. */
async function showPictures(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all([...document.images].map((picture) => picture.decode()));
}

/**
 * Gives what compares a part of a page with the snapshots of one kind. When new ones are accepted, the old ones are deleted, and
 * all are written, large enough to be looked at, onto one page in `dist`.
 */
export function keptSnapshots(kind: string, views: readonly (keyof typeof VIEWS)[]) {
  const folder = join(FOLDER, kind);
  const shots: { name: string; shot: Buffer }[] = [];
  if (accepts) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    afterAll(() => writeContactSheet(`dist/snapshots-${kind}.html`, shots));
  }

  async function expectView(part: Locator, name: string) {
    const shot = await shoot(part);
    const now = await snapshotOf(shot);
    const file = join(folder, `${name}.webp`);
    if (accepts) {
      shots.push({ name, shot });
      writeFileSync(file, await pictureOf(now));
    }
    if (!existsSync(file)) throw new Error(`${file} is missing: npm run accept-looks makes it.`);
    const { height, share, firstPx } = compare(await readPicture(readFileSync(file)), now);
    expect.soft(height, `${name}: cells taller than in the snapshot`).toBe(0);
    expect.soft(share, `${name}: part of it that changed, from ${firstPx} px down`).toBeLessThanOrEqual(SHARE);
  }

  return async (part: Locator, name: string): Promise<void> => {
    const page = part.page();
    await fontsOf(page);
    for (const view of views) {
      const { viewport, colorScheme } = VIEWS[view];
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.evaluate(showPictures);
      await expectView(part, `${name}-${view}`);
    }
  };
}
