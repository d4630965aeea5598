import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { isEmail } from '../../domain/contact/contact-message.ts';
import { RETENTION_DAYS } from '../../domain/contact/data-terms.ts';
import { CAPTCHA_PROVIDERS } from '../../domain/contact/protocol.ts';

/** Environment variables as given: `process.env`, or the lines of `.env.example`. */
export type Variables = Readonly<Record<string, string | undefined>>;

const MAIL_TRANSPORTS = ['smtp', 'emailjs', 'file'] as const;
export type MailTransport = (typeof MAIL_TRANSPORTS)[number];

// What is expected instead of a value that is refused.
const ADDRESS = 'an e-mail address; the default is `email` in content/company.yaml';
const ORIGIN = 'an origin without path, in small letters and punycode (xn--…), such as https://www.example.com';
const SMTP = 'an address such as smtp://user:password@host:587';
const CHAT = 'the number of a chat, such as 987654321, or the @name of a channel';
const SECRET = 'at least 24 bytes in base64, as `openssl rand -base64 32` prints them';
const PROXIES = 'false, or a comma list of addresses and ranges such as 10.0.0.0/8,::1';

const like = (pattern: RegExp, expected: string) => z.string().regex(pattern, expected);
const agencyEmail = z.string(ADDRESS).refine(isEmail, ADDRESS);
const oneOf = <const Word extends string>(choices: readonly Word[]) => z.enum(choices, `one of ${choices.join(', ')}`);
const yesOrNo = oneOf(['true', 'false']).transform((word) => word === 'true');
/** Text of a service, or a file or folder. Docker and others keep quotation marks, which would then be part of it. */
const unquoted = like(/^[^"']/, 'a value without quotation marks around it');
/** Without credentials, because `fetch` refuses them. */
const webAddress = z
  .url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
  .refine((text) => !URL.parse(text)?.username && !URL.parse(text)?.password, 'an address without user or password');

/** A whole number of at most five digits; `what` names it in the sentence that refuses others. */
function wholeNumber(what: string, least: number, most: number) {
  const expected = `${what} from ${least} to ${most}`;
  return like(/^\d{1,5}$/, expected)
    .transform(Number)
    .refine((number) => number >= least && number <= most, expected);
}

/** TCP port; 0 picks a free one. */
export const port = wholeNumber('a port number', 0, 65_535);

const words = (text: string) => text.split(',').map((word) => word.trim());

/** Comma list of `choices`, each at most once. */
function listOf<const Choice extends string>(choices: readonly Choice[]) {
  const expected = `a comma list out of ${choices.join(', ')}`;
  return z
    .string()
    .transform(words)
    .pipe(z.array(z.enum(choices, expected)).refine((list) => new Set(list).size === list.length, expected));
}

/** True for `http(s)://host[:port]` with nothing after it. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.origin === text;
}

/** Parameters of a PostgreSQL address that name a file of TLS. */
const CERTIFICATES = ['sslrootcert', 'sslcert', 'sslkey'];

const hasCertificates = (text: string) =>
  CERTIFICATES.flatMap((name) => URL.parse(text)?.searchParams.get(name) ?? []).every((file) => existsSync(file));

/** HTTPS, unless the host is this machine or a neighbour in a private network of containers. */
function isSafeWebhook(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || /^(127\.\d+\.\d+\.\d+|\[::1\]|[^.:]+)$/.test(url?.hostname ?? '');
}

/** True for an IPv4 or IPv6 address, alone or with a prefix length, which Fastify refuses to be 0. */
function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (bits === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}

/** Every variable that the server reads, with its default unless that comes from content (docs/contract.md#environment). */
export const envSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(4321),
  SITE_URL: z.string().refine(isOrigin, ORIGIN),
  CONTENT_DIR: z.string().default('content'),
  OUTAGE_PAGE: unquoted.optional(),
  DATA_DIR: unquoted.default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'an address such as postgres://user:password@host:5432/database' })
    .refine(hasCertificates, `an address whose ${CERTIFICATES.join(', ')} are files`)
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./, error: SMTP }).optional(),
  CONTACT_TO: agencyEmail,
  CONTACT_FROM: agencyEmail,
  CONTACT_ACK: yesOrNo.default(false),
  EMAILJS_SERVICE_ID: unquoted.optional(),
  EMAILJS_TEMPLATE_ID: unquoted.optional(),
  EMAILJS_PUBLIC_KEY: unquoted.optional(),
  EMAILJS_PRIVATE_KEY: unquoted.optional(),
  EMAILJS_API_BASE: webAddress.default('https://api.emailjs.com'),
  MAIL_TRANSPORT: listOf(MAIL_TRANSPORTS).optional(),
  DIGEST: yesOrNo.default(true),
  TELEGRAM_TOKEN: like(/^\d{3,20}:[\w-]{20,100}$/, 'the token that @BotFather gave, such as 123456789:AAE…').optional(),
  /** A number, negative for a group, or the public name of a channel. */
  TELEGRAM_CHAT: like(/^(-?\d{1,20}|@[A-Za-z]\w{3,31})$/, CHAT).optional(),
  TELEGRAM_API_BASE: webAddress.default('https://api.telegram.org'),
  NOTIFY_URL: webAddress.refine(isSafeWebhook, 'an address that begins with https://').optional(),
  /** As in Standard Webhooks. */
  NOTIFY_SECRET: like(/^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/, SECRET).optional(),
  /** What a notification contains: reference and service, or the visitor's name and message as well. */
  NOTIFY_BODY: oneOf(['reference', 'full']).default('reference'),
  CAPTCHA_PROVIDER: oneOf(CAPTCHA_PROVIDERS).default('altcha'),
  CAPTCHA_SITE_KEY: unquoted.optional(),
  CAPTCHA_SECRET: unquoted.optional(),
  CAPTCHA_VERIFY_URL: webAddress.optional(),
  NEWS_API_URL: webAddress.optional(),
  NEWS_STORAGE_URL: webAddress.optional(),
  NEWS_REFRESH_SECONDS: wholeNumber('a number of seconds', 1, 86_400).default(60),
  LEAD_RETENTION_DAYS: wholeNumber('a number of days', 1, 99_999).default(RETENTION_DAYS.lead),
  /** Proxies whose `X-Forwarded-*` headers are trusted; false for none. */
  TRUST_PROXY: z
    .string()
    .transform((text) => (text === 'false' ? false : words(text)))
    .refine((list) => list === false || list.every(isAddressRange), PROXIES)
    .default(false),
  DESK: yesOrNo.default(true),
  DRAIN_SECONDS: wholeNumber('a number of seconds', 0, 60).default(0),
  METRICS_PORT: port.optional(),
  VISITS: yesOrNo.default(true),
  HEARTBEAT_URL: webAddress.optional(),
  /** On one line, because settings files end a value at the line break. */
  BACKUP_COMMAND: like(/^[^\0\r\n]+$/, 'a command on one line').optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
});
