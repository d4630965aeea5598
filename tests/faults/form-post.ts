import { setTimeout as sleep } from 'node:timers/promises';
import type { ContactMessage, ContactResponse } from '../harness/contact/contact-message.ts';
import type { Ledger } from '../harness/contact/ledger.ts';

const PATIENCE_MS = 15_000;
const RETRY_MS = 20;
/** Visitors who post at once. */
export const CLIENTS = 8;

/** SQL for the key of a form post: it carries no idempotency key, so take it from the email address. */
export const KEY_IN_EMAIL = 'substr(from_email, 1, 36)';

/** The body of a form post without JavaScript. */
const formBody = ({ fields }: ContactMessage) => new URLSearchParams(fields as Record<string, string>).toString();

/** Converts a form response to the API's shape: a 303 whose location has a reference means a stored message. */
export function readFormResponse(status: number, location: string | undefined, ms: number): ContactResponse {
  const [reference] = /[A-Z]{2}-\w{6}/.exec(location ?? '') ?? [];
  return { status, body: reference ? { reference } : {}, headers: new Headers(), ms };
}

/** Posts a form to a server once. Throws on network errors. */
export async function postForm(address: string, message: ContactMessage): Promise<ContactResponse> {
  const start = performance.now();
  const response = await fetch(`${address}/contactenos`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': message.from,
    },
    body: formBody(message),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.arrayBuffer();
  return readFormResponse(response.status, response.headers.get('location') ?? undefined, performance.now() - start);
}

/** Visitors who post one form after the other until stopped. A post without a response had its connection broken. */
export function keepPosting(
  ledger: Ledger,
  post: () => Promise<readonly [message: ContactMessage, response: ContactResponse | undefined]>,
): { stop: () => Promise<unknown> } {
  let posting = true;
  const visitor = async () => {
    while (posting) {
      const [message, response] = await post();
      if (response?.status === 303) ledger.note(message, response);
      else if (response) ledger.report(`a valid form got ${response.status}`);
      else await sleep(RETRY_MS);
    }
  };
  const load = Promise.all(Array.from({ length: CLIENTS }, visitor));
  const stop = () => {
    posting = false;
    return load;
  };
  return { stop };
}
