import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../../harness/bench.ts';
import { openContactSite } from '../../harness/contact/contact-site.ts';
import { passTimeUntilDrained } from '../../harness/contact/store-reader.ts';
import { newVisit, post, type Visit } from '../../harness/contact/visit.ts';
import { until } from '../../harness/until.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const canary = () => `canario${randomBytes(5).toString('hex')}`;
const CANARIES = {
  from_name: canary(),
  from_phone: `+5930${randomInt(1e8, 1e9)}`,
  message: `${canary()} y nada más`,
  from_serviceid: canary(),
  from_service: canary(),
  website: canary(),
  unknown: canary(),
};
const ADDRESS = `203.0.113.${randomInt(1, 255)}`;
const MAILED = `${canary()}@visita.example`;
const HEADER = canary();
const OVERSIZE = 40_000;

/** Personal words in every field and every place of a request, then looked for in all that the server printed. */
export const canaries: Scenario = { name: 'canaries in logs', run: plantAndSearch };

async function plantAndSearch(bench: Bench): Promise<Outcome> {
  const site = await openContactSite(bench, { settings: { LOG_LEVEL: 'trace' } });
  const { mailServer, store, tokens, address, fleet, ledger } = site;
  const visit = { ...newVisit({ ...CANARIES, from_email: MAILED }), from: ADDRESS };
  mailServer.fault = { at: 'message', code: 550 };
  mailServer.refusalText = `No mailServer for ${MAILED} ${CANARIES.from_name}`;
  // The honeypot is one of the fields: the first message is kept aside, the second one is sent.
  await expect(ledger, 201, post(address, visit, await tokens.take()));
  const sent = { ...newVisit({ ...CANARIES, from_email: MAILED, website: undefined }), from: ADDRESS };
  await expect(ledger, 201, post(address, sent, await tokens.take()));
  const changed = { ...sent, fields: { ...sent.fields, message: `${CANARIES.message} de nuevo` } };
  await expect(ledger, 409, post(address, changed));
  const wrong = newVisit({ ...CANARIES, from_email: `${MAILED} `.repeat(2), from_name: CANARIES.from_name.repeat(20) });
  await expect(ledger, 422, post(address, wrong, await tokens.take()));
  await sendOddities(address);
  await loseTable(site, newVisit({ ...CANARIES, from_email: MAILED, website: undefined }));
  await until('a letter was refused', () => mailServer.troubles > 0);
  mailServer.fault = undefined;
  await passTimeUntilDrained(store);
  const server = await fleet.instance();
  if ((await server.stop()) !== 0) ledger.complain('the server did not stop well');
  const printed = server.output();
  const words = [...Object.values(CANARIES), ADDRESS, MAILED, HEADER].map((word) => word.split(' ')[0] ?? word);
  const hits = words.filter((word) => [word, encodeURIComponent(word)].some((form) => printed.includes(form)));
  for (const hit of hits) ledger.complain(`printed: ${hit}`);
  const lines = printed.split('\n').length - 1;
  return { notes: `${hits.length} hits for ${words.length} canaries in ${lines} lines`, problems: ledger.problems };
}

async function expect(
  ledger: { complain: (problem: string) => void },
  status: number,
  answer: ReturnType<typeof post>,
) {
  const found = (await answer).status;
  if (found !== status) ledger.complain(`expected ${status}, was answered ${found}`);
}

/** Requests that are refused early, each with a canary where it hurts. */
async function sendOddities(address: string): Promise<void> {
  const common = { 'x-forwarded-for': ADDRESS, 'user-agent': HEADER, referer: `https://${HEADER}.example/` };
  const json = { ...common, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const form = { ...json, 'content-type': 'application/x-www-form-urlencoded' };
  const words = Object.entries(CANARIES).map(([name, value]) => [name, value]);
  const api = `${address}/api/v1/contact`;
  const send = (url: string, headers: Record<string, string>, body: string) =>
    fetch(url, { method: 'POST', headers, body, redirect: 'manual' }).then((answer) => answer.arrayBuffer());
  await send(api, json, `{"from_name":"${CANARIES.from_name}"`);
  await send(api, json, JSON.stringify([CANARIES.from_name]));
  await send(api, json, JSON.stringify({ ...CANARIES, message: CANARIES.message.padEnd(OVERSIZE) }));
  await send(api, { ...json, 'content-type': `text/${HEADER}` }, CANARIES.message);
  await send(api, { ...json, 'idempotency-key': `${HEADER} ñ`.slice(0, 5) }, JSON.stringify(CANARIES));
  await send(api, { ...json, 'sec-fetch-site': 'cross-site' }, JSON.stringify(CANARIES));
  await send(api, form, String(new URLSearchParams(words)));
  await send(`${address}/contactenos`, form, String(new URLSearchParams(words)));
  await send(`${address}/contactenos`, form, String(new URLSearchParams([...words, ['from_email', MAILED]])));
  for (const path of [`/${HEADER}`, `/contactenos?nombre=${HEADER}`, `/api/v1/${HEADER}`, `/%zz${HEADER}`]) {
    await fetch(`${address}${path}`, { headers: common }).then((answer) => answer.arrayBuffer());
  }
}

/** A store that fails in mid-request, whose error could quote the values. */
async function loseTable(
  { store, address, tokens, ledger }: Awaited<ReturnType<typeof openContactSite>>,
  visit: Visit,
) {
  const captcha = await tokens.take();
  await store.write('alter table lead rename to lead_away');
  await expect(ledger, 503, post(address, visit, captcha));
  await store.write('alter table lead_away rename to lead');
  await sleep(0);
}
