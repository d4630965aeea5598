import { envSchema } from '../../../server/config/env.ts';
import type { Bench } from '../../harness/bench.ts';
import { openContactSite } from '../../harness/contact/contact-site.ts';
import { passTimeUntilDrained } from '../../harness/contact/store-reader.ts';
import { sendMessages } from '../../harness/contact/visitors.ts';
import { Skipped } from '../../harness/debian-packages.ts';
import { until } from '../../harness/until.ts';
import { type MailProvider, openMailProvider, type ProviderMood } from '../mail-provider.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const MOODS: readonly ProviderMood[] = [200, 'page', 302, 307, 400, 403, 404, 412, 423, 429, 500, 'reset', 'hang'];
const QUICK: readonly ProviderMood[] = [200, 429];
const MESSAGES = 4;
const FAILED_TRIES = 2;

/** A hosted e-mail provider in each of its moods, and as stand-in. */
export const providerFaults = (short: boolean): readonly Scenario[] => [
  ...(short ? QUICK : MOODS).map((mood) => ({
    name: `hosted ${mood}`,
    run: (bench: Bench) => sourAndRecover(bench, mood),
  })),
  { name: 'SMTP down, hosted stand-in', run: standInForSmtp },
  { name: 'hosted 500, SMTP stand-in', run: standInForProvider },
];

async function sourAndRecover(bench: Bench, mood: ProviderMood): Promise<Outcome> {
  const { provider, site } = await openHostedSite(bench, 'emailjs');
  provider.mood = mood;
  await sendMessages(site.crowd, MESSAGES);
  if (mood !== 200) await until('tries have failed', () => provider.calledAt.length >= FAILED_TRIES);
  const spoilt = provider.calledAt.length;
  provider.mood = 200;
  bench.progress(`${site.ledger.acknowledged.size} acknowledged, the provider is well`);
  await passTimeUntilDrained(site.store);
  const outcome = await site.ledger.audit(provider, site.store);
  const problems = [...outcome.problems, ...provider.problems, ...paceProblems(provider)];
  if ((outcome.repeated ?? 0) > 0) problems.push('letters were repeated although none was cut off');
  const notes = mood === 200 ? `${provider.calledAt.length} requests` : `${spoilt} requests answered so, then 200`;
  return { ...outcome, problems, notes: `${notes}, in ${secondsOf(provider).toFixed(1)} s` };
}

async function standInForSmtp(bench: Bench): Promise<Outcome> {
  const { provider, site } = await openHostedSite(bench, 'smtp,emailjs');
  await site.mailServer.shut();
  await sendMessages(site.crowd, MESSAGES);
  await passTimeUntilDrained(site.store);
  const outcome = await site.ledger.audit(provider, site.store);
  const notes = `${provider.letters.length} by the provider`;
  return { ...outcome, problems: [...outcome.problems, ...provider.problems, ...paceProblems(provider)], notes };
}

async function standInForProvider(bench: Bench): Promise<Outcome> {
  const { provider, site } = await openHostedSite(bench, 'emailjs,smtp');
  provider.mood = 500;
  await sendMessages(site.crowd, MESSAGES);
  await passTimeUntilDrained(site.store);
  const outcome = await site.ledger.audit(site.mailServer, site.store);
  return { ...outcome, notes: `${site.mailServer.letters.length} by the mail server` };
}

async function openHostedSite(bench: Bench, transports: string) {
  if (!('EMAILJS_API_BASE' in envSchema.shape)) throw new Skipped('the server has no emailjs transport yet');
  const { provider, address } = await openMailProvider(bench);
  const settings = {
    MAIL_TRANSPORT: transports,
    EMAILJS_SERVICE_ID: 'service_lana',
    EMAILJS_TEMPLATE_ID: 'template_lana',
    EMAILJS_PUBLIC_KEY: 'public_lana',
    EMAILJS_API_BASE: address,
  };
  const site = await openContactSite(bench, { settings });
  await site.tokens.fill(MESSAGES);
  return { provider, site };
}

const secondsOf = ({ calledAt }: MailProvider) => ((calledAt.at(-1) ?? 0) - (calledAt[0] ?? 0)) / 1000;

/** At most one a second on the whole: two arrivals alone may be closer, when the first was held up on its way. */
function paceProblems(provider: MailProvider): string[] {
  const seconds = secondsOf(provider);
  const calls = provider.calledAt.length;
  return calls > Math.ceil(seconds) + 1 ? [`${calls} requests in ${seconds.toFixed(1)} s`] : [];
}
