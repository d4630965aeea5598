import type { Bench } from '../../harness/bench.ts';
import { type ContactSite, openContactSite } from '../../harness/contact/contact-site.ts';
import { AGENCY } from '../../harness/contact/instance.ts';
import { type ContactStorage, openPostgresStorage } from '../../harness/contact/storage.ts';
import { untilDrained } from '../../harness/contact/store-reader.ts';
import { keyOf, newVisit, post, type Visit } from '../../harness/contact/visit.ts';
import { sendUntilAnswered } from '../../harness/contact/visitors.ts';
import type { ReceivedLetter } from '../../harness/mail-server.ts';
import { fuzzedFields } from '../fuzzed-fields.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const MESSAGES = { full: 200, short: 40 };
/** So many at least must be taken, or the fuzz says nothing about letters. */
const TAKEN_SHARE = 0.3;
const REFUSALS = [413, 422];

/** Hostile text in every field: what is taken arrives as one letter to one recipient, without a header of its own. */
export const fuzz: readonly Scenario[] = [
  { name: 'fuzzed messages, SQLite', run: (bench) => sendFuzz(bench) },
  { name: 'fuzzed messages, PostgreSQL', run: async (bench) => sendFuzz(bench, await openPostgresStorage(bench)) },
];

async function sendFuzz(bench: Bench, storage?: ContactStorage): Promise<Outcome> {
  const site = await openContactSite(bench, { storage });
  const { mailServer, store, ledger } = site;
  await sendUntilAnswered(site.crowd, newVisit(), await site.tokens.take());
  await untilDrained(store);
  const usual = headersOf(mailServer.letters[0]);
  const messages = bench.short ? MESSAGES.short : MESSAGES.full;
  const statuses: number[] = [];
  const taken = new Map<string, Visit>();
  for (let index = 0; index < messages; index += 1) {
    const visit = newFuzzedVisit(bench, index);
    const status = await sendTwice(site, visit);
    statuses.push(status);
    if (status === 201) taken.set(visit.key, visit);
    bench.progress(`${ledger.acknowledged.size} acknowledged of ${statuses.length}`);
  }
  if (taken.size < messages * TAKEN_SHARE) ledger.complain('too few were taken to say anything');
  await untilDrained(store);
  for (const letter of mailServer.letters) {
    for (const problem of oddities(letter, usual, taken.get(keyOf(letter.visitor)))) ledger.complain(problem);
  }
  const ids = new Set(mailServer.letters.map(({ messageId }) => messageId));
  if (ids.size !== ledger.acknowledged.size) ledger.complain(`${ids.size} Message-IDs`);
  const outcome = await ledger.audit(mailServer, store);
  const problems = outcome.repeated ? [...outcome.problems, 'letters were repeated'] : outcome.problems;
  const counts = Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => `${all?.length} × ${status}`);
  return { ...outcome, problems, notes: `${messages} messages: ${counts.join(', ')}` };
}

/** The first answer; a message that was taken is sent again and must be recognised, whatever signs are in it. */
async function sendTwice({ address, crowd, ledger, tokens }: ContactSite, visit: Visit): Promise<number> {
  const captcha = await tokens.take();
  const answer = await post(address, visit, captcha);
  if (answer.status === 201) {
    ledger.note(visit, answer);
    await sendUntilAnswered(crowd, visit, captcha);
  } else if (!REFUSALS.includes(answer.status)) {
    ledger.complain(`answered ${answer.status}: ${JSON.stringify(visit.fields).slice(0, 300)}`);
  }
  return answer.status;
}

function newFuzzedVisit({ random }: Bench, turn: number): Visit {
  const visit = newVisit();
  return { ...visit, fields: { ...visit.fields, ...fuzzedFields(random, visit.key, turn) } };
}

const headersOf = (letter: ReceivedLetter | undefined) =>
  letter?.mail.headers
    .map(({ key }) => key)
    .sort()
    .join(' ');

/** Words without what mail may fold and what no store need keep. */
const bare = (text = '') => text.toWellFormed().replaceAll(/[\s\p{Cc}\u{fffd}]/gu, '');

function oddities(letter: ReceivedLetter, usual: string | undefined, sent: Visit | undefined): string[] {
  const { mail, to, messageId, visitor } = letter;
  const found: string[] = [];
  const headers = headersOf(letter);
  if (headers !== usual) found.push(`${messageId} has the headers ${headers}`);
  if (to.join() !== AGENCY) found.push(`${messageId} went to ${to}`);
  if (mail.to?.length !== 1 || mail.to[0]?.address !== AGENCY) found.push(`${messageId} names other recipients`);
  if (mail.replyTo?.length !== 1) found.push(`${messageId} answers to ${mail.replyTo?.length} visitors, ${visitor}`);
  const words = bare(String(sent?.fields['message'] ?? ''));
  if (!bare(mail.text).includes(words)) found.push(`${messageId} does not say «${words.slice(0, 100)}»`);
  return found;
}
