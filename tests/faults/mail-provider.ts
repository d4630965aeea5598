import type { ServerResponse } from 'node:http';
import { openLoopback, type Received } from '../harness/loopback.ts';
import type { ReceivedEmail } from '../harness/mail-server.ts';
import type { RunContext } from '../harness/run-context.ts';

type Call = { readonly template_params: Readonly<Record<string, string>> };
/** A hosted provider creates its own Message-ID, so here the visitor's address identifies an email. */
type ProviderEmail = Pick<ReceivedEmail, 'messageId' | 'visitor' | 'mail'>;

/** A fake EmailJS on loopback: accepts `POST /api/v1.0/email/send` and checks its required fields. */
export class MailProvider {
  /** What it answers; 200 means that it has taken the email. */
  status = 200;
  readonly emails: ProviderEmail[] = [];
  /** Arrival time of each request, in milliseconds. */
  readonly calledAt: number[] = [];
  readonly problems: string[] = [];

  handle(response: ServerResponse, { method, path, body }: Received): void {
    this.calledAt.push(performance.now());
    const call: Call & Record<string, unknown> = JSON.parse(body);
    if (method !== 'POST' || !path.startsWith('/api/v1.0/email/send')) this.problems.push(`called ${method} ${path}`);
    for (const name of ['service_id', 'template_id', 'user_id', 'template_params']) {
      if (!call[name]) this.problems.push(`called without ${name}`);
    }
    if (this.status === 200) this.#take(call, response);
    else response.writeHead(this.status).end('injected fault');
  }

  #take({ template_params }: Call, response: ServerResponse): void {
    const visitor = template_params['from_email'] ?? '';
    const text = Object.values(template_params).join('\n');
    const messageId = visitor;
    this.emails.push({ messageId, visitor, mail: { text } as ReceivedEmail['mail'] });
    response.writeHead(200).end('OK');
  }
}

/** Starts a provider that listens until the scenario ends. */
export async function openMailProvider(context: RunContext): Promise<{ provider: MailProvider; address: string }> {
  const provider = new MailProvider();
  const { url } = await openLoopback(context.closeLater, (response, received) => {
    try {
      provider.handle(response, received);
    } catch (error) {
      provider.problems.push(String(error));
    }
  });
  return { provider, address: url };
}
