import { envSchema } from '../../../server/env.ts';
import { openContactSite } from '../contact-site.ts';
import { type MailProvider, openMailProvider, type ProviderMood } from '../mail-provider.ts';
import { type Bench, type Outcome, type Scenario, Skipped } from '../scenario.ts';
import { passTimeUntilDrained } from '../store-reader.ts';
import { sendMessages } from '../visitors.ts';
import { until } from '../waiting.ts';

const MOODS: readonly ProviderMood[] = [200, 400, 403, 404, 412, 423, 429, 500, 'reset', 'hang'];
const QUICK: readonly ProviderMood[] = [200, 429, 'reset'];
const MESSAGES = 4;
const FAILED_TRIES = 2;

/** A hosted e-mail provider in each of its moods (contact-flow «Outbox and transports», EmailJS). */
export const providerFaults = (short: boolean): readonly Scenario[] =>
  (short ? QUICK : MOODS).map((mood) => ({ name: `hosted ${mood}`, run: (bench) => sourAndRecover(bench, mood) }));

async function sourAndRecover(bench: Bench, mood: ProviderMood): Promise<Outcome> {
  if (!('EMAILJS_API_BASE' in envSchema.shape)) throw new Skipped('the server has no emailjs transport yet');
  const { provider, address } = await openMailProvider(bench);
  provider.mood = mood;
  const settings = {
    MAIL_TRANSPORT: 'emailjs',
    EMAILJS_SERVICE_ID: 'service_lana',
    EMAILJS_TEMPLATE_ID: 'template_lana',
    EMAILJS_PUBLIC_KEY: 'public_lana',
    EMAILJS_API_BASE: address,
  };
  const { store, crowd, ledger, tokens } = await openContactSite(bench, { settings });
  await tokens.fill(MESSAGES);
  await sendMessages(crowd, MESSAGES);
  if (mood !== 200) await until('tries have failed', () => provider.calledAt.length >= FAILED_TRIES);
  provider.mood = 200;
  bench.progress(`${ledger.acknowledged.size} acknowledged, the provider is well`);
  await passTimeUntilDrained(store);
  const outcome = await ledger.audit(provider, store);
  const problems = [...outcome.problems, ...provider.problems, ...paceProblems(provider)];
  if ((outcome.repeated ?? 0) > 0) problems.push('letters were repeated although none was cut off');
  return { ...outcome, problems, notes: `${provider.calledAt.length} requests` };
}

/** At most one a second on the whole: two arrivals alone may be closer, when the first was held up on its way. */
function paceProblems({ calledAt }: MailProvider): string[] {
  const seconds = ((calledAt.at(-1) ?? 0) - (calledAt[0] ?? 0)) / 1000;
  const allowed = Math.ceil(seconds) + 1;
  return calledAt.length > allowed ? [`${calledAt.length} requests in ${seconds.toFixed(1)} s`] : [];
}
