import { openContactSite } from '../../harness/contact/contact-site.ts';
import { sendMessages } from '../../harness/contact/send-messages.ts';
import { longestWait, passTime, passTimeUntilDrained, type StoreReader } from '../../harness/contact/store-reader.ts';
import type { RunContext } from '../../harness/run-context.ts';
import { until } from '../../harness/until.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const MINUTE_MS = 60_000;
const OUTAGE_MS = 10 * MINUTE_MS;
const MESSAGES_A_ROUND = { full: 20, short: 6 };

/** Ten simulated minutes without a mail server, while visitors keep sending messages. */
export const outage: Scenario = { name: 'SMTP down for 10 simulated min', run: tenMinutesDown };

async function tenMinutesDown(context: RunContext): Promise<Outcome> {
  const { mailServer, store, crowd, ledger, tokens } = await openContactSite(context);
  await mailServer.shut();
  let passedMs = 0;
  let rounds = 0;
  while (passedMs < OUTAGE_MS) {
    const messages = context.short ? MESSAGES_A_ROUND.short : MESSAGES_A_ROUND.full;
    await tokens.fill(messages);
    await sendMessages(crowd, messages);
    await until('every email has failed and is pending', () => allPending(store));
    const wait = Math.ceil(await longestWait(store)) + 1;
    await passTime(store, wait);
    passedMs += wait;
    rounds += 1;
    context.progress(`${ledger.acknowledged.size} acknowledged, ${Math.round(passedMs / MINUTE_MS)} min down`);
  }
  await mailServer.open();
  await passTimeUntilDrained(store);
  const outcome = await ledger.audit(mailServer, store);
  const problems = [...outcome.problems];
  if ((outcome.repeated ?? 0) > 0) problems.push('duplicate emails although no connection was reset');
  return { ...outcome, problems, notes: `${(passedMs / MINUTE_MS).toFixed(1)} min down in ${rounds} steps` };
}

async function allPending(store: StoreReader): Promise<boolean> {
  const [row] = await store.read<{ busy: number }>(
    `select count(*) as busy from outbox where lead_id is not null and (state <> 'pending' or next_at <= ${Date.now()})`,
  );
  return Number(row?.busy) === 0;
}
