import { openContactSite } from '../../harness/contact/contact-site.ts';
import { sendMessages } from '../../harness/contact/send-messages.ts';
import { passTimeUntilDrained } from '../../harness/contact/store-reader.ts';
import type { RunContext } from '../../harness/run-context.ts';
import { until } from '../../harness/until.ts';
import { type MailProvider, openMailProvider } from '../mail-provider.ts';
import type { Outcome, Scenario } from '../scenario.ts';

/** Statuses of the provider; what other answers mean is in `server/mail/emailjs-transport.test.ts`. */
const STATUSES = [200, 429];
const MESSAGES = 4;
const FAILED_TRIES = 2;

/** A hosted email provider that fails in various ways, and as a fallback. */
export const providerFaults: readonly Scenario[] = [
  ...STATUSES.map((status) => ({
    name: `hosted ${status}`,
    run: (context: RunContext) => failAndRecover(context, status),
  })),
  { name: 'SMTP down, hosted fallback', run: fallBackToProvider },
  { name: 'hosted 500, SMTP fallback', run: fallBackToSmtp },
];

async function failAndRecover(context: RunContext, status: number): Promise<Outcome> {
  const { provider, site } = await openHostedSite(context, 'emailjs');
  provider.status = status;
  await sendMessages(site.crowd, MESSAGES);
  if (status !== 200) await until('deliveries have failed', () => provider.calledAt.length >= FAILED_TRIES);
  const failed = provider.calledAt.length;
  provider.status = 200;
  context.progress(`${site.ledger.acknowledged.size} acknowledged, the provider has recovered`);
  await passTimeUntilDrained(site.store);
  const outcome = await site.ledger.audit(provider, site.store);
  const problems = [...outcome.problems, ...provider.problems, ...rateProblems(provider)];
  if ((outcome.repeated ?? 0) > 0) problems.push('duplicate emails although no connection was reset');
  const notes = status === 200 ? `${provider.calledAt.length} requests` : `${failed} failed requests, then 200`;
  return { ...outcome, problems, notes: `${notes}, in ${secondsOf(provider).toFixed(1)} s` };
}

async function fallBackToProvider(context: RunContext): Promise<Outcome> {
  const { provider, site } = await openHostedSite(context, 'smtp,emailjs');
  await site.mailServer.shut();
  await sendMessages(site.crowd, MESSAGES);
  await passTimeUntilDrained(site.store);
  const outcome = await site.ledger.audit(provider, site.store);
  const notes = `${provider.emails.length} by the provider`;
  return { ...outcome, problems: [...outcome.problems, ...provider.problems, ...rateProblems(provider)], notes };
}

async function fallBackToSmtp(context: RunContext): Promise<Outcome> {
  const { provider, site } = await openHostedSite(context, 'emailjs,smtp');
  provider.status = 500;
  await sendMessages(site.crowd, MESSAGES);
  await passTimeUntilDrained(site.store);
  const outcome = await site.ledger.audit(site.mailServer, site.store);
  return { ...outcome, notes: `${site.mailServer.emails.length} by the mail server` };
}

async function openHostedSite(context: RunContext, transports: string) {
  const { provider, address } = await openMailProvider(context);
  const settings = {
    MAIL_TRANSPORT: transports,
    EMAILJS_SERVICE_ID: 'service_lana',
    EMAILJS_TEMPLATE_ID: 'template_lana',
    EMAILJS_PUBLIC_KEY: 'public_lana',
    EMAILJS_API_BASE: address,
  };
  const site = await openContactSite(context, { settings });
  await site.tokens.fill(MESSAGES);
  return { provider, site };
}

const secondsOf = ({ calledAt }: MailProvider) => ((calledAt.at(-1) ?? 0) - (calledAt[0] ?? 0)) / 1000;

/** The average rate is at most one request a second; the first and the last may arrive closer together when the first was delayed. */
function rateProblems(provider: MailProvider): string[] {
  const seconds = secondsOf(provider);
  const calls = provider.calledAt.length;
  return calls > Math.ceil(seconds) + 2 ? [`${calls} requests in ${seconds.toFixed(1)} s`] : [];
}
