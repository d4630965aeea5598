import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { barriers } from '../axe.ts';
import { type Run, runNpm } from '../harness/server.ts';
import { addStyles } from './added-styles.ts';
import { keptSnapshots } from './kept-snapshots.ts';

const pieces = globSync('src/{ui,sections,contact-form}/**/*.examples.tsx').map((file) =>
  basename(file, '.examples.tsx'),
);
const ourPalette = readFileSync('content/palette.css', 'utf8');
const data = mkdtempSync(join(tmpdir(), 'catalogue-'));
const expectSnapshot = keptSnapshots('catalogue', ['desktop-light']);
let dev: Run;
let origin: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const env = { PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error' };
  // With the words of the fixture brand: no change of ours changes a snapshot.
  dev = runNpm('dev', env, inject('fixture').folder);
  origin = await dev.listening;
  browser = await chromium.connect(inject('browser'));
  page = await browser.newPage({ reducedMotion: 'reduce' });
}, 0);
afterAll(async () => {
  await browser?.close();
  await dev.kill();
  rmSync(data, { recursive: true });
});

describe.each(pieces)('the examples of %s', (piece) => {
  beforeAll(async () => {
    await page.goto(`${origin}/muestrario/${piece}`);
    expect(await page.locator('h1').first().textContent()).toBe(piece);
  });

  test('look as in their snapshot', () => expectSnapshot(page.locator('main'), piece));

  test('have no axe violations in our colours, in either theme', async () => {
    await page.evaluate(addStyles, ourPalette);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Several examples of one landmark stand on one page here, as they never do on the site.
      expect.soft(await barriers(page, ['landmark-unique']), colorScheme).toEqual([]);
    }
  });
});

test('the catalogue is not part of the built site', async () => {
  expect((await fetch(`${inject('site')}/muestrario`)).status).toBe(404);
});
