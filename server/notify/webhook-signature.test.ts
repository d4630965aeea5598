import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { signatureHeaders } from './webhook-transport.ts';

type IsGenuine = (secret: string, headers: Record<string, string>, body: string, now?: number) => boolean;

const SECRET = Buffer.from('a key of twenty-four bytes').toString('base64');
const BODY = '{"type":"lead.received"}';
const NOW = Date.UTC(2026, 10, 23, 14);
const headers = signatureHeaders(SECRET, 'TL-7F3K2Q', NOW / 1_000, BODY);

/** The example of docs/contract.md#webhook, as a receiver would copy it. */
async function loadExample(): Promise<IsGenuine> {
  const [, code = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/contract.md', 'utf8')) ?? [];
  const path = join(tempFolder(), 'receiver.mjs');
  writeFileSync(path, code);
  const { isGenuine }: { isGenuine: IsGenuine } = await import(pathToFileURL(path).href);
  return isGenuine;
}

test('the signature is that of Standard Webhooks', () => {
  // A vector made with openssl: printf %s 'msg_1.1700000000.{"a":1}' | openssl dgst -sha256 -hmac "$KEY" -binary | base64
  const secret = `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`;
  expect(signatureHeaders(secret, 'msg_1', 1_700_000_000, '{"a":1}')).toEqual({
    'webhook-id': 'msg_1',
    'webhook-timestamp': '1700000000',
    'webhook-signature': 'v1,WUgAXU8H0NQ1/7M+TtMwKma2b74a3/TCgekiM3YUdN8=',
  });
});

test('the example of docs/contract.md accepts the signature', async () => {
  const isGenuine = await loadExample();
  expect(isGenuine(SECRET, headers, BODY, NOW)).toBe(true);
  expect(isGenuine(`whsec_${SECRET}`, headers, BODY, NOW + 299_000)).toBe(true);
});

test.each<[string, Parameters<IsGenuine>]>([
  ['another secret', [SECRET.toLowerCase(), headers, BODY, NOW]],
  ['another body', [SECRET, headers, `${BODY} `, NOW]],
  ['another id', [SECRET, { ...headers, 'webhook-id': 'TL-000000' }, BODY, NOW]],
  ['another time', [SECRET, { ...headers, 'webhook-timestamp': String(NOW / 1_000 + 1) }, BODY, NOW]],
  ['an old one', [SECRET, headers, BODY, NOW + 301_000]],
  ['no headers', [SECRET, {}, BODY, NOW]],
])('the example of docs/contract.md rejects %s', async (_name, parameters) => {
  expect((await loadExample())(...parameters)).toBe(false);
});
