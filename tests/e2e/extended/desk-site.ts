import { execFileSync } from 'node:child_process';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { deskWords } from '../../../domain/desk/words.ts';
import { openStore } from '../../../server/store/store.ts';
import { axeViolations } from '../../axe.ts';
import { DESKTOP, PHONE } from '../../browser.ts';
import { tempFolder } from '../../harness/resources.ts';
import { startSite } from '../../harness/server.ts';
import { type LeadChange, seedLeads } from '../../harness/unit/seed-leads.ts';
import { excessWidth } from '../../overflow.ts';

/** A site of its own, with seeded leads, and browsers without script that are signed in by a printed code. */
export async function startDeskSite(count: number, change?: (index: number) => LeadChange) {
  const folder = tempFolder(onTestFinished);
  const place = { DATA_DIR: folder };
  {
    await using store = await openStore(place);
    await seedLeads(store, count, Date.now(), change);
  }
  const site = await startSite(onTestFinished, { ...place, MAIL_TRANSPORT: 'file' });
  const leads = (...args: readonly string[]) =>
    execFileSync(process.execPath, ['server/leads-cli/main.ts', ...args], {
      env: { PATH: process.env['PATH'], ...place },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const printedCode = () => /\d{4}( \d{4})+/.exec(leads('code'))?.[0] ?? '';
  return {
    ...site,
    folder,
    leads,
    /** Opens a browser, without script unless told otherwise, and signs it in. */
    enter: async (browser: Browser, options: BrowserContextOptions = {}) => {
      const context = await browser.newContext({
        viewport: PHONE,
        javaScriptEnabled: false,
        baseURL: site.url,
        locale: 'es-EC',
        ...options,
      });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      await page.goto(deskRoutes.inbox);
      await page.getByRole('textbox', { name: deskWords.signIn.code }).fill(printedCode());
      await page.getByRole('button', { name: deskWords.signIn.enter, exact: true }).click();
      await page.getByRole('heading', { name: deskWords.inbox.title }).waitFor();
      return page;
    },
  };
}

/** 320 px is 1280 px at 400 %. */
const WIDTHS = [320, PHONE.width, 768, DESKTOP.width];

/** Expects that no page has accessibility violations by day or by night, or scrolls sideways at any width. */
export async function expectAccessible(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await axeViolations(page), `${path}, ${colorScheme}`).toEqual([]);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await excessWidth(page), `${path}, ${width} px`).toBe(0);
    }
  }
}
