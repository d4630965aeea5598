import { execFileSync } from 'node:child_process';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { deskWords } from '../../../domain/desk/words.ts';
import { openStore } from '../../../server/store/store.ts';
import { type LeadChange, seedLeads } from '../../../server/testing/seed-leads.ts';
import { PHONE } from '../../browser.ts';
import { tempFolder } from '../../harness/resources.ts';
import { startSite } from '../../harness/server.ts';

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
