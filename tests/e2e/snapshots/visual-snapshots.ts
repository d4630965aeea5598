import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { DESKTOP, PHONE } from '../../browser.ts';
import { loadFonts } from '../../fonts.ts';
import { compare, pictureOf, readPicture, shoot, snapshotOf } from './picture-diff.ts';

const FOLDER = 'tests/snapshots';
/** Share of cells that may change. Unhinted fonts change 0.0023 of the home page, a new button colour 0.008. */
const SHARE = 0.004;
const VIEWS = {
  'phone-light': { viewport: PHONE, colorScheme: 'light' },
  'desktop-light': { viewport: DESKTOP, colorScheme: 'light' },
  'desktop-dark': { viewport: DESKTOP, colorScheme: 'dark' },
} as const;
const isAccepting = process.env['SNAPSHOTS'] === 'accept';

/** Runs in the page: loads and decodes all images, including lazy ones. */
async function loadImages(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all([...document.images].map((picture) => picture.decode()));
}

/** Writes all screenshots side by side into one self-contained HTML file. */
function writeContactSheet(file: string, shots: readonly { readonly name: string; readonly shot: Buffer }[]): void {
  const figures = shots.map(
    ({ name, shot }) =>
      `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${shot.toString('base64')}"></figure>`,
  );
  const style = 'body{display:flex;flex-wrap:wrap;gap:16px;font:12px sans-serif}figure{margin:0}';
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('\n')}`);
}

/**
 * Returns a function that compares part of a page with its snapshots. When accepting, it replaces all snapshots of this
 * kind and writes a contact sheet of full screenshots to `dist`.
 */
export function visualSnapshots(kind: string, views: readonly (keyof typeof VIEWS)[]) {
  const folder = join(FOLDER, kind);
  const shots: { name: string; shot: Buffer }[] = [];
  if (isAccepting) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    afterAll(() => writeContactSheet(`dist/snapshots-${kind}.html`, shots));
  }

  async function expectView(part: Locator, name: string) {
    const shot = await shoot(part);
    const now = await snapshotOf(shot);
    const file = join(folder, `${name}.webp`);
    if (isAccepting) {
      shots.push({ name, shot });
      writeFileSync(file, await pictureOf(now));
    }
    if (!existsSync(file)) throw new Error(`${file} is missing: create it with npm run accept-snapshots.`);
    const { height, share, firstPx } = compare(await readPicture(readFileSync(file)), now);
    expect.soft(height, `${name}: height difference in cells`).toBe(0);
    expect.soft(share, `${name}: share of changed cells, from ${firstPx} px down`).toBeLessThanOrEqual(SHARE);
  }

  return async (part: Locator, name: string): Promise<void> => {
    const page = part.page();
    await loadFonts(page);
    for (const view of views) {
      const { viewport, colorScheme } = VIEWS[view];
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.evaluate(loadImages);
      await expectView(part, `${name}-${view}`);
    }
  };
}
