import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { until } from './until.ts';

/** The received emails in a mail server's folder. */
export function readEmails(folder: string): Promise<Email[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}

/** Those whose Reply-To is the visitor. */
export async function emailsFrom(folder: string, visitor: string): Promise<Email[]> {
  const emails = await readEmails(folder);
  return emails.filter(({ replyTo }) => replyTo?.some(({ address }) => address === visitor));
}

/** Waits for an email whose Reply-To is the visitor. */
export async function waitForEmail(folder: string, visitor: string): Promise<Email> {
  await until(`an email from ${visitor} arrives`, async () => (await emailsFrom(folder, visitor)).length > 0);
  const [email] = await emailsFrom(folder, visitor);
  return email as Email;
}
