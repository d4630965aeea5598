import { renameSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { CloseLater } from './resources.ts';

type Step = 'greeting' | 'sign-in' | 'sender' | 'recipient' | 'message';
/** A fault at one step of SMTP: an error code, a delay, no response, or a connection reset. */
export type MailFault = { readonly at: Step } & (
  | { readonly code: number }
  | { readonly delayMs: number }
  | { readonly until: Promise<void> }
  | { readonly hang: true }
  | { readonly reset: true }
);

export type ReceivedEmail = {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  /** The visitor's address, from Reply-To. */
  readonly visitor: string;
  readonly mail: Email;
  readonly raw: string;
};

type Done = (error?: Error | null) => void;

/** An SMTP server on loopback that keeps every email and can inject faults. */
export class MailServer {
  readonly emails: ReceivedEmail[] = [];
  /** How often a client authenticated. */
  signIns = 0;
  /** How often the fault was triggered. */
  faultsInjected = 0;
  fault: MailFault | undefined;
  /** Maximum random delay before it confirms an email, during which a test may kill the sender. */
  confirmDelayMs = 0;
  /** Emails received but not yet confirmed. */
  unconfirmed = 0;
  /** Text of an error reply; real servers quote what they refuse. */
  refusalText = 'injected fault';
  /** With a certificate that no authority has signed; takes effect when it is opened again. */
  offersTls = false;
  readonly #folder: string | undefined;
  readonly #sockets = new Map<number, Socket>();
  #port = 0;
  #server: SMTPServer | undefined;

  constructor(folder?: string) {
    this.#folder = folder;
  }

  get url(): string {
    return `smtp://sitio:clave@127.0.0.1:${this.#port}`;
  }

  /** Starts listening; after `shut()`, on the same port again. */
  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: this.offersTls ? [] : ['STARTTLS'],
      closeTimeout: 1,
      onConnect: (session, done) => this.#step('greeting', session, done),
      onAuth: ({ username }, session, done) => {
        this.signIns += 1;
        this.#step('sign-in', session, (error) => (error ? done(error) : done(null, { user: username })));
      },
      onMailFrom: (_address, session, done) => this.#step('sender', session, done),
      onRcptTo: (_address, session, done) => this.#step('recipient', session, done),
      onData: (stream, session, done) => void this.#receive(stream, session, done),
    });
    // Tests kill clients in mid-connection.
    server.on('error', () => {});
    server.server.on('connection', (socket: Socket) => {
      // Without this every short reply waits for the peer's delayed ACK.
      socket.setNoDelay(true);
      const port = socket.remotePort ?? 0;
      this.#sockets.set(port, socket);
      socket.on('close', () => this.#sockets.delete(port));
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.server.address() as AddressInfo).port;
  }

  /** Stops listening: connections are refused. */
  async shut(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    for (const socket of this.#sockets.values()) socket.destroy();
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  async #receive(stream: NodeJS.ReadableStream, session: SMTPServerSession, done: Done): Promise<void> {
    // A sender killed halfway has sent nothing.
    const raw = await buffer(stream).catch(() => undefined);
    if (!raw) return;
    const { fault } = this;
    // A reset or hang after the final dot still counts as delivered: a real server may have stored the email.
    if (fault?.at !== 'message' || !('code' in fault)) await this.#keep(raw, session);
    this.unconfirmed += 1;
    await sleep(Math.random() * this.confirmDelayMs);
    this.unconfirmed -= 1;
    this.#step('message', session, done);
  }

  async #keep(raw: Buffer, { envelope }: SMTPServerSession): Promise<void> {
    const mail = await PostalMime.parse(raw);
    const from = envelope.mailFrom ? envelope.mailFrom.address : '';
    const to = envelope.rcptTo.map(({ address }) => address);
    const visitor = mail.replyTo?.[0]?.address ?? '';
    this.emails.push({ messageId: mail.messageId ?? '', from, to, visitor, mail, raw: raw.toString() });
    if (!this.#folder) return;
    const path = join(this.#folder, `${this.emails.length}.eml`);
    // Rename atomically: readers poll for *.eml.
    writeFileSync(`${path}.part`, raw);
    renameSync(`${path}.part`, path);
  }

  #step(step: Step, session: SMTPServerSession, done: Done): void {
    const { fault } = this;
    if (fault?.at !== step) {
      done();
      return;
    }
    this.faultsInjected += 1;
    if ('code' in fault) done(Object.assign(new Error(this.refusalText), { responseCode: fault.code }));
    else if ('reset' in fault) this.#sockets.get(session.remotePort)?.resetAndDestroy();
    else if ('delayMs' in fault) setTimeout(done, fault.delayMs).unref();
    else if ('until' in fault) void fault.until.then(() => done());
  }
}

/** Starts a mail server; `folder` receives each email as a file, for other processes to read. */
export async function openMailServer(closeLater: CloseLater, folder?: string): Promise<MailServer> {
  const server = new MailServer(folder);
  await server.open();
  closeLater(() => server.shut());
  return server;
}
