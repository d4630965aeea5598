import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { until } from './until.ts';

/** The letters that arrived in a mail server's folder and answer to the visitor's address. */
export async function lettersFrom(folder: string, visitor: string): Promise<Email[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const letters = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return letters.filter(({ replyTo }) => replyTo?.some(({ address }) => address === visitor));
}

/** Waits for a letter that answers to the visitor's address. */
export async function waitForLetter(folder: string, visitor: string): Promise<Email> {
  await until(`a letter from ${visitor} arrives`, async () => (await lettersFrom(folder, visitor)).length > 0);
  const [letter] = await lettersFrom(folder, visitor);
  return letter as Email;
}
