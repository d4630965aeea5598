import { setTimeout as sleep } from 'node:timers/promises';
import { type ContactSite, openContactSite } from '../../harness/contact/contact-site.ts';
import type { Stop } from '../../harness/contact/instance.ts';
import { sendMessages } from '../../harness/contact/send-messages.ts';
import { type ContactStorage, openPostgresStorage } from '../../harness/contact/storage.ts';
import { passLeases, untilDrained } from '../../harness/contact/store-reader.ts';
import type { RunContext } from '../../harness/run-context.ts';
import { until } from '../../harness/until.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const CLIENTS = 8;
/** Random delay before an interruption, so that it hits any point of a request. */
const JITTER_MS = 30;
/** Time until the mail server confirms an email that it has received; a kill in between causes a duplicate. */
const CONFIRM_DELAY_MS = 200;
/** The last interruption happens while there is still load. */
const LOADED_SHARE = 0.95;
const KILLS = { full: 20, short: 4 };
const MESSAGES = { full: 2_000, short: 80 };

type Interruptions = {
  readonly stops: readonly Stop[];
  readonly count: number;
  /** Maximum number of duplicate emails. */
  readonly repeatsAllowed: number;
  readonly messages: number;
};

const sizeOf = ({ short }: RunContext) => (short ? 'short' : 'full');

/** Kills, graceful stops and no interruption, under the load of eight visitors. */
export const interruptions = (short: boolean): readonly Scenario[] => [
  {
    name: 'no interruption',
    run: async (context) =>
      underLoad(context, await openContactSite(context), { ...undisturbed, messages: messagesOf(context) }),
  },
  {
    name: 'kill -9, SQLite',
    run: async (context) => underLoad(context, await openContactSite(context), killsOf(context)),
  },
  {
    name: 'SIGTERM and Ctrl-C, SQLite',
    run: async (context) => underLoad(context, await openContactSite(context), stopsOf(context)),
  },
  {
    name: 'kill -9, PostgreSQL ×2',
    run: async (context) => underLoad(context, await openTwo(context), killsOf(context)),
  },
  ...(short ? [] : [stopsOfTwo]),
];

const stopsOfTwo: Scenario = {
  name: 'SIGTERM and Ctrl-C, PostgreSQL ×2',
  run: async (context) => underLoad(context, await openTwo(context), stopsOf(context)),
};

const undisturbed = { stops: ['SIGTERM', 'Ctrl-C'], count: 0, repeatsAllowed: 0 } as const;
const messagesOf = (context: RunContext) => MESSAGES[sizeOf(context)];

function killsOf(context: RunContext): Interruptions {
  const count = KILLS[sizeOf(context)];
  return { stops: ['SIGKILL'], count, repeatsAllowed: count * CLIENTS, messages: messagesOf(context) };
}

function stopsOf(context: RunContext): Interruptions {
  return { ...undisturbed, count: KILLS[sizeOf(context)], messages: messagesOf(context) };
}

async function openTwo(context: RunContext): Promise<ContactSite> {
  const storage: ContactStorage = await openPostgresStorage(context);
  return openContactSite(context, { storage, instances: 2 });
}

async function underLoad(context: RunContext, site: ContactSite, plan: Interruptions): Promise<Outcome> {
  const { ledger, tokens, crowd, mailServer, store } = site;
  if (plan.count > 0) mailServer.confirmDelayMs = CONFIRM_DELAY_MS;
  await tokens.fill(plan.messages);
  let over = false;
  const load = sendMessages(crowd, plan.messages, CLIENTS).finally(() => {
    over = true;
  });
  const codes: (number | null)[] = [];
  const report = () => `${ledger.acknowledged.size} acknowledged, ${codes.length} × ${plan.stops.join(' or ')}`;
  const reporting = setInterval(() => context.progress(report()), 200);
  context.closeLater(() => clearInterval(reporting));
  for (const turn of turnsOf(context, plan)) {
    await until('the load has progressed', () => over || ledger.acknowledged.size >= turn);
    // Every second interruption hits an unconfirmed email, the others any point of a request.
    const worst = codes.length % 2 === 1;
    if (worst) await until('an email is unconfirmed', () => over || mailServer.unconfirmed > 0);
    else await sleep(context.random() * JITTER_MS);
    const stop = plan.stops[Math.floor(codes.length / 2) % plan.stops.length] as Stop;
    codes.push(await site.fleet.replace(codes.length % site.fleet.size, stop));
  }
  await load;
  context.progress(`${report()}, delivering emails`);
  // Only the full suite waits the minute until a dead server's lease expires.
  if (context.short && site.fleet.size > 1) await site.fleet.pause(() => passLeases(store));
  await untilDrained(store);
  if (!plan.stops.includes('SIGKILL') && codes.some((code) => code !== 0)) ledger.report(`exit codes ${codes}`);
  return judge(await ledger.audit(mailServer, store), plan, codes.length);
}

/** Number of acknowledged messages before each interruption: one at a random point in each stretch of the load. */
function turnsOf({ random }: RunContext, { count, messages }: Interruptions): number[] {
  const stretch = (messages * LOADED_SHARE) / count;
  return Array.from({ length: count }, (_, index) => Math.floor((index + random()) * stretch));
}

function judge(outcome: Outcome, { stops, repeatsAllowed, messages }: Interruptions, count: number): Outcome {
  const problems = [...outcome.problems];
  const { repeated = 0, acknowledged } = outcome;
  if (acknowledged !== messages) problems.push(`${acknowledged} of ${messages} messages were acknowledged`);
  if (repeated > repeatsAllowed) problems.push(`${repeated} duplicates, at most ${repeatsAllowed} allowed`);
  const what = count > 0 ? `${count} × ${stops.join(' or ')}` : 'undisturbed';
  return { ...outcome, problems, notes: `${what}, duplicates allowed: ${repeatsAllowed}` };
}
