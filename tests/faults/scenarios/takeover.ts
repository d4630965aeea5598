import type { Bench } from '../../harness/bench.ts';
import { openTokens } from '../../harness/contact/captcha-tokens.ts';
import { settingsFor, startInstance } from '../../harness/contact/instance.ts';
import { Ledger } from '../../harness/contact/ledger.ts';
import { openPostgresStorage } from '../../harness/contact/storage.ts';
import type { StoreReader } from '../../harness/contact/store-reader.ts';
import { sendMessages } from '../../harness/contact/visitors.ts';
import { openMailServer } from '../../harness/mail-server.ts';
import { until } from '../../harness/until.ts';
import type { Outcome, Scenario } from '../scenario.ts';

/** As many as a server has in flight at once, so that the second one cannot take any of them. */
const MESSAGES = 4;
const SILENT_MS = 600_000;
/** A lease lasts 60 s from the claim; the rest is for a slow machine. */
const TAKEOVER_MS = 300_000;

/** A server that dies for good with letters in flight: the one that is left sends them. */
export const takeover: Scenario = { name: 'one of two killed for good', run: killOne };

async function killOne(bench: Bench): Promise<Outcome> {
  const { settings, reader } = await openPostgresStorage(bench);
  // The first one finds a mail server that never speaks, and has its letters in flight as long as it lives.
  const silent = await openMailServer(bench.closeLater);
  silent.fault = { at: 'greeting', silentMs: SILENT_MS };
  const mailServer = await openMailServer(bench.closeLater);
  const shared = settingsFor(bench, settings);
  const first = await startInstance(bench, { ...shared, SMTP_URL: silent.url });
  const address = async () => first.address;
  const tokens = openTokens(bench, address, MESSAGES);
  const crowd = { address, tokens, ledger: new Ledger(), random: () => 1 };
  await tokens.fill(MESSAGES);
  await sendMessages(crowd, MESSAGES);
  await until('every letter is in flight', async () => (await countBy(reader, 'sending')) === MESSAGES);
  const second = await startInstance(bench, { ...shared, SMTP_URL: mailServer.url });
  await first.stop('SIGKILL');
  const seconds = await timeTakeover(bench, reader);
  const outcome = await crowd.ledger.audit(mailServer, reader);
  const problems = [...outcome.problems];
  if ((await second.stop()) !== 0) problems.push('the other server did not end well');
  return { ...outcome, problems, notes: `all letters were taken over ${seconds.toFixed(1)} s after the kill` };
}

/** Waits until the other server has sent everything; resolves to how many seconds that took. */
async function timeTakeover(bench: Bench, reader: StoreReader): Promise<number> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const allSent = async () => {
    bench.progress(`waiting for the leases, ${seconds().toFixed(0)} s`);
    return (await countBy(reader, 'sent')) === MESSAGES;
  };
  await until(`the other server has sent them, within ${TAKEOVER_MS / 1000} s`, allSent, TAKEOVER_MS);
  return seconds();
}

async function countBy(store: StoreReader, state: string): Promise<number> {
  const [row] = await store.read<{ count: number }>(`select count(*) as count from outbox where state = '${state}'`);
  return Number(row?.count);
}
