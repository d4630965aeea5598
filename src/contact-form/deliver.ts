import { CAPTCHA_FIELD, CONTACT_STATUS, type ContactBody } from '../../domain/contact/protocol.ts';
import { routes } from '../../domain/routes.ts';
import { forgetKey, keyFor } from './message-key.ts';
import { type OnWait, pause, retry } from './retry.ts';

/** Longer than the server takes to respond, short enough for a waiting visitor. */
const REPLY_LIMIT_MS = 15_000;
/** Longest `Retry-After` that is waited for. */
const PATIENCE_MS = 60_000;
const WORTH_RETRYING = [502, 503, 504];

export type Fields = Readonly<Record<string, string>>;
export type Answer = { readonly status: number; readonly retryAfterMs: number; readonly reply: Partial<ContactBody> };

/** One attempt. Undefined without a complete response: network error, timeout or invalid JSON. */
async function post(body: string, key: string): Promise<Answer | undefined> {
  try {
    const response = await fetch(routes.contactApi, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
      keepalive: true,
      signal: AbortSignal.timeout(REPLY_LIMIT_MS),
    });
    const retryAfterMs = Number(response.headers.get('retry-after')) * 1000 || 0;
    return { status: response.status, retryAfterMs, reply: await response.json() };
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** Posts until there is a final response, always with the same key, so that no retry stores a second lead. */
async function postUntilAnswered(body: string, key: string, onWait: OnWait): Promise<Answer | undefined> {
  const attempt = () => post(body, key);
  const isFinal = (given?: Answer) => given !== undefined && !WORTH_RETRYING.includes(given.status);
  const answer = await retry({ attempt, isFinal, onWait });
  if (answer?.status !== CONTACT_STATUS.limited || answer.retryAfterMs > PATIENCE_MS) return answer;
  onWait('limited');
  await pause(answer.retryAfterMs);
  return attempt();
}

/**
 * Delivers a message with its captcha proof. An idempotency key that the server knows from another message (409) is
 * replaced once. Undefined without a response, or when the new key gets 409 too.
 */
export async function deliver(fields: Fields, captcha: string, onWait: OnWait): Promise<Answer | undefined> {
  const body = JSON.stringify({ ...fields, [CAPTCHA_FIELD]: captcha });
  const answer = await postUntilAnswered(body, await keyFor(fields), onWait);
  if (answer?.status !== CONTACT_STATUS.keyReused) return answer;
  forgetKey();
  const second = await postUntilAnswered(body, await keyFor(fields), onWait);
  return second?.status === CONTACT_STATUS.keyReused ? undefined : second;
}

/** One attempt without a captcha: the server refuses the message, unless it has it. */
export const deliverUnproved = async (fields: Fields): Promise<Answer | undefined> =>
  post(JSON.stringify(fields), await keyFor(fields));
