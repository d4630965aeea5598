import type { Answer, Visit } from '../harness/contact/visit.ts';

const PATIENCE_MS = 15_000;

/** The column that leads from a lead back to a visit without script, which brings no key: the start of its e-mail. */
export const KEY_IN_EMAIL = 'substr(from_email, 1, 36)';

/** The body of the form that a visitor without script sends. */
const formBody = ({ fields }: Visit) => new URLSearchParams(fields as Record<string, string>).toString();

/** What a form's answer says, in the words of the API: 303 to the page with the reference is a stored message. */
export function readFormAnswer(status: number, location: string | undefined, ms: number): Answer {
  const [reference] = /IL-\w{6}/.exec(location ?? '') ?? [];
  return { status, body: reference ? { reference } : {}, headers: new Headers(), ms };
}

/** Sends a form straight to a server, once. Throws when there was no answer. */
export async function postForm(address: string, visit: Visit): Promise<Answer> {
  const start = performance.now();
  const response = await fetch(`${address}/contactenos`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': visit.from,
    },
    body: formBody(visit),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.arrayBuffer();
  return readFormAnswer(response.status, response.headers.get('location') ?? undefined, performance.now() - start);
}
