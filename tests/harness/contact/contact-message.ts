import { randomInt, randomUUID } from 'node:crypto';

/** A contact message, as the browser keeps it until it gets a 2xx. */
export type ContactMessage = {
  readonly key: string;
  readonly from: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

export type ContactResponse = {
  readonly status: number;
  readonly body: {
    readonly reference?: string;
    readonly captcha?: string;
  };
  readonly headers: Headers;
  readonly ms: number;
};

/** The form's request timeout (docs/contact.md#retries). */
const PATIENCE_MS = 15_000;
const OCTET = 256;

/** A message with a new key and visitor; the visitor's email address contains the key. */
export function newMessage(fields: Readonly<Record<string, unknown>> = {}): ContactMessage {
  const key = randomUUID();
  const octets = Array.from({ length: 3 }, () => randomInt(OCTET));
  return {
    key,
    from: ['10', ...octets].join('.'),
    fields: {
      from_name: 'María Quishpe',
      from_email: emailOf(key),
      from_phone: '+593 99 000 0000',
      message: 'Necesito una página web\npara mi panadería.',
      from_serviceid: 'nivel-2',
      from_service: 'Sitio_II',
      ...fields,
    },
  };
}

/** The visitor's email address for a key. */
export const emailOf = (key: string) => `${key}@visita.example`;

/** The key in a visitor's email address; empty for any other address. */
export const keyOf = (visitor: string) => /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(visitor)?.[0] ?? '';

/** Sends a message once. Throws on network errors. */
export async function postMessage(
  address: string,
  { key, from, fields }: ContactMessage,
  captcha?: string,
): Promise<ContactResponse> {
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

function parse(text: string): ContactResponse['body'] {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
