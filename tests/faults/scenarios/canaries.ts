import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ContactMessage, newMessage, postMessage } from '../../harness/contact/contact-message.ts';
import { openContactSite } from '../../harness/contact/contact-site.ts';
import { passTimeUntilDrained } from '../../harness/contact/store-reader.ts';
import type { RunContext } from '../../harness/run-context.ts';
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

/** Puts unique words into the fields and headers of valid and rejected requests, then searches the server's output for them. */
export const canaries: Scenario = { name: 'canaries in logs', run: plantAndSearch };

async function plantAndSearch(context: RunContext): Promise<Outcome> {
  const site = await openContactSite(context, { settings: { LOG_LEVEL: 'trace' } });
  const { mailServer, store, tokens, address, fleet, ledger } = site;
  const message = { ...newMessage({ ...CANARIES, from_email: MAILED }), from: ADDRESS };
  mailServer.fault = { at: 'message', code: 550 };
  mailServer.refusalText = `No mailbox for ${MAILED} ${CANARIES.from_name}`;
  // The first message fills the honeypot and is held; the second one is sent.
  await expect(ledger, 201, postMessage(address, message, await tokens.take()));
  const sent = { ...newMessage({ ...CANARIES, from_email: MAILED, website: undefined }), from: ADDRESS };
  await expect(ledger, 201, postMessage(address, sent, await tokens.take()));
  const changed = { ...sent, fields: { ...sent.fields, message: `${CANARIES.message} de nuevo` } };
  await expect(ledger, 409, postMessage(address, changed));
  const wrong = newMessage({
    ...CANARIES,
    from_email: `${MAILED} `.repeat(2),
    from_name: CANARIES.from_name.repeat(20),
  });
  await expect(ledger, 422, postMessage(address, wrong, await tokens.take()));
  await sendOddities(address);
  await loseTable(site, newMessage({ ...CANARIES, from_email: MAILED, website: undefined }));
  await until('an email was refused', () => mailServer.faultsInjected > 0);
  mailServer.fault = undefined;
  await passTimeUntilDrained(store);
  const server = await fleet.instance();
  if ((await server.stop()) !== 0) ledger.report('the server did not exit with 0');
  const printed = server.output();
  const words = [...Object.values(CANARIES), ADDRESS, MAILED, HEADER].map((word) => word.split(' ')[0] ?? word);
  const hits = words.filter((word) => [word, encodeURIComponent(word)].some((form) => printed.includes(form)));
  for (const hit of hits) ledger.report(`printed: ${hit}`);
  const lines = printed.split('\n').length - 1;
  return { notes: `${hits.length} hits for ${words.length} canaries in ${lines} lines`, problems: ledger.problems };
}

async function expect(
  ledger: { report: (problem: string) => void },
  status: number,
  response: ReturnType<typeof postMessage>,
) {
  const found = (await response).status;
  if (found !== status) ledger.report(`expected ${status}, got ${found}`);
}

/** Requests that are rejected early, each with a canary in the offending part. */
async function sendOddities(address: string): Promise<void> {
  const common = { 'x-forwarded-for': ADDRESS, 'user-agent': HEADER, referer: `https://${HEADER}.example/` };
  const json = { ...common, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const form = { ...json, 'content-type': 'application/x-www-form-urlencoded' };
  const words = Object.entries(CANARIES).map(([name, value]) => [name, value]);
  const api = `${address}/api/v1/contact`;
  const send = (url: string, headers: Record<string, string>, body: string) =>
    fetch(url, { method: 'POST', headers, body, redirect: 'manual' }).then((response) => response.arrayBuffer());
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
    await fetch(`${address}${path}`, { headers: common }).then((response) => response.arrayBuffer());
  }
}

/** Makes the store fail mid-request; the database error could quote the values. */
async function loseTable(
  { store, address, tokens, ledger }: Awaited<ReturnType<typeof openContactSite>>,
  message: ContactMessage,
) {
  const captcha = await tokens.take();
  await store.write('alter table lead rename to lead_away');
  await expect(ledger, 503, postMessage(address, message, captcha));
  await store.write('alter table lead_away rename to lead');
  await sleep(0);
}
