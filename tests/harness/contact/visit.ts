import { randomInt, randomUUID } from 'node:crypto';

/** One message of one visitor: what the browser keeps until it has a 2xx. */
export type Visit = {
  readonly key: string;
  readonly from: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

export type Answer = {
  readonly status: number;
  readonly body: {
    readonly ok?: boolean;
    readonly reference?: string;
    readonly captcha?: string;
    readonly errors?: Readonly<Record<string, string>>;
  };
  readonly headers: Headers;
  readonly ms: number;
};

/** A browser gives up after this long (docs/contact.md#retries). */
const PATIENCE_MS = 15_000;
const OCTET = 256;

/** A message with a key and a visitor of its own; the e-mail address leads from a letter back to the key. */
export function newVisit(fields: Readonly<Record<string, unknown>> = {}): Visit {
  const key = randomUUID();
  const octets = Array.from({ length: 3 }, () => randomInt(OCTET));
  return {
    key,
    from: ['10', ...octets].join('.'),
    fields: {
      from_name: 'María Quishpe',
      from_email: visitorOf(key),
      from_phone: '+593 99 123 4567',
      message: 'Necesito una página web\npara mi panadería.',
      from_serviceid: 'nivel-2',
      from_service: 'SPA_Nivel_II',
      ...fields,
    },
  };
}

/** The address that the letter of a key answers to. */
export const visitorOf = (key: string) => `${key}@visita.example`;

/** The key that a visitor's address was made from; empty for anyone else. */
export const keyOf = (visitor: string) => /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(visitor)?.[0] ?? '';

/** Sends a message once. Throws when there was no answer. */
export async function post(address: string, { key, from, fields }: Visit, captcha?: string): Promise<Answer> {
  const start = performance.now();
  const response = await fetch(`${address}/api/v1/contact`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': from,
    },
    body: JSON.stringify(captcha === undefined ? fields : { ...fields, captcha }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await response.text();
  const ms = performance.now() - start;
  return { status: response.status, body: parse(text), headers: response.headers, ms };
}

function parse(text: string): Answer['body'] {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
