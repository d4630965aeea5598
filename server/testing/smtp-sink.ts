import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: Email;
};

/** An SMTP server on loopback that keeps what it takes; `behaviour` replaces steps of the protocol. */
export async function openSmtpSink(behaviour: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    async onData(stream, { envelope }, done) {
      const raw = await buffer(stream);
      const mail = await PostalMime.parse(raw);
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: raw.toString(), mail });
      done();
    },
    ...behaviour,
  });
  // A client that is cut off in the middle is part of the tests.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

/** An answer of the server with its code, as `smtp-server` wants it. */
export const reply = (responseCode: number) => Object.assign(new Error('as told'), { responseCode });
