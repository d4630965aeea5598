import { emailOf } from '../harness/contact/contact-message.ts';
import { pick } from '../harness/random.ts';

const HEADERS = [
  '\r\nBcc: espia@mal.example',
  '\nTo: espia@mal.example\n\n',
  '\rCc: espia@mal.example',
  'x\r\nContent-Type: text/html\r\n\r\n<b>x</b>',
  '%0d%0aBcc:%20espia@mal.example',
  '\r\n.\r\nMAIL FROM:<x@mal.example>\r\n',
  '=?utf-8?q?=0d=0aBcc:_espia@mal.example?=',
  'Bcc: espia@mal.example',
  'espia@mal.example, otra@mal.example',
  '"<espia@mal.example>" <espia@mal.example>',
  '(comentario) <espia@mal.example>;',
];
const SIGNS = [
  '\0',
  '\u0001\u0007\u001b[31m',
  '\u007f\u0085',
  '\u202egnp.exe',
  '\u2066\u2069\u200f',
  '\u2028\u2029',
  '\ud800',
  '\udfff\ud800',
  '\ufeff\ufffe\uffff',
  'a\u0301'.repeat(40),
  '👩‍👩‍👧‍👦🇪🇨'.repeat(5),
  'مرحبا بالعالم',
  'ﷺ𝕫Ω≈ç√∫',
  '\t\v\f',
];
const TEXTS = [
  '.',
  '.\r\n..\r\n...',
  '<script>alert(1)</script>&amp;<img src=x onerror=alert(1)>',
  "'; drop table lead; --",
  '{{from_email}} #{1 + 1} %s %n',
  '../../../../etc/passwd',
  '=cmd|"/c calc"!A1',
  'x'.repeat(998),
  'ñ'.repeat(2_000),
  'palabra '.repeat(600),
  'x'.repeat(5_001),
  '\r\n'.repeat(50),
  '--boundary\r\nContent-Type: text/plain\r\n',
];
const WRONG_TYPES: readonly unknown[] = [null, 0, true, [], {}, ['a', 'b'], { toString: 'x' }];
/** Larger than the body limit. */
const HUGE = 'enorme'.repeat(7_000);
const HUGE_SHARE = 0.03;
const ONE_LINE = ['from_name', 'from_phone', 'from_serviceid', 'from_service'] as const;
const FIELD_SHARE = 0.15;
const WRONG_TYPE_SHARE = 0.04;

/**
 * Fields with input that could break email software. Every entry of SIGNS and HEADERS appears in some message, whatever
 * the seed; the rest is random.
 */
export function fuzzedFields(random: () => number, key: string, turn: number): Record<string, unknown> {
  const oddities = [...SIGNS, ...HEADERS];
  const message = `${pick(random, TEXTS)} Ana ${oddities[turn % oddities.length]} ${piece(random)}`;
  const fields: Record<string, unknown> = { message };
  if (random() < HUGE_SHARE) fields['message'] = HUGE;
  for (const name of ONE_LINE) {
    if (random() < FIELD_SHARE) fields[name] = random() < WRONG_TYPE_SHARE ? pick(random, WRONG_TYPES) : piece(random);
  }
  if (random() < FIELD_SHARE) fields['from_email'] = fuzzedEmail(random, key);
  return fields;
}

function piece(random: () => number): string {
  const kinds = [HEADERS, SIGNS, SIGNS, TEXTS] as const;
  const parts = Array.from({ length: 1 + Math.floor(random() * 2) }, () => pick(random, pick(random, kinds)));
  return random() < 0.5 ? `Ana ${parts.join(' ')}` : parts.join('');
}

/** An odd email address that still contains its key. */
function fuzzedEmail(random: () => number, key: string): string {
  const plain = emailOf(key);
  const local = pick(random, ["o'neil+", '!#$%&*/=?^_`{|}~', '.', 'a..b', '"', 'ñ', '<', '\r\n', ' ', ',', '\u202e']);
  return random() < 0.7 ? `${local}${plain}` : `${plain}${pick(random, HEADERS)}`;
}
