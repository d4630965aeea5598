import { globSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ElementHandle, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { paletteStyle } from '../../../src/layout/inline-head.ts';
import { axeViolations } from '../../axe.ts';
import { connectToBrowser } from '../../browser.ts';
import { copyWithFixtureBrand } from '../../harness/fixture-site.ts';
import { Resources } from '../../harness/resources.ts';
import { runNpm } from '../../harness/server.ts';
import { palette } from '../../harness/unit/our-content.ts';
import { addStyles } from '../pages/added-styles.ts';
import { visualSnapshots } from '../snapshots/visual-snapshots.ts';

const resources = new Resources();
const expectSnapshot = visualSnapshots('catalogue', ['desktop-light']);
let origin: string;
let page: Page;

beforeAll(async () => {
  // The fixture brand's colours, so that changes in `content/` do not affect the snapshots; its words are there without a page.
  const root = copyWithFixtureBrand(resources.closeLater);
  const CONTENT_DIR = join(root, 'content');
  rmSync(join(CONTENT_DIR, 'pages/loom.yaml'));
  const dev = runNpm('dev', { DATA_DIR: join(root, 'data'), LOG_LEVEL: 'error', CONTENT_DIR });
  resources.closeLater(dev.kill);
  origin = await dev.listening;
  const browser = await connectToBrowser();
  resources.closeLater(() => browser.close());
  page = await browser.newPage({ reducedMotion: 'reduce' });
  // The development server compiles the first page when it is requested, which takes long.
}, 0);
afterAll(() => resources.closeAll());

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
