import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';

const DELIVERY_MS = 30_000;

/** A real SMTP server on loopback that keeps every letter as a file, so that other processes can read it. */
export async function openMailbox(folder: string) {
  let open = true;
  let letters = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1000,
    onConnect: (_session, done) => done(open ? null : Object.assign(new Error('closed'), { responseCode: 421 })),
    async onData(stream, _session, done) {
      letters += 1;
      const path = join(folder, `${letters}.eml`);
      // Readers look for *.eml: they must not find half a letter.
      writeFileSync(`${path}.part`, await buffer(stream));
      renameSync(`${path}.part`, path);
      done();
    },
  });
  // A client that is killed in the middle is part of the tests.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** From now on senders are told to come back later. */
    refuse: () => {
      open = false;
    },
    accept: () => {
      open = true;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** The letters that arrived in a mailbox's folder and answer to the visitor's address. */
export async function lettersFrom(folder: string, visitor: string): Promise<Email[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const letters = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return letters.filter(({ replyTo }) => replyTo?.some(({ address }) => address === visitor));
}

/** Waits for a letter that answers to the visitor's address. */
export function waitForLetter(folder: string, visitor: string): Promise<Email> {
  return vi.waitFor(
    async () => {
      const [letter] = await lettersFrom(folder, visitor);
      if (!letter) throw new Error(`No letter from ${visitor} arrived.`);
      return letter;
    },
    { timeout: DELIVERY_MS, interval: 100 },
  );
}
