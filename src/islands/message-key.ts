/** Where the key of the last message that was sent off waits for its answer, so that it survives a reload. */
const STORAGE_KEY = 'contact-key';

type Sent = { readonly body?: string; readonly key?: string };
let last: Sent = {};

function recall(): Sent {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Sent;
  } catch {
    return last;
  }
}

/** The key of this very message: the same fields again are the same request, changed ones are another. */
export function keyFor(fields: Record<string, string>): string {
  const body = JSON.stringify(fields);
  const sent = last.key ? last : recall();
  last = { body, key: sent.body === body && sent.key ? sent.key : crypto.randomUUID() };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(last));
  } catch {
    // Storage is forbidden: the key lives as long as the page.
  }
  return last.key as string;
}
