import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/browser.ts';
import { openMailbox } from '../mailbox.ts';
import { startSite } from '../site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running site. */
    site: string;
    /** Folder of the letters that it sent. */
    letters: string;
    /** Where tests connect to the one browser. */
    browser: string;
  }
}

/** One site, one mailbox and one browser for all tests; each test opens a context of its own. */
export default async function setup({ provide }: TestProject) {
  // When a later step fails, the earlier ones are undone: nothing keeps running.
  await using opened = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  opened.defer(() => rmSync(folder, { recursive: true }));
  const letters = join(folder, 'letters');
  mkdirSync(letters);
  const mailbox = await openMailbox(letters);
  opened.defer(mailbox.close);
  const site = await startSite({ DATA_DIR: join(folder, 'data'), SMTP_URL: mailbox.url, TRUST_PROXY: '127.0.0.1' });
  opened.defer(async () => void (await site.stop()));
  const browser = await chromium.launchServer({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
  opened.defer(() => browser.close());
  provide('site', site.url);
  provide('letters', letters);
  provide('browser', browser.wsEndpoint());
  const kept = opened.move();
  return () => kept.disposeAsync();
}
