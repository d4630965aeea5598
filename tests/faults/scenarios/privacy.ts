import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from '../../harness/bench.ts';
import { openContactSite } from '../../harness/contact/contact-site.ts';
import { untilDrained } from '../../harness/contact/store-reader.ts';
import { newVisit, post } from '../../harness/contact/visit.ts';
import { sendMessages } from '../../harness/contact/visitors.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const MESSAGES = 5;
const PERMISSIONS = 0o777;
const PRIVATE = { file: 0o600, folder: 0o700 };
const ADDRESSES = [
  '/',
  '/contactenos',
  '/nada',
  '/healthz',
  '/readyz',
  '/api/v1/captcha',
  '/api/v1/contact',
  '/api/v1/x',
];

/** What is kept can be read by its owner alone, and no visitor is marked. */
export const privacy: readonly Scenario[] = [
  { name: 'files of mode 0600', run: readModes },
  { name: 'no Set-Cookie', run: lookForCookies },
];

async function readModes(bench: Bench): Promise<Outcome> {
  const data = join(bench.tempFolder(), 'data');
  // A careless umask, so that every file's mode is the server's own doing.
  const umask = process.umask(0);
  const settings = { DATA_DIR: data, MAIL_TRANSPORT: 'file' };
  const { store, crowd, ledger } = await openContactSite(bench, { settings }).finally(() => process.umask(umask));
  await sendMessages(crowd, MESSAGES);
  await untilDrained(store);
  const paths = ['.', ...readdirSync(data, { recursive: true }).map(String)];
  for (const path of paths) {
    const status = statSync(join(data, path));
    const mode = status.mode & PERMISSIONS;
    const wanted = status.isDirectory() ? PRIVATE.folder : PRIVATE.file;
    if (mode !== wanted) ledger.complain(`${path} has mode ${mode.toString(8)}`);
  }
  const letters = paths.filter((path) => path.endsWith('.eml')).length;
  if (letters !== MESSAGES) ledger.complain(`${letters} letters on disk for ${MESSAGES} messages`);
  return { acknowledged: ledger.acknowledged.size, notes: `${paths.length} paths`, problems: ledger.problems };
}

async function lookForCookies(bench: Bench): Promise<Outcome> {
  const { tokens, address, ledger, crowd } = await openContactSite(bench);
  const answers: { readonly what: string; readonly headers: Headers }[] = [];
  for (const path of ADDRESSES) {
    const { status, headers } = await fetch(`${address}${path}`);
    answers.push({ what: `GET ${path} ${status}`, headers });
  }
  const visit = newVisit();
  for (const sent of [
    visit,
    visit,
    { ...visit, fields: { ...visit.fields, from_name: 'Otra' } },
    newVisit({ message: '' }),
  ]) {
    const { status, headers } = await post(address, sent, await tokens.take());
    answers.push({ what: `POST ${status}`, headers });
  }
  const form = new URLSearchParams(Object.entries(newVisit().fields).map(([name, value]) => [name, String(value)]));
  const options = {
    method: 'POST',
    body: form,
    headers: { 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  } as const;
  const { status, headers } = await fetch(`${await crowd.address()}/contactenos`, options);
  answers.push({ what: `POST form ${status}`, headers });
  for (const { what } of answers.filter((answer) => answer.headers.has('set-cookie')))
    ledger.complain(`${what} sets a cookie`);
  return { notes: answers.map(({ what }) => what).join(', '), problems: ledger.problems };
}
