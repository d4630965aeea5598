import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openMailServer } from './mail-server.ts';
import { type CloseLater, tempFolder } from './resources.ts';
import { startSite } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running site. */
    site: string;
    /** Folder of the letters that it sent. */
    letters: string;
  }
}

/** One site and one mail server for all tests of a project. */
export async function openSite({ provide }: Pick<TestProject, 'provide'>, closeLater: CloseLater): Promise<void> {
  const letters = join(tempFolder(closeLater), 'letters');
  mkdirSync(letters);
  const mailServer = await openMailServer(closeLater, letters);
  const site = await startSite(closeLater, { SMTP_URL: mailServer.url, TRUST_PROXY: '127.0.0.1' });
  provide('site', site.url);
  provide('letters', letters);
}
