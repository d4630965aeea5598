/** Item of session storage that keeps a message's idempotency key until its final response, even after a reload. */
const STORAGE_KEY = 'contact-key';

/** A key with a hash of its message, so that no personal data is stored. */
type Sent = { readonly key: string; readonly hash: string };
let last: Sent | undefined;

function recall(): Partial<Sent> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') ?? {};
  } catch {
    return {};
  }
}

function remember(sent: Sent): void {
  last = sent;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(sent));
  } catch {
    // Storage is forbidden or full: the key lasts as long as the page.
  }
}

/** SHA-256 of a message's fields, salted with its key. */
async function hashOf(key: string, body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key + body));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** The idempotency key of a message: the same for the same fields, a new one when any of them changed. */
export async function keyFor(fields: Readonly<Record<string, string>>): Promise<string> {
  const body = JSON.stringify(fields);
  const sent = last ?? recall();
  if (sent.key && sent.hash === (await hashOf(sent.key, body))) return sent.key;
  const key = crypto.randomUUID();
  remember({ key, hash: await hashOf(key, body) });
  return key;
}

/** Call when the message is stored: the same text sent after that is a new message. */
export function forgetKey(): void {
  last = undefined;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
