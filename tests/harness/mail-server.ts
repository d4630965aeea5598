import { renameSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { CloseLater } from './resources.ts';

type Step = 'greeting' | 'sign-in' | 'sender' | 'recipient' | 'message';
/** How a mail server misbehaves: it answers a step with a code, late or never, or cuts the line. */
export type MailFault = { readonly at: Step } & (
  | { readonly code: number }
  | { readonly silentMs: number }
  | { readonly until: Promise<void> }
  | { readonly hang: true }
  | { readonly reset: true }
);

export type ReceivedLetter = {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  /** The address that the letter answers to. */
  readonly visitor: string;
  readonly mail: Email;
  readonly raw: string;
};

type Done = (error?: Error | null) => void;

/** A real SMTP server on loopback that keeps every letter it takes, and misbehaves when told. */
export class MailServer {
  readonly letters: ReceivedLetter[] = [];
  /** How often a client gave its password. */
  signIns = 0;
  /** Conversations that the fault has spoilt. */
  troubles = 0;
  fault: MailFault | undefined;
  /** How long at most it thinks before it confirms a letter it has taken: a sender may die meanwhile. */
  thinkMs = 0;
  /** Letters that it has taken and thinks about. */
  unconfirmed = 0;
  /** What a refusal says; real servers quote what they refuse. */
  refusalText = 'as told';
  readonly #folder: string | undefined;
  readonly #lines = new Map<number, Socket>();
  #port = 0;
  #server: SMTPServer | undefined;

  constructor(folder?: string) {
    this.#folder = folder;
  }

  get url(): string {
    return `smtp://sitio:clave@127.0.0.1:${this.#port}`;
  }

  /** Listens; after `shut()` again on the same port. */
  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
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
    // Clients that are killed in the middle of a sentence are part of the tests.
    server.on('error', () => {});
    server.server.on('connection', (socket: Socket) => {
      // Else each short answer waits for the other side's delayed acknowledgement.
      socket.setNoDelay(true);
      const port = socket.remotePort ?? 0;
      this.#lines.set(port, socket);
      socket.on('close', () => this.#lines.delete(port));
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.server.address() as AddressInfo).port;
  }

  /** Nothing listens any more: connections are refused. */
  async shut(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    for (const socket of this.#lines.values()) socket.destroy();
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  async #receive(stream: NodeJS.ReadableStream, session: SMTPServerSession, done: Done): Promise<void> {
    // A sender that is killed half way through has sent nothing.
    const raw = await buffer(stream).catch(() => undefined);
    if (!raw) return;
    const { fault } = this;
    // What was cut off or left hanging after the last dot may well have been taken: it counts as arrived.
    if (fault?.at !== 'message' || !('code' in fault)) await this.#keep(raw, session);
    this.unconfirmed += 1;
    await sleep(Math.random() * this.thinkMs);
    this.unconfirmed -= 1;
    this.#step('message', session, done);
  }

  async #keep(raw: Buffer, { envelope }: SMTPServerSession): Promise<void> {
    const mail = await PostalMime.parse(raw);
    const from = envelope.mailFrom ? envelope.mailFrom.address : '';
    const to = envelope.rcptTo.map(({ address }) => address);
    const visitor = mail.replyTo?.[0]?.address ?? '';
    this.letters.push({ messageId: mail.messageId ?? '', from, to, visitor, mail, raw: raw.toString() });
    if (!this.#folder) return;
    const path = join(this.#folder, `${this.letters.length}.eml`);
    // Readers look for *.eml: they must not find half a letter.
    writeFileSync(`${path}.part`, raw);
    renameSync(`${path}.part`, path);
  }

  #step(step: Step, session: SMTPServerSession, done: Done): void {
    const { fault } = this;
    if (fault?.at !== step) {
      done();
      return;
    }
    this.troubles += 1;
    if ('code' in fault) done(Object.assign(new Error(this.refusalText), { responseCode: fault.code }));
    else if ('reset' in fault) this.#lines.get(session.remotePort)?.resetAndDestroy();
    else if ('silentMs' in fault) setTimeout(done, fault.silentMs).unref();
    else if ('until' in fault) void fault.until.then(() => done());
  }
}

/** A mail server that listens; in `folder` it keeps each letter as a file too, for other processes to read. */
export async function openMailServer(closeLater: CloseLater, folder?: string): Promise<MailServer> {
  const server = new MailServer(folder);
  await server.open();
  closeLater(() => server.shut());
  return server;
}
