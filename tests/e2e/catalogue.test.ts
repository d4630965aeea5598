import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { barriers } from '../axe.ts';
import { type Run, runNpm } from '../harness/server.ts';
import { keptLooks } from './kept-looks.ts';

const pieces = globSync('src/{ui,sections}/*.examples.tsx').map((file) => basename(file, '.examples.tsx'));
const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
const expectAsBefore = keptLooks('tests/looks/muestrario', 'dist/looks-muestrario.html');
let dev: Run;
let origin: string;

beforeAll(async () => {
  dev = runNpm('dev', { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' });
  origin = await dev.listening;
});
afterAll(async () => {
  await dev.kill();
  rmSync(folder, { recursive: true });
});

test.each(pieces)('%s has no barriers in any of its examples, in either theme', async (piece) => {
  const browser = await chromium.connect(inject('browser'));
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const response = await page.goto(`${origin}/muestrario/${piece}`);
  expect(response?.status()).toBe(200);
  expect(await page.locator('h1').first().textContent()).toBe(piece);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Several examples of one landmark stand on one page here, as they never do on the site.
    expect(await barriers(page, ['landmark-unique']), colorScheme).toEqual([]);
  }
  await browser.close();
});

test.each(pieces)('%s looks as it did in all of its examples', async (piece) => {
  const browser = await chromium.connect(inject('browser'));
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(`${origin}/muestrario/${piece}`);
  await expectAsBefore(page, piece);
  await browser.close();
});

test('the catalogue is not part of the built site', async () => {
  expect((await fetch(`${inject('site')}/muestrario`)).status).toBe(404);
});
