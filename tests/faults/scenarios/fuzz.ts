import { type ContactMessage, keyOf, newMessage, postMessage } from '../../harness/contact/contact-message.ts';
import { type ContactSite, openContactSite } from '../../harness/contact/contact-site.ts';
import { AGENCY } from '../../harness/contact/instance.ts';
import { sendUntilAnswered } from '../../harness/contact/send-messages.ts';
import { type ContactStorage, openPostgresStorage } from '../../harness/contact/storage.ts';
import { untilDrained } from '../../harness/contact/store-reader.ts';
import type { ReceivedEmail } from '../../harness/mail-server.ts';
import type { RunContext } from '../../harness/run-context.ts';
import { fuzzedFields } from '../fuzzed-fields.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const MESSAGES = { full: 200, short: 40 };
/** Minimum share of accepted messages; with fewer, the scenario would test few emails. */
const ACCEPTED_SHARE = 0.3;
const REFUSALS = [413, 422];

/** Hostile text in every field: each accepted message becomes one email to one recipient, without injected headers. */
export const fuzz: readonly Scenario[] = [
  { name: 'fuzzed messages, SQLite', run: (context) => sendFuzz(context) },
  {
    name: 'fuzzed messages, PostgreSQL',
    run: async (context) => sendFuzz(context, await openPostgresStorage(context)),
  },
];

async function sendFuzz(context: RunContext, storage?: ContactStorage): Promise<Outcome> {
  const site = await openContactSite(context, { storage });
  const { mailServer, store, ledger } = site;
  await sendUntilAnswered(site.crowd, newMessage(), await site.tokens.take());
  await untilDrained(store);
  const usual = headersOf(mailServer.emails[0]);
  const messages = context.short ? MESSAGES.short : MESSAGES.full;
  const statuses: number[] = [];
  const accepted = new Map<string, ContactMessage>();
  for (let index = 0; index < messages; index += 1) {
    const message = newFuzzedMessage(context, index);
    const status = await sendTwice(site, message);
    statuses.push(status);
    if (status === 201) accepted.set(message.key, message);
    context.progress(`${ledger.acknowledged.size} acknowledged of ${statuses.length}`);
  }
  if (accepted.size < messages * ACCEPTED_SHARE) ledger.report('too few messages were accepted');
  await untilDrained(store);
  for (const email of mailServer.emails) {
    for (const problem of oddities(email, usual, accepted.get(keyOf(email.visitor)))) ledger.report(problem);
  }
  const ids = new Set(mailServer.emails.map(({ messageId }) => messageId));
  if (ids.size !== ledger.acknowledged.size) ledger.report(`${ids.size} Message-IDs`);
  const outcome = await ledger.audit(mailServer, store);
  const problems = outcome.repeated ? [...outcome.problems, 'emails were repeated'] : outcome.problems;
  const counts = Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => `${all?.length} × ${status}`);
  return { ...outcome, problems, notes: `${messages} messages: ${counts.join(', ')}` };
}

/** Resolves to the first status. An accepted message is sent again and must be recognized despite odd characters. */
async function sendTwice({ address, crowd, ledger, tokens }: ContactSite, message: ContactMessage): Promise<number> {
  const captcha = await tokens.take();
  const response = await postMessage(address, message, captcha);
  if (response.status === 201) {
    ledger.note(message, response);
    await sendUntilAnswered(crowd, message, captcha);
  } else if (!REFUSALS.includes(response.status)) {
    ledger.report(`got ${response.status}: ${JSON.stringify(message.fields).slice(0, 300)}`);
  }
  return response.status;
}

function newFuzzedMessage({ random }: RunContext, turn: number): ContactMessage {
  const message = newMessage();
  return { ...message, fields: { ...message.fields, ...fuzzedFields(random, message.key, turn) } };
}

const headersOf = (email: ReceivedEmail | undefined) =>
  email?.mail.headers
    .map(({ key }) => key)
    .sort()
    .join(' ');

/** Text without the whitespace that email may fold and the control characters that stores may drop. */
const bare = (text = '') => text.toWellFormed().replaceAll(/[\s\p{Cc}\u{fffd}]/gu, '');

function oddities(email: ReceivedEmail, usual: string | undefined, sent: ContactMessage | undefined): string[] {
  const { mail, to, messageId, visitor } = email;
  const found: string[] = [];
  const headers = headersOf(email);
  if (headers !== usual) found.push(`${messageId} has the headers ${headers}`);
  if (to.join() !== AGENCY) found.push(`${messageId} went to ${to}`);
  if (mail.to?.length !== 1 || mail.to[0]?.address !== AGENCY) found.push(`${messageId} names other recipients`);
  if (mail.replyTo?.length !== 1) found.push(`${messageId} has ${mail.replyTo?.length} Reply-To addresses, ${visitor}`);
  const words = bare(String(sent?.fields['message'] ?? ''));
  if (!bare(mail.text).includes(words)) found.push(`${messageId} lacks «${words.slice(0, 100)}»`);
  return found;
}
