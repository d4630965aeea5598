import { connect, createServer } from 'node:net';
import { newMessage, postMessage } from '../../harness/contact/contact-message.ts';
import { type ContactSite, openContactSite } from '../../harness/contact/contact-site.ts';
import { sendUntilAnswered } from '../../harness/contact/send-messages.ts';
import { untilDrained } from '../../harness/contact/store-reader.ts';
import { listen } from '../../harness/loopback.ts';
import type { RunContext } from '../../harness/run-context.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const ROUNDS = 10;
const AT_ONCE = 5;

/** Repeated requests with one idempotency key: always one lead, one email, one response. */
export const oneKey: readonly Scenario[] = [
  { name: 'double click', run: (context) => allAtOnce(context, 2) },
  { name: '5 at once, one key', run: (context) => allAtOnce(context, AT_ONCE) },
  { name: 'retry after a dropped response', run: dropResponses },
  { name: 'same key, different body', run: changeBodies },
];

async function allAtOnce(context: RunContext, copies: number): Promise<Outcome> {
  const site = await openContactSite(context);
  for (let round = 0; round < ROUNDS; round += 1) {
    const message = newMessage();
    const captcha = await site.tokens.take();
    await Promise.all(Array.from({ length: copies }, () => sendUntilAnswered(site.crowd, message, captcha)));
  }
  return settle(site);
}

async function dropResponses(context: RunContext): Promise<Outcome> {
  const site = await openContactSite(context);
  const { address, state } = await openResponseDropper(context, site.address);
  const crowd = { ...site.crowd, address: async () => address };
  for (let round = 0; round < ROUNDS; round += 1) {
    const message = newMessage();
    const captcha = await site.tokens.take();
    state.passing = false;
    const response = await postMessage(address, message, captcha).catch(() => undefined);
    if (response) site.ledger.report('the response was not dropped');
    state.passing = true;
    await sendUntilAnswered(crowd, message, captcha);
  }
  return { ...(await settle(site)), notes: `${state.dropped} responses dropped after the request had arrived` };
}

/** A proxy that forwards requests but, until `passing` is set, resets the connection instead of responding. */
async function openResponseDropper(context: RunContext, address: string) {
  const { hostname, port } = new URL(address);
  const state = { passing: false, dropped: 0 };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const side of [client, upstream]) side.on('error', () => {});
    client.pipe(upstream);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    upstream.on('data', (chunk) => {
      if (state.passing) return void client.write(chunk);
      state.dropped += 1;
      client.resetAndDestroy();
    });
  });
  context.closeLater(() => server.close());
  return { address: await listen(server), state };
}

async function changeBodies(context: RunContext): Promise<Outcome> {
  const site = await openContactSite(context);
  for (let round = 0; round < ROUNDS; round += 1) {
    const message = newMessage();
    await sendUntilAnswered(site.crowd, message, await site.tokens.take());
    const changed = { ...message, fields: { ...message.fields, message: 'Prefiero una tienda en línea.' } };
    const { status, body } = await postMessage(site.address, changed, await site.tokens.take());
    if (status !== 409 || body.reference) site.ledger.report(`a different body got ${status}`);
  }
  return settle(site);
}

async function settle({ store, mailServer, ledger }: ContactSite): Promise<Outcome> {
  await untilDrained(store);
  const leads = await store.read('select id from lead');
  if (leads.length !== ROUNDS) ledger.report(`${leads.length} leads for ${ROUNDS} keys`);
  const outcome = await ledger.audit(mailServer, store);
  const problems = [...outcome.problems];
  if (mailServer.emails.length !== ROUNDS) problems.push(`${mailServer.emails.length} emails for ${ROUNDS} keys`);
  return { ...outcome, problems };
}
