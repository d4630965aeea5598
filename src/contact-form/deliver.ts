import { CAPTCHA_FIELD, CONTACT_STATUS, type ContactBody } from '../../domain/contact/protocol.ts';
import { routes } from '../../domain/routes.ts';
import { forgetKey, keyFor } from './message-key.ts';
import { type OnWait, pause, persist } from './retry.ts';

/** Longer than any answer of ours should take, short enough to say so while the visitor still waits. */
const REPLY_LIMIT_MS = 15_000;
/** The longest `Retry-After` that a visitor is kept waiting for. */
const PATIENCE_MS = 60_000;
const WORTH_RETRYING = [502, 503, 504];

export type Fields = Readonly<Record<string, string>>;
export type Answer = { readonly status: number; readonly retryAfterMs: number; readonly reply: Partial<ContactBody> };

/** One try. Undefined when no answer came: the network is away, or the server took too long. */
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

/** Posts until there is an answer worth giving, always with the same key: no try makes a second message. */
async function postUntilAnswered(body: string, key: string, onWait: OnWait): Promise<Answer | undefined> {
  const attempt = () => post(body, key);
  const isFinal = (given?: Answer) => given !== undefined && !WORTH_RETRYING.includes(given.status);
  const answer = await persist({ attempt, isFinal, onWait });
  if (answer?.status !== CONTACT_STATUS.limited || answer.retryAfterMs > PATIENCE_MS) return answer;
  onWait('limited');
  await pause(answer.retryAfterMs);
  return attempt();
}

/**
 * Delivers a message with its proof. A key that the server knows from another message is replaced once; a second
 * one means nothing to the visitor, and is no answer.
 */
export async function deliver(fields: Fields, captcha: string, onWait: OnWait): Promise<Answer | undefined> {
  const body = JSON.stringify({ ...fields, [CAPTCHA_FIELD]: captcha });
  const answer = await postUntilAnswered(body, await keyFor(fields), onWait);
  if (answer?.status !== CONTACT_STATUS.keyReused) return answer;
  forgetKey();
  const second = await postUntilAnswered(body, await keyFor(fields), onWait);
  return second?.status === CONTACT_STATUS.keyReused ? undefined : second;
}
