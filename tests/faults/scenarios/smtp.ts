import { openContactSite } from '../../harness/contact/contact-site.ts';
import { sendMessages } from '../../harness/contact/send-messages.ts';
import { passTimeUntilDrained, type StoreReader } from '../../harness/contact/store-reader.ts';
import type { MailFault } from '../../harness/mail-server.ts';
import type { RunContext } from '../../harness/run-context.ts';
import { until } from '../../harness/until.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const MESSAGES = { full: 40, short: 12 };
/** One for each loop of the worker, so that every loop has hit the fault. */
const FAILED_TRIES = 4;

type Case = { readonly name: string; readonly fault: MailFault | 'down'; readonly quick?: true };

const CASES: readonly Case[] = [
  { name: 'down', fault: 'down', quick: true },
  { name: 'greeting after 30 s', fault: { at: 'greeting', delayMs: 30_000 } },
  { name: '421 greeting', fault: { at: 'greeting', code: 421 } },
  { name: '451 recipient', fault: { at: 'recipient', code: 451 }, quick: true },
  { name: '535 sign-in', fault: { at: 'sign-in', code: 535 } },
  { name: '550 recipient', fault: { at: 'recipient', code: 550 } },
  { name: '552 message', fault: { at: 'message', code: 552 } },
  { name: '554 message', fault: { at: 'message', code: 554 } },
  { name: 'reset before DATA', fault: { at: 'recipient', reset: true } },
  { name: 'reset after DATA', fault: { at: 'message', reset: true }, quick: true },
];
/** Longer than sending may take. */
const ANSWER_S = 50;

/** A mail server that is down or misbehaves: visitors do not notice, and no message is lost. */
export const smtpFaults = (short: boolean): readonly Scenario[] => [
  ...CASES.filter(({ quick }) => quick || !short).map(({ name, fault }) => ({
    name: `SMTP ${name}`,
    run: (context: RunContext) => failAndRecover(context, fault),
  })),
  ...(short ? [] : [{ name: `SMTP answer ${ANSWER_S} s after DATA`, run: answerLate }]),
];

async function failAndRecover(context: RunContext, fault: Case['fault']): Promise<Outcome> {
  const { mailServer, store, crowd, ledger, tokens } = await openContactSite(context);
  if (fault === 'down') await mailServer.shut();
  else mailServer.fault = fault;
  const messages = context.short ? MESSAGES.short : MESSAGES.full;
  await tokens.fill(messages);
  await sendMessages(crowd, messages);
  context.progress(`${ledger.acknowledged.size} acknowledged, waiting for ${FAILED_TRIES} failed deliveries`);
  await until('deliveries have failed', async () => (await errorsOf(store)).length >= FAILED_TRIES);
  const errors = [...new Set(await errorsOf(store))];
  const arrivedUnconfirmed = mailServer.emails.length;
  mailServer.fault = undefined;
  if (fault === 'down') await mailServer.open();
  context.progress(`${ledger.acknowledged.size} acknowledged, the mail server is back`);
  await passTimeUntilDrained(store);
  const outcome = await ledger.audit(mailServer, store);
  const problems = [...outcome.problems];
  if (ledger.acknowledged.size !== messages) problems.push('not every message was acknowledged');
  if ((outcome.repeated ?? 0) > arrivedUnconfirmed)
    problems.push(`only ${arrivedUnconfirmed} duplicates are explained`);
  const notes = `the server recorded ${errors.join(', ')}; ${arrivedUnconfirmed} arrived unconfirmed`;
  return { ...outcome, problems, notes };
}

/** A server that takes its time to confirm: no email arrives twice. */
async function answerLate(context: RunContext): Promise<Outcome> {
  const { mailServer, store, crowd, ledger, tokens } = await openContactSite(context);
  mailServer.fault = { at: 'message', delayMs: ANSWER_S * 1_000 };
  await tokens.fill(MESSAGES.short);
  await sendMessages(crowd, MESSAGES.short);
  await until('emails wait for their confirmation', () => mailServer.faultsInjected >= FAILED_TRIES);
  mailServer.fault = undefined;
  context.progress(`${FAILED_TRIES} emails wait ${ANSWER_S} s for their confirmation`);
  await passTimeUntilDrained(store);
  const outcome = await ledger.audit(mailServer, store);
  const copies = outcome.repeated ? [`${outcome.repeated} emails arrived twice`] : [];
  return { ...outcome, problems: [...outcome.problems, ...copies] };
}

async function errorsOf(store: StoreReader): Promise<readonly string[]> {
  const rows = await store.read<{ last_error: string }>('select last_error from outbox where last_error is not null');
  return rows.map(({ last_error }) => last_error);
}
