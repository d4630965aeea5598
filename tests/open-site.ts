import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openMailbox } from './mailbox.ts';
import { startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running site. */
    site: string;
    /** Folder of the letters that it sent. */
    letters: string;
  }
}

/** One site and one mailbox for all tests of a project; what is opened is left to the stack to close. */
export async function openSite({ provide }: Pick<TestProject, 'provide'>, opened: AsyncDisposableStack): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  opened.defer(() => rmSync(folder, { recursive: true }));
  const letters = join(folder, 'letters');
  mkdirSync(letters);
  const mailbox = await openMailbox(letters);
  opened.defer(mailbox.close);
  const site = await startSite({ DATA_DIR: join(folder, 'data'), SMTP_URL: mailbox.url, TRUST_PROXY: '127.0.0.1' });
  opened.defer(async () => void (await site.stop()));
  provide('site', site.url);
  provide('letters', letters);
}
