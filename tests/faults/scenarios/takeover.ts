import { openTokens } from '../../harness/contact/captcha-tokens.ts';
import { settingsFor, startInstance } from '../../harness/contact/instance.ts';
import { Ledger } from '../../harness/contact/ledger.ts';
import { sendMessages } from '../../harness/contact/send-messages.ts';
import { openPostgresStorage } from '../../harness/contact/storage.ts';
import type { StoreReader } from '../../harness/contact/store-reader.ts';
import { openMailServer } from '../../harness/mail-server.ts';
import type { RunContext } from '../../harness/run-context.ts';
import { until } from '../../harness/until.ts';
import type { Outcome, Scenario } from '../scenario.ts';

/** A server's number of concurrent deliveries, so that the first server claims all of them. */
const MESSAGES = 4;
const SILENT_MS = 600_000;
/** A lease lasts 60 s from the claim; the rest is slack for a slow machine. */
const TAKEOVER_MS = 300_000;

/** One server dies with emails in flight: the other one sends them. */
export const takeover: Scenario = { name: 'one of two servers killed', run: killOne };

async function killOne(context: RunContext): Promise<Outcome> {
  const { settings, reader } = await openPostgresStorage(context);
  // The first server gets a mail server that never responds, so that its emails stay in flight.
  const silent = await openMailServer(context.closeLater);
  silent.fault = { at: 'greeting', delayMs: SILENT_MS };
  const mailServer = await openMailServer(context.closeLater);
  const shared = settingsFor(context, settings);
  const first = await startInstance(context, { ...shared, SMTP_URL: silent.url });
  const address = async () => first.address;
  const tokens = openTokens(context, address, MESSAGES);
  const crowd = { address, tokens, ledger: new Ledger(), random: () => 1 };
  await tokens.fill(MESSAGES);
  await sendMessages(crowd, MESSAGES);
  await until('every email is in flight', async () => (await countBy(reader, 'sending')) === MESSAGES);
  const second = await startInstance(context, { ...shared, SMTP_URL: mailServer.url });
  await first.stop('SIGKILL');
  const seconds = await timeTakeover(context, reader);
  const outcome = await crowd.ledger.audit(mailServer, reader);
  const problems = [...outcome.problems];
  if ((await second.stop()) !== 0) problems.push('the other server did not exit with 0');
  return { ...outcome, problems, notes: `all emails were taken over ${seconds.toFixed(1)} s after the kill` };
}

/** Waits until the other server has sent everything; resolves to the seconds this took. */
async function timeTakeover(context: RunContext, reader: StoreReader): Promise<number> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const allSent = async () => {
    context.progress(`waiting for the leases, ${seconds().toFixed(0)} s`);
    return (await countBy(reader, 'sent')) === MESSAGES;
  };
  await until(`the other server has sent them, within ${TAKEOVER_MS / 1000} s`, allSent, TAKEOVER_MS);
  return seconds();
}

async function countBy(store: StoreReader, state: string): Promise<number> {
  const [row] = await store.read<{ count: number }>(
    `select count(*) as count from outbox where lead_id is not null and state = '${state}'`,
  );
  return Number(row?.count);
}
