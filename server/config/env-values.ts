import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';

/** Environment variables as given: `process.env`, or the lines of `.env.example`. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Parameters of a PostgreSQL address that name a file of TLS. */
const CERTIFICATES = ['sslrootcert', 'sslcert', 'sslkey'];

/** True for `http(s)://host[:port]` with nothing after it. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.origin === text;
}

/** True for an IPv4 or IPv6 address, alone or with a prefix length, which Fastify refuses to be 0. */
function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (bits === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}

const words = (text: string) => text.split(',').map((word) => word.trim());

/** A whole number of at most five digits; `what` names it in the sentence that refuses others. */
export function wholeNumber(what: string, least: number, most: number) {
  const expected = `${what} from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,5}$/, expected)
    .transform(Number)
    .refine((number) => number >= least && number <= most, expected);
}

/** TCP port; 0 picks a free one. */
export const port = wholeNumber('a port number', 0, 65_535);

export const origin = z
  .string()
  .refine(isOrigin, 'an origin without path, in small letters and punycode (xn--…), such as https://www.example.com');

/** Without credentials, because `fetch` refuses them. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
  .refine((text) => !hasCredentials(text), 'an address without user or password');

const hasCredentials = (text: string) => Boolean(URL.parse(text)?.username || URL.parse(text)?.password);

/** The token of a Telegram bot: its number, a colon and a key. */
export const telegramToken = z
  .string()
  .regex(/^\d{3,20}:[\w-]{20,100}$/, 'the token that @BotFather gave, such as 123456789:AAE…');

/** A chat of Telegram: a number, negative for a group, or the public name of a channel. */
export const telegramChat = z
  .string()
  .regex(/^(-?\d{1,20}|@[A-Za-z]\w{3,31})$/, 'the number of a chat, such as 987654321, or the @name of a channel');

/** The URL of a webhook: HTTPS, unless the host is this machine or a neighbour in a private network of containers. */
export const webhookUrl = webAddress.refine(isSafeWebhook, 'an address that begins with https://');

/** The key that signs notifications, as in Standard Webhooks. */
export const webhookSecret = z
  .string()
  .regex(
    /^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/,
    'at least 24 bytes in base64, as `openssl rand -base64 32` prints them',
  );

function isSafeWebhook(text: string): boolean {
  const url = URL.parse(text);
  if (!url) return false;
  const { protocol, hostname } = url;
  return protocol === 'https:' || /^(127\.\d+\.\d+\.\d+|\[::1\]|[^.:]+)$/.test(hostname);
}

/** Text of a service, or a file or folder. Docker and others keep quotation marks, which would then be part of it. */
export const unquoted = z.string().regex(/^[^"']/, 'a value without quotation marks around it');

/** A shell command, on one line, because settings files end a value at the line break. */
export const oneLine = z.string().regex(/^[^\0\r\n]+$/, 'a command on one line');

export const smtpUrl = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: 'an address such as smtp://user:password@host:587',
});

export const postgresUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: 'an address such as postgres://user:password@host:5432/database' })
  .refine(
    (text) => namedFiles(text).every((file) => existsSync(file)),
    `an address whose ${CERTIFICATES.join(', ')} are files`,
  );

const namedFiles = (text: string) => CERTIFICATES.flatMap((name) => URL.parse(text)?.searchParams.get(name) ?? []);

/** Proxies whose `X-Forwarded-*` headers are trusted; false for none. */
export const proxies = z
  .string()
  .transform((text) => (text === 'false' ? false : words(text)))
  .refine(
    (list) => list === false || list.every(isAddressRange),
    'false, or a comma list of addresses and ranges such as 10.0.0.0/8,::1',
  );

/** Comma list of `choices`, each at most once. */
export function listOf<const Choice extends string>(choices: readonly Choice[]) {
  const expected = `a comma list out of ${choices.join(', ')}`;
  return z
    .string()
    .transform(words)
    .pipe(z.array(z.enum(choices, expected)).refine((list) => new Set(list).size === list.length, expected));
}
