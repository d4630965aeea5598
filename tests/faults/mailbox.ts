import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { freePort } from './free-port.ts';
import type { Bench } from './scenario.ts';

/** How a mail server misbehaves: it answers a step with a code, keeps silent, or cuts the line. */
export type MailFault =
  | { readonly at: 'greeting' | 'sign-in' | 'recipient' | 'message'; readonly code: number }
  | { readonly at: 'greeting'; readonly silentMs: number }
  | { readonly at: 'recipient' | 'message'; readonly reset: true }
  | { readonly at: 'message'; readonly hang: true };

export type ReceivedLetter = {
  readonly messageId: string;
  /** The address that the letter answers to. */
  readonly visitor: string;
  readonly recipients: readonly string[];
  readonly mail: Email;
};

type Done = (error?: Error | null) => void;
/** A real SMTP server on loopback that keeps every letter it takes, and misbehaves when told. */
export class Mailbox {
  readonly letters: ReceivedLetter[] = [];
  readonly url: string;
  /** Conversations that the fault has spoilt. */
  troubles = 0;
  fault: MailFault | undefined;
  /** How long at most it thinks before it confirms a letter it has taken: a sender may die meanwhile. */
  thinkMs = 0;
  /** Letters that it has taken and thinks about. */
  unconfirmed = 0;
  /** What a refusal says; real servers quote what they refuse. */
  refusalText = 'as told';
  readonly #port: number;
  readonly #lines = new Map<number, Socket>();
  #server: SMTPServer | undefined;

  constructor(port: number) {
    this.#port = port;
    this.url = `smtp://sitio:clave@127.0.0.1:${port}`;
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
        this.#step('sign-in', session, (error) => (error ? done(error) : done(null, { user: username })));
      },
      onRcptTo: (_address, session, done) => this.#step('recipient', session, done),
      onData: (stream, session, done) => void this.#receive(stream, session, done),
    });
    // Clients that are killed in the middle of a sentence are what this suite is about.
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
  }

  /** Nobody listens any more: connections are refused. */
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
    const mail = await PostalMime.parse(raw);
    const { fault } = this;
    // What was cut off or left hanging after the last dot may well have been taken: it counts as arrived.
    if (fault?.at !== 'message' || !('code' in fault)) this.#keep(mail, session);
    this.unconfirmed += 1;
    await sleep(Math.random() * this.thinkMs);
    this.unconfirmed -= 1;
    this.#step('message', session, done);
  }

  #keep(mail: Email, { envelope }: SMTPServerSession): void {
    const visitor = mail.replyTo?.[0]?.address ?? '';
    const recipients = envelope.rcptTo.map(({ address }) => address);
    this.letters.push({ messageId: mail.messageId ?? '', visitor, recipients, mail });
  }

  #step(step: MailFault['at'], session: SMTPServerSession, done: Done): void {
    const { fault } = this;
    if (fault?.at !== step) {
      done();
      return;
    }
    this.troubles += 1;
    if ('code' in fault) done(Object.assign(new Error(this.refusalText), { responseCode: fault.code }));
    else if ('reset' in fault) this.#lines.get(session.remotePort)?.resetAndDestroy();
    else if ('silentMs' in fault) setTimeout(done, fault.silentMs).unref();
  }
}

/** A mailbox that listens, and is shut when the scenario ends. */
export async function openMailbox(bench: Bench): Promise<Mailbox> {
  const mailbox = new Mailbox(await freePort());
  await mailbox.open();
  bench.closeLater(() => mailbox.shut());
  return mailbox;
}
