import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newMessage, postMessage } from '../../harness/contact/contact-message.ts';
import { openContactSite } from '../../harness/contact/contact-site.ts';
import { sendMessages } from '../../harness/contact/send-messages.ts';
import { untilDrained } from '../../harness/contact/store-reader.ts';
import type { RunContext } from '../../harness/run-context.ts';
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

/** Only the owner can read the data files, and no response sets a cookie. */
export const privacy: readonly Scenario[] = [
  { name: 'files of mode 0600', run: readModes },
  { name: 'no Set-Cookie', run: lookForCookies },
];

async function readModes(context: RunContext): Promise<Outcome> {
  const data = join(context.tempFolder(), 'data');
  // With umask 0 the server must set every file's mode itself.
  const umask = process.umask(0);
  const settings = { DATA_DIR: data, MAIL_TRANSPORT: 'file' };
  const { store, crowd, ledger } = await openContactSite(context, { settings }).finally(() => process.umask(umask));
  await sendMessages(crowd, MESSAGES);
  await untilDrained(store);
  const paths = ['.', ...readdirSync(data, { recursive: true }).map(String)];
  for (const path of paths) {
    const status = statSync(join(data, path));
    const mode = status.mode & PERMISSIONS;
    const wanted = status.isDirectory() ? PRIVATE.folder : PRIVATE.file;
    if (mode !== wanted) ledger.report(`${path} has mode ${mode.toString(8)}`);
  }
  const emails = paths.filter((path) => path.endsWith('.eml')).length;
  if (emails !== MESSAGES) ledger.report(`${emails} emails on disk for ${MESSAGES} messages`);
  return { acknowledged: ledger.acknowledged.size, notes: `${paths.length} paths`, problems: ledger.problems };
}

async function lookForCookies(context: RunContext): Promise<Outcome> {
  const { tokens, address, ledger, crowd } = await openContactSite(context);
  const responses: { readonly what: string; readonly headers: Headers }[] = [];
  for (const path of ADDRESSES) {
    const { status, headers } = await fetch(`${address}${path}`);
    responses.push({ what: `GET ${path} ${status}`, headers });
  }
  const message = newMessage();
  for (const sent of [
    message,
    message,
    { ...message, fields: { ...message.fields, from_name: 'Otra' } },
    newMessage({ message: '' }),
  ]) {
    const { status, headers } = await postMessage(address, sent, await tokens.take());
    responses.push({ what: `POST ${status}`, headers });
  }
  const form = new URLSearchParams(Object.entries(newMessage().fields).map(([name, value]) => [name, String(value)]));
  const options = {
    method: 'POST',
    body: form,
    headers: { 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  } as const;
  const { status, headers } = await fetch(`${await crowd.address()}/contactenos`, options);
  responses.push({ what: `POST form ${status}`, headers });
  for (const { what } of responses.filter((response) => response.headers.has('set-cookie')))
    ledger.report(`${what} sets a cookie`);
  return { notes: responses.map(({ what }) => what).join(', '), problems: ledger.problems };
}
