import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Browser, ElementHandle, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { paletteStyle } from '../../../src/layout/inline-head.ts';
import { axeViolations } from '../../axe.ts';
import { connectToBrowser } from '../../browser.ts';
import { FIXTURE_BRAND } from '../../harness/fixture-site.ts';
import { type Run, runNpm } from '../../harness/server.ts';
import { palette } from '../../harness/unit/our-content.ts';
import { addStyles } from '../pages/added-styles.ts';
import { visualSnapshots } from '../snapshots/visual-snapshots.ts';

const data = mkdtempSync(join(tmpdir(), 'catalogue-'));
const expectSnapshot = visualSnapshots('catalogue', ['desktop-light']);
let dev: Run;
let origin: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  // The fixture brand's content, so that changes in `content/` do not affect the snapshots.
  const env = { PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error', ...FIXTURE_BRAND };
  dev = runNpm('dev', env);
  origin = await dev.listening;
  browser = await connectToBrowser();
  page = await browser.newPage({ reducedMotion: 'reduce' });
  // The development server compiles the first page when it is requested, which takes long.
}, 0);
afterAll(async () => {
  await browser?.close();
  await dev.kill();
  rmSync(data, { recursive: true });
});

/** Runs in the page: takes the other components out of it, so that this one is as on a page of its own. */
const showOnly = (component: Element) => {
  document.querySelector('main')?.replaceChildren(component);
  // Radio buttons of other components with the same name have taken the choice.
  for (const chosen of component.querySelectorAll<HTMLInputElement>('input[checked]')) chosen.checked = true;
};

// One page has all components of a folder: to load each on its own takes longer than to look at it.
describe.each(['ui', 'sections', 'contact-form'])('src/%s', (folder) => {
  const components = globSync(`src/${folder}/**/*.examples.tsx`).map((file) => basename(file, '.examples.tsx'));
  const elements = new Map<string, ElementHandle | null>();

  beforeAll(async () => {
    await page.goto(`${origin}/muestrario/${folder}`);
    for (const name of components) elements.set(name, await page.$(`#${name}`));
  });

  describe.each(components)('examples of %s', (component) => {
    beforeAll(async () => {
      await elements.get(component)?.evaluate(showOnly);
      expect(await page.locator('h1').first().textContent()).toBe(component);
    });

    test('match their snapshot', async () => {
      await expectSnapshot(page.locator('main'), component);
    });

    test('have no axe violations with our palette, in either theme', async () => {
      await page.evaluate(addStyles, paletteStyle(palette));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // Only the catalogue shows several examples of one landmark on a page.
        expect.soft(await axeViolations(page, ['landmark-unique']), colorScheme).toEqual([]);
      }
      // The next snapshot has the fixture brand's palette.
      await page.evaluate(addStyles, '');
    });
  });
});

test('the catalogue is absent from the production build', async () => {
  expect((await fetch(`${inject('site')}/muestrario`)).status).toBe(404);
});
