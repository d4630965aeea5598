import type { ContactMessage, ContactResponse } from '../harness/contact/contact-message.ts';

const PATIENCE_MS = 15_000;

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
