import { openContactSite, type Storage } from '../contact-site.ts';
import { fuzzedFields } from '../fuzzed-fields.ts';
import { AGENCY } from '../instance.ts';
import type { ReceivedLetter } from '../mailbox.ts';
import { openPostgres } from '../postgres.ts';
import type { Bench, Outcome, Scenario } from '../scenario.ts';
import { untilDrained } from '../store-reader.ts';
import { newVisit, post, type Visit } from '../visit.ts';
import { sendUntilAnswered } from '../visitors.ts';

const MESSAGES = { full: 200, short: 50 };
/** So many at least must be taken, or the fuzz says nothing about letters. */
const TAKEN_SHARE = 0.2;
const REFUSALS = [413, 422];

/** Hostile text in every field: what is taken arrives as one letter to one recipient, without a header of its own. */
export const fuzz: readonly Scenario[] = [
  { name: 'fuzzed messages, SQLite', run: (bench) => sendFuzz(bench) },
  { name: 'fuzzed messages, PostgreSQL', run: async (bench) => sendFuzz(bench, await openPostgres(bench)) },
];

async function sendFuzz(bench: Bench, storage?: Storage): Promise<Outcome> {
  const { mailbox, store, crowd, ledger, tokens, address } = await openContactSite(bench, { storage });
  const plain = newVisit();
  await sendUntilAnswered(crowd, plain, await tokens.take());
  await untilDrained(store);
  const usual = headersOf(mailbox.letters[0]);
  const messages = bench.short ? MESSAGES.short : MESSAGES.full;
  const statuses: Record<number, number> = {};
  for (let index = 0; index < messages; index += 1) {
    const visit = newFuzzedVisit(bench);
    const captcha = await tokens.take();
    const answer = await post(address, visit, captcha);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status === 201) {
      ledger.note(visit, answer);
      // The same again must be recognised, whatever the store has made of the signs in it.
      await sendUntilAnswered(crowd, visit, captcha);
    } else if (!REFUSALS.includes(answer.status)) {
      ledger.complain(`answered ${answer.status}: ${JSON.stringify(visit.fields).slice(0, 300)}`);
    }
    bench.progress(`${ledger.acknowledged.size} acknowledged of ${index + 1}`);
  }
  await untilDrained(store);
  for (const letter of mailbox.letters) for (const problem of oddities(letter, usual)) ledger.complain(problem);
  const ids = new Set(mailbox.letters.map(({ messageId }) => messageId));
  if (ids.size !== ledger.acknowledged.size) ledger.complain(`${ids.size} Message-IDs`);
  if (ledger.acknowledged.size < messages * TAKEN_SHARE) ledger.complain('too few were taken to say anything');
  const outcome = await ledger.audit(mailbox, store);
  const notes = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  const problems = [...outcome.problems];
  if (outcome.repeated) problems.push('letters were repeated');
  return { ...outcome, problems, notes: `${messages} messages: ${notes.join(', ')}` };
}

function newFuzzedVisit({ random }: Bench): Visit {
  const visit = newVisit();
  return { ...visit, fields: { ...visit.fields, ...fuzzedFields(random, visit.key) } };
}

const headersOf = (letter: ReceivedLetter | undefined) =>
  letter?.mail.headers
    .map(({ key }) => key)
    .sort()
    .join(' ');

function oddities({ mail, recipients, messageId, visitor }: ReceivedLetter, usual: string | undefined): string[] {
  const found: string[] = [];
  const headers = mail.headers
    .map(({ key }) => key)
    .sort()
    .join(' ');
  if (headers !== usual) found.push(`${messageId} has the headers ${headers}`);
  if (recipients.join() !== AGENCY) found.push(`${messageId} went to ${recipients}`);
  if (mail.to?.length !== 1 || mail.to[0]?.address !== AGENCY) found.push(`${messageId} names other recipients`);
  if (mail.replyTo?.length !== 1) found.push(`${messageId} answers to ${mail.replyTo?.length} visitors, ${visitor}`);
  return found;
}
