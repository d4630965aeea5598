import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Bench } from '../harness/bench.ts';
import type { ReceivedLetter } from '../harness/mail-server.ts';

/** What the provider does with a request: a status, the page of someone in between, no answer at all, or a cut line. */
export type ProviderMood = number | 'page' | 'reset' | 'hang';

type Call = { readonly template_params: Readonly<Record<string, string>> };
/** A hosted provider makes its own Message-ID: what can be told apart is who a letter answers to. */
type ProviderLetter = Pick<ReceivedLetter, 'messageId' | 'visitor' | 'mail'>;

/** A stand-in for EmailJS on loopback: takes `POST /api/v1.0/email/send` and refuses what the real one would. */
export class MailProvider {
  mood: ProviderMood = 200;
  readonly letters: ProviderLetter[] = [];
  /** When each request came, in milliseconds. */
  readonly calledAt: number[] = [];
  readonly problems: string[] = [];

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.calledAt.push(performance.now());
    const call = (await json(request)) as Call & Record<string, unknown>;
    if (request.method !== 'POST' || !request.url?.startsWith('/api/v1.0/email/send')) {
      this.problems.push(`called ${request.method} ${request.url}`);
    }
    for (const name of ['service_id', 'template_id', 'user_id', 'template_params']) {
      if (!call[name]) this.problems.push(`called without ${name}`);
    }
    if (this.mood === 'hang') return;
    if (this.mood === 'reset') request.socket.resetAndDestroy();
    else if (this.mood === 200) this.#take(call, response);
    else if (this.mood === 'page') response.end('<!doctype html><title>Mantenimiento</title>');
    else response.writeHead(this.mood, { location: '/mantenimiento' }).end('as told');
  }

  #take({ template_params }: Call, response: ServerResponse): void {
    const visitor = template_params['from_email'] ?? '';
    const text = Object.values(template_params).join('\n');
    const messageId = visitor;
    this.letters.push({ messageId, visitor, mail: { text } as ReceivedLetter['mail'] });
    response.writeHead(200).end('OK');
  }
}

/** A provider that listens until the scenario ends, and its address. */
export async function openMailProvider(bench: Bench): Promise<{ provider: MailProvider; address: string }> {
  const provider = new MailProvider();
  const server = createServer((request, response) => {
    provider.answer(request, response).catch((error: unknown) => provider.problems.push(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  bench.closeLater(() => {
    server.closeAllConnections();
    server.close();
  });
  return { provider, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
