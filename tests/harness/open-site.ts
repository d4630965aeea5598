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
    /** Folder of the emails that the site sent. */
    emails: string;
  }
}

/** A running site that delivers to a mail server of its own. */
export type MailedSite = { readonly url: string; readonly emails: string };

/** Starts a site and its mail server. */
export async function openMailedSite(closeLater: CloseLater): Promise<MailedSite> {
  const emails = join(tempFolder(closeLater), 'emails');
  mkdirSync(emails);
  const mailServer = await openMailServer(closeLater, emails);
  const { url } = await startSite(closeLater, { SMTP_URL: mailServer.url, TRUST_PROXY: '127.0.0.1' });
  return { url, emails };
}

/** Starts the site and mail server that all tests of a project share. */
export async function openSite({ provide }: Pick<TestProject, 'provide'>, closeLater: CloseLater): Promise<void> {
  const { url, emails } = await openMailedSite(closeLater);
  provide('site', url);
  provide('emails', emails);
}
