import { contactStatus } from '../../content/messages.ts';
import type { ContactField } from '../../domain/contact-message.ts';
import { routes } from '../../domain/routes.ts';
import { takeCaptcha } from './captcha.ts';

/** Longer than any answer of ours should take, short enough to say so while the visitor still waits. */
const REPLY_LIMIT_MS = 15_000;
/** Waits before the second, third and fourth try, in milliseconds (contact-flow, «Browser» 3). */
const RETRY_MS = [1_000, 3_000, 8_000];
/** The longest `Retry-After` that a visitor is kept waiting for. */
const PATIENCE_MS = 60_000;
const WORTH_RETRYING = [502, 503, 504];

/** Why a message being sent waits before its next try. */
export type Waiting = 'unanswered' | 'limited';
type OnWait = (waiting: Waiting) => void;
export type FieldTexts = Partial<Record<ContactField, string>>;
export type SendOutcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'invalid'; readonly errors: FieldTexts }
  | { readonly kind: 'unproved'; readonly text: string; readonly message: string }
  | { readonly kind: 'failed'; readonly text: string; readonly message: string };

type Fields = Readonly<Record<string, string>>;
type Reply = { reference?: string; errors?: FieldTexts; captcha?: string; error?: string };
type Answer = { readonly status: number; readonly retryAfterMs: number; readonly reply: Reply };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const networkReturns = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

type Tries<Result> = { attempt: () => Promise<Result>; isFinal: (result: Result) => boolean; onWait: OnWait };

/**
 * Tries again until a result is final or the tries are used up: each time after a longer wait, which the return
 * of the network cuts short.
 */
async function persist<Result>({ attempt, isFinal, onWait }: Tries<Result>): Promise<Result> {
  let result = await attempt();
  for (const delay of RETRY_MS) {
    if (isFinal(result)) break;
    onWait('unanswered');
    await Promise.race([pause(delay), networkReturns()]);
    result = await attempt();
  }
  return result;
}

/** One try. Undefined when no answer came: the network is away, or the server took too long. */
async function post(fields: Fields, key: string): Promise<Answer | undefined> {
  try {
    const response = await fetch(routes.contactApi, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(fields),
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
async function deliver(fields: Fields, key: string, onWait: OnWait): Promise<Answer | undefined> {
  const attempt = () => post(fields, key);
  const isFinal = (given?: Answer) => given !== undefined && !WORTH_RETRYING.includes(given.status);
  const answer = await persist({ attempt, isFinal, onWait });
  if (answer?.status !== 429 || answer.retryAfterMs > PATIENCE_MS) return answer;
  onWait('limited');
  await pause(answer.retryAfterMs);
  return attempt();
}

const UNREACHED = Symbol('the server was not reached');
const takeProof = (onWait: OnWait) =>
  persist({ attempt: () => takeCaptcha().catch(() => UNREACHED), isFinal: (proof) => proof !== UNREACHED, onWait });

/** Sends with a fresh proof; a proof that the server refuses is made anew once, silently. */
async function sendProved(fields: Fields, key: string, onWait: OnWait): Promise<Answer | undefined> {
  let answer: Answer | undefined;
  for (let proofs = 0; proofs < 2; proofs++) {
    const captcha = await takeProof(onWait);
    if (typeof captcha === 'symbol') return undefined;
    if (!captcha) return { status: 422, retryAfterMs: 0, reply: { captcha: contactStatus.captchaMissing } };
    answer = await deliver({ ...fields, captcha }, key, onWait);
    if (!answer?.reply.captcha) break;
  }
  return answer;
}

/**
 * Sends a message and says what became of it; never throws. `key` names this very message, so that sending it
 * again can never make two. «sent» means that the server has stored it (CONTRACT). `onWait` hears of every wait.
 */
export async function sendContact(fields: Fields, key: string, onWait: OnWait): Promise<SendOutcome> {
  const failed = { kind: 'failed', text: contactStatus.failure, message: fields['message'] ?? '' } as const;
  const answer = await sendProved(fields, key, onWait);
  const { reference, errors, captcha, error } = answer?.reply ?? {};
  if (reference) return { kind: 'sent', reference };
  if (errors) return { kind: 'invalid', errors };
  if (captcha) return { ...failed, kind: 'unproved', text: captcha };
  return { ...failed, text: error ?? failed.text };
}
