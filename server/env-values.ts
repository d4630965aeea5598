import { isIP } from 'node:net';
import { z } from 'zod';

/** True for `http(s)://host[:port]` with nothing after it. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.origin === text;
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
}

/** True for an IPv4 or IPv6 address, alone or with a prefix length. */
function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (bits === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}

function isWebAddress(text: string): boolean {
  return ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '');
}

function isPostgresUrl(text: string): boolean {
  return ['postgres:', 'postgresql:'].includes(URL.parse(text)?.protocol ?? '');
}

const words = (text: string) => text.split(',').map((word) => word.trim());

/** A TCP port, 0 for any free one. */
export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a port number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'a port number from 0 to 65535');

export const origin = z.string().refine(isOrigin, 'an origin without path, such as https://ilalo.example');

export const smtpUrl = z.string().refine(isSmtpUrl, 'an address such as smtp://user:password@host:587');

export const webAddress = z.string().refine(isWebAddress, 'an address that begins with http:// or https://');

/** A share of a whole, from 0 to 1. */
export const share = z
  .string()
  .regex(/^(0|1|0?\.\d{1,6})$/, 'a share from 0 to 1, such as 0.05')
  .transform(Number);

/** A whole number of seconds, up to a minute. */
export const upToMinute = z
  .string()
  .regex(/^([1-5]?\d|60)$/, 'a number of seconds from 0 to 60')
  .transform(Number);

/** A whole number of days, at least one. */
export const days = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'a number of days from 1 to 99999')
  .transform(Number);

/** A whole number of seconds, from one to a day. */
export const seconds = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'a number of seconds from 1 to 86400')
  .transform(Number)
  .refine((number) => number <= 86_400, 'a number of seconds from 1 to 86400');

export const postgresUrl = z
  .string()
  .refine(isPostgresUrl, 'an address such as postgres://user:password@host:5432/database');

/** The proxies whose `X-Forwarded-*` headers are believed; false for none. */
export const proxies = z
  .string()
  .transform((text) => (text === 'false' ? false : words(text)))
  .refine(
    (list) => list === false || list.every(isAddressRange),
    'false, or a comma list of addresses and ranges such as 10.0.0.0/8,::1',
  );

/** A comma list out of `choices`, each at most once. */
export function listOf<const Choice extends string>(choices: readonly Choice[]) {
  const expected = `a comma list out of ${choices.join(', ')}`;
  return z
    .string()
    .transform(words)
    .pipe(z.array(z.enum(choices, expected)).refine((list) => new Set(list).size === list.length, expected));
}
