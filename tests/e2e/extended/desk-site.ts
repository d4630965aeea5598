import { execFileSync } from 'node:child_process';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { deskWords } from '../../../domain/desk/words.ts';
import { openStore } from '../../../server/store/store.ts';
import type { Store } from '../../../server/store/tables.ts';
import { axeViolations } from '../../axe.ts';
import { test as base, DESKTOP, PHONE } from '../../browser.ts';
import { type CloseLater, Resources, tempFolder } from '../../harness/resources.ts';
import { type Site, startSite } from '../../harness/server.ts';
import { type LeadChange, seedLeads } from '../../harness/unit/seed-leads.ts';
import { excessWidth } from '../../overflow.ts';
import { addStyles } from '../pages/added-styles.ts';
import { TEXT_SPACING, ZOOMED } from '../pages/readable.ts';

type Desk = Site & {
  /** The folder of its data. */
  readonly folder: string;
  /** Opens a page on a phone, without script unless `options` have it, that is signed in. */
  readonly enter: (options?: BrowserContextOptions) => Promise<Page>;
};

/** Starts a site with seeded leads. The first browser signs in by a printed code, the others get its session. */
async function openDesk(
  closeLater: CloseLater,
  browser: Browser,
  seed: (store: Store) => Promise<unknown>,
): Promise<Desk> {
  const folder = tempFolder(closeLater);
  const place = { DATA_DIR: folder };
  {
    await using store = await openStore(place);
    await seed(store);
  }
  const site = await startSite(closeLater, { ...place, MAIL_TRANSPORT: 'file' });
  let session: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;
  async function signIn(page: Page): Promise<void> {
    const printed = execFileSync(process.execPath, ['server/leads-cli/main.ts', 'code'], {
      env: { PATH: process.env['PATH'], ...place },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [code = ''] = /\d{4}( \d{4})+/.exec(printed) ?? [];
    await page.getByRole('textbox', { name: deskWords.signIn.code }).fill(code);
    await page.getByRole('button', { name: deskWords.signIn.enter, exact: true }).click();
    await page.getByRole('heading', { name: deskWords.inbox.title }).waitFor();
    session = await page.context().storageState();
  }
  const enter: Desk['enter'] = async (options) => {
    const phone = { viewport: PHONE, javaScriptEnabled: false, baseURL: site.url, locale: 'es-EC' };
    const context = await browser.newContext({ ...phone, ...(session && { storageState: session }), ...options });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(deskRoutes.inbox);
    // The session of the first browser is missing, or a test has ended it.
    if (new URL(page.url()).pathname !== deskRoutes.inbox) await signIn(page);
    return page;
  };
  return { ...site, folder, enter };
}

/** A test with a desk that all tests of its file share, with `count` leads, each with its change. */
export const deskTest = (count: number, change?: (index: number) => LeadChange) =>
  base.extend<{ desk: Desk }>({
    desk: [
      async ({ browser }, use) => {
        const resources = new Resources();
        await use(
          await openDesk(resources.closeLater, browser, (store) => seedLeads(store, count, Date.now(), change)),
        );
        await resources.closeAll();
      },
      { scope: 'file' },
    ],
  });

/** 320 px is 1280 px at 400 %. */
const WIDTHS = [320, PHONE.width, 768, DESKTOP.width];

/** Expects that no page has accessibility violations by day or by night, or scrolls sideways at any width or with text spacing. */
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
    await page.evaluate(addStyles, TEXT_SPACING);
    await page.setViewportSize(ZOOMED);
    expect.soft(await excessWidth(page), `${path}, text spacing`).toBe(0);
  }
}
