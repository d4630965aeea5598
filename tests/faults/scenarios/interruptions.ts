import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../../harness/bench.ts';
import { type ContactSite, openContactSite } from '../../harness/contact/contact-site.ts';
import type { Stop } from '../../harness/contact/instance.ts';
import { type ContactStorage, openPostgresStorage } from '../../harness/contact/storage.ts';
import { passLeases, untilDrained } from '../../harness/contact/store-reader.ts';
import { sendMessages } from '../../harness/contact/visitors.ts';
import { until } from '../../harness/until.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const CLIENTS = 8;
/** An interruption comes up to this long after its turn, so that it falls anywhere within one. */
const JITTER_MS = 30;
/** Between a letter's arrival and its confirmation, where an end without notice makes it arrive twice. */
const THINK_MS = 200;
/** The last one comes while there is still load. */
const LOADED_SHARE = 0.95;
const KILLS = { full: 20, short: 4 };
const MESSAGES = { full: 2_000, short: 80 };

type Interruptions = {
  /** Taken in turn. */
  readonly stops: readonly Stop[];
  readonly count: number;
  /** Letters that may arrive twice. */
  readonly repeatsAllowed: number;
  readonly messages: number;
};

const sizeOf = ({ short }: Bench) => (short ? 'short' : 'full');

/** Kills, stops and calm, under the load of eight visitors. */
export const interruptions = (short: boolean): readonly Scenario[] => [
  {
    name: 'no crash',
    run: async (bench) => underLoad(bench, await openContactSite(bench), { ...calm, messages: messagesOf(bench) }),
  },
  { name: 'kill -9, SQLite', run: async (bench) => underLoad(bench, await openContactSite(bench), killsOf(bench)) },
  {
    name: 'SIGTERM and Ctrl-C, SQLite',
    run: async (bench) => underLoad(bench, await openContactSite(bench), stopsOf(bench)),
  },
  { name: 'kill -9, PostgreSQL ×2', run: async (bench) => underLoad(bench, await openTwo(bench), killsOf(bench)) },
  ...(short ? [] : [stopsOfTwo]),
];

const stopsOfTwo: Scenario = {
  name: 'SIGTERM and Ctrl-C, PostgreSQL ×2',
  run: async (bench) => underLoad(bench, await openTwo(bench), stopsOf(bench)),
};

const calm = { stops: ['SIGTERM', 'Ctrl-C'], count: 0, repeatsAllowed: 0 } as const;
const messagesOf = (bench: Bench) => MESSAGES[sizeOf(bench)];

function killsOf(bench: Bench): Interruptions {
  const count = KILLS[sizeOf(bench)];
  return { stops: ['SIGKILL'], count, repeatsAllowed: count * CLIENTS, messages: messagesOf(bench) };
}

function stopsOf(bench: Bench): Interruptions {
  return { ...calm, count: KILLS[sizeOf(bench)], messages: messagesOf(bench) };
}

async function openTwo(bench: Bench): Promise<ContactSite> {
  const storage: ContactStorage = await openPostgresStorage(bench);
  return openContactSite(bench, { storage, instances: 2 });
}

async function underLoad(bench: Bench, site: ContactSite, plan: Interruptions): Promise<Outcome> {
  const { ledger, tokens, crowd, mailServer, store } = site;
  if (plan.count > 0) mailServer.thinkMs = THINK_MS;
  await tokens.fill(plan.messages);
  let over = false;
  const load = sendMessages(crowd, plan.messages, CLIENTS).finally(() => {
    over = true;
  });
  const codes: (number | null)[] = [];
  const report = () => `${ledger.acknowledged.size} acknowledged, ${codes.length} × ${plan.stops.join(' or ')}`;
  const reporting = setInterval(() => bench.progress(report()), 200);
  bench.closeLater(() => clearInterval(reporting));
  for (const turn of turnsOf(bench, plan)) {
    await until('there is more load', () => over || ledger.acknowledged.size >= turn);
    // Every second one at the worst moment for a letter, the others anywhere within a request.
    const worst = codes.length % 2 === 1;
    if (worst) await until('a letter is unconfirmed', () => over || mailServer.unconfirmed > 0);
    else await sleep(bench.random() * JITTER_MS);
    const stop = plan.stops[Math.floor(codes.length / 2) % plan.stops.length] as Stop;
    codes.push(await site.fleet.replace(codes.length % site.fleet.size, stop));
  }
  await load;
  bench.progress(`${report()}, letters on their way`);
  // The minute that a dead server's lease lasts is waited for in the full suite.
  if (bench.short && site.fleet.size > 1) await site.fleet.pause(() => passLeases(store));
  await untilDrained(store);
  if (!plan.stops.includes('SIGKILL') && codes.some((code) => code !== 0)) ledger.complain(`exit codes ${codes}`);
  return judge(await ledger.audit(mailServer, store), plan, codes.length);
}

/** How many messages are to be acknowledged before each interruption: one somewhere in each stretch of the load. */
function turnsOf({ random }: Bench, { count, messages }: Interruptions): number[] {
  const stretch = (messages * LOADED_SHARE) / count;
  return Array.from({ length: count }, (_, index) => Math.floor((index + random()) * stretch));
}

function judge(outcome: Outcome, { stops, repeatsAllowed, messages }: Interruptions, count: number): Outcome {
  const problems = [...outcome.problems];
  const { repeated = 0, acknowledged } = outcome;
  if (acknowledged !== messages) problems.push(`${acknowledged} of ${messages} messages were acknowledged`);
  if (repeated > repeatsAllowed) problems.push(`${repeated} repeats, at most ${repeatsAllowed} allowed`);
  const what = count > 0 ? `${count} × ${stops.join(' or ')}` : 'undisturbed';
  return { ...outcome, problems, notes: `${what}, repeats allowed: ${repeatsAllowed}` };
}
