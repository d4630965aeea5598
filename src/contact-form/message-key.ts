/** Where the key of a message that was sent off waits for its answer, so that it survives a reload. */
const STORAGE_KEY = 'contact-key';

/** Which message a key belongs to is kept as a hash: nothing that was typed stays in the tab. */
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
    // Storage is forbidden: the key lives as long as the page.
  }
}

/** SHA-256, salted with the key. */
async function hashOf(key: string, body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key + body));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** The key of this very message: the same fields again are the same request, changed ones are another. */
export async function keyFor(fields: Readonly<Record<string, string>>): Promise<string> {
  const body = JSON.stringify(fields);
  const sent = last ?? recall();
  if (sent.key && sent.hash === (await hashOf(sent.key, body))) return sent.key;
  const key = crypto.randomUUID();
  remember({ key, hash: await hashOf(key, body) });
  return key;
}

/** The message has its answer: the same text, sent again on purpose, is another message. */
export function forgetKey(): void {
  last = undefined;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored either.
  }
}
