import type { Bench } from '../../harness/bench.ts';
import { type ContactSite, openContactSite } from '../../harness/contact/contact-site.ts';
import { untilDrained } from '../../harness/contact/store-reader.ts';
import { newVisit, post } from '../../harness/contact/visit.ts';
import { sendUntilAnswered } from '../../harness/contact/visitors.ts';
import { openLineCutter } from '../line-cutter.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const ROUNDS = 10;
const AT_ONCE = 5;

/** What a visitor or a bad line does with one idempotency key: always one lead, one letter, one answer. */
export const oneKey: readonly Scenario[] = [
  { name: 'double click', run: (bench) => allAtOnce(bench, 2) },
  { name: '5 at once, one key', run: (bench) => allAtOnce(bench, AT_ONCE) },
  { name: 'retry after a dropped reply', run: dropReplies },
  { name: 'same key, another body', run: changeBodies },
];

async function allAtOnce(bench: Bench, copies: number): Promise<Outcome> {
  const site = await openContactSite(bench);
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = newVisit();
    const captcha = await site.tokens.take();
    await Promise.all(Array.from({ length: copies }, () => sendUntilAnswered(site.crowd, visit, captcha)));
  }
  return settle(site);
}

async function dropReplies(bench: Bench): Promise<Outcome> {
  const site = await openContactSite(bench);
  const { address, state } = await openLineCutter(bench, site.address);
  const crowd = { ...site.crowd, address: async () => address };
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = newVisit();
    const captcha = await site.tokens.take();
    state.mended = false;
    const heard = await post(address, visit, captcha).catch(() => undefined);
    if (heard) site.ledger.complain('the reply was not cut off');
    state.mended = true;
    await sendUntilAnswered(crowd, visit, captcha);
  }
  return { ...(await settle(site)), notes: `${state.cuts} replies cut off after the request had arrived` };
}

async function changeBodies(bench: Bench): Promise<Outcome> {
  const site = await openContactSite(bench);
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = newVisit();
    await sendUntilAnswered(site.crowd, visit, await site.tokens.take());
    const changed = { ...visit, fields: { ...visit.fields, message: 'Prefiero una tienda en línea.' } };
    const { status, body } = await post(site.address, changed, await site.tokens.take());
    if (status !== 409 || body.reference) site.ledger.complain(`another body was answered with ${status}`);
  }
  return settle(site);
}

async function settle({ store, mailServer, ledger }: ContactSite): Promise<Outcome> {
  await untilDrained(store);
  const leads = await store.read('select id from lead');
  if (leads.length !== ROUNDS) ledger.complain(`${leads.length} leads for ${ROUNDS} keys`);
  const outcome = await ledger.audit(mailServer, store);
  const problems = [...outcome.problems];
  if (mailServer.letters.length !== ROUNDS) problems.push(`${mailServer.letters.length} letters for ${ROUNDS} keys`);
  return { ...outcome, problems };
}
