import { setTimeout as sleep } from 'node:timers/promises';
import { UNVERIFIED_LIMIT } from '../../../domain/contact/unverified-terms.ts';
import { emailOf, newMessage } from '../../harness/contact/contact-message.ts';
import { type ContactSite, openContactSite } from '../../harness/contact/contact-site.ts';
import { sendUntilAnswered } from '../../harness/contact/send-messages.ts';
import { openPostgresStorage } from '../../harness/contact/storage.ts';
import { countUnsent, passCollecting, passLeases, untilCollected } from '../../harness/contact/store-reader.ts';
import type { ReceivedEmail } from '../../harness/mail-server.ts';
import type { RunContext } from '../../harness/run-context.ts';
import { until } from '../../harness/until.ts';
import { CLIENTS, KEY_IN_EMAIL, keepPosting, postForm } from '../form-post.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const MESSAGES = { full: 1_000, short: 150 };
const KILLS = { full: 12, short: 4 };
const CONFIRM_DELAY_MS = 200;
/** So long that a kill hits an email that was sent and is not known to be, however busy the machine is. */
const HELD_MS = 10_000;
/** Beyond the limits, leads are only told as often as the scenario says that an hour has passed. */
const MOST_EMAILS_BESIDES = UNVERIFIED_LIMIT + 2;

/** Forms without script from the addresses of one network, while servers are killed. */
export const floods = (short: boolean): readonly Scenario[] => [
  {
    name: 'flood without script, kill -9, SQLite',
    run: async (context) => flood(context, await openContactSite(context, { tokens: 1 })),
  },
  // Waits a minute for the lease of each killed server.
  ...(short ? [] : [floodOfTwo]),
];

const floodOfTwo: Scenario = {
  name: 'flood without script, kill -9, PostgreSQL ×2',
  run: async (context) => {
    const storage = await openPostgresStorage(context);
    return flood(context, await openContactSite(context, { storage, instances: 2, tokens: 1 }));
  },
};

async function flood(context: RunContext, site: ContactSite): Promise<Outcome> {
  const { ledger, store, fleet, mailServer, tokens, crowd } = site;
  const { messages, kills } = context.short
    ? { messages: MESSAGES.short, kills: KILLS.short }
    : { messages: MESSAGES.full, kills: KILLS.full };
  mailServer.confirmDelayMs = CONFIRM_DELAY_MS;
  const load = postFromOneNetwork(site);
  let atLastKill = 0;
  // A server mails its first leads by themselves, and a kill would repeat several of these emails; other scenarios do that.
  // Each client has sent a form to the server, so these leads are there, and their emails are confirmed.
  const isQuiet = async () =>
    ledger.acknowledged.size > atLastKill + CLIENTS &&
    mailServer.unconfirmed === 0 &&
    (await countUnsent(store, 'and collected = 0 and lead_id is not null')) === 0;
  // The hour passes until there is an email: just before, all leads may have been told, and none be left for the next.
  const isUnconfirmed = async () => {
    await passCollecting(store);
    return mailServer.unconfirmed > 0;
  };
  for (let kill = 0; kill < kills; kill += 1) {
    const turn = ((kill + context.random()) * messages) / kills;
    await until('the flood has progressed', () => ledger.acknowledged.size >= turn);
    await until('earlier emails are confirmed', isQuiet);
    // Every second kill hits an email that tells of many leads, the others any point of a request.
    if (kill % 2 === 1) {
      mailServer.confirmDelayMs = HELD_MS;
      await until('an email is unconfirmed', isUnconfirmed);
      // The emails of the next server are not held, or the next kill would wait for them.
      mailServer.confirmDelayMs = CONFIRM_DELAY_MS;
    } else {
      await passCollecting(store);
      await sleep(context.random() * CONFIRM_DELAY_MS);
    }
    await fleet.replace(kill % fleet.size, 'SIGKILL');
    atLastKill = ledger.acknowledged.size;
    context.progress(`${ledger.acknowledged.size} acknowledged, ${kill + 1} kills`);
  }
  await until('the flood is over', () => ledger.acknowledged.size >= messages);
  const person = newMessage();
  await sendUntilAnswered(crowd, person, await tokens.take());
  const isPerson = ({ visitor }: ReceivedEmail) => visitor === emailOf(person.key);
  await until('a verified message is mailed in the middle of the flood', () => mailServer.emails.some(isPerson));
  await load.stop();
  await fleet.pause(() => passLeases(store));
  await untilCollected(store);
  const outcome = await ledger.audit(mailServer, store, KEY_IN_EMAIL);
  const { length } = mailServer.emails;
  const problems = [...outcome.problems];
  // One for each time that the hour has passed, and one more for each kill.
  if (length > MOST_EMAILS_BESIDES + 2 * kills) problems.push(`${length} emails`);
  return { ...outcome, problems, notes: `${kills} × SIGKILL, ${length} emails for ${outcome.acknowledged} leads` };
}

/** Visitors of one network; one whose connection breaks sends another form. */
function postFromOneNetwork({ ledger, crowd }: ContactSite) {
  let sent = 0;
  return keepPosting(ledger, async () => {
    sent += 1;
    const message = { ...newMessage(), from: `2001:db8:1:${(sent % 65_536).toString(16)}::1` };
    return [message, await postForm(await crowd.address(), message).catch(() => undefined)];
  });
}
