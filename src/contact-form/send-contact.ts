import { contactStatus } from '../../content/messages.ts';
import { CONTACT_STATUS, type FieldTexts } from '../../domain/contact/protocol.ts';
import { PROOF_LIMIT_MS, takeProver } from './captcha.ts';
import { type Answer, deliver, type Fields } from './deliver.ts';
import { forgetKey } from './message-key.ts';
import { type OnWait, pause, persist } from './retry.ts';

export type SendOutcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'invalid'; readonly errors: FieldTexts }
  | { readonly kind: 'unproved'; readonly text: string; readonly message: string }
  | { readonly kind: 'failed'; readonly text: string; readonly message: string };

/** What gives the proof, tried for until the limit; undefined when the server was not reached by then. */
function reachProver(onWait: OnWait) {
  let isOver = false;
  const limit = pause(PROOF_LIMIT_MS).then(() => {
    isOver = true;
    return undefined;
  });
  const attempt = () => Promise.race([takeProver().catch(() => undefined), limit]);
  return persist({ attempt, isFinal: (prover) => isOver || prover !== undefined, onWait, limit });
}

/** Sends with a fresh proof; a proof that the server refuses is made anew once, silently. */
async function sendProved(fields: Fields, onWait: OnWait): Promise<Answer | undefined> {
  let answer: Answer | undefined;
  for (let proofs = 0; proofs < 2; proofs++) {
    const prover = await reachProver(onWait);
    if (!prover) return undefined;
    const captcha = await prover();
    if (!captcha)
      return { status: CONTACT_STATUS.invalid, retryAfterMs: 0, reply: { captcha: contactStatus.captchaMissing } };
    answer = await deliver(fields, captcha, onWait);
    if (!answer?.reply.captcha) break;
  }
  return answer;
}

/**
 * Sends a message and says what became of it; never throws. The same fields again are the same message until it
 * is sent, so that no press makes two. «sent» means that the server has stored it. `onWait` hears of
 * every wait.
 */
export async function sendContact(fields: Fields, onWait: OnWait): Promise<SendOutcome> {
  const failed = { kind: 'failed', text: contactStatus.failure, message: fields['message'] ?? '' } as const;
  try {
    const answer = await sendProved(fields, onWait);
    const { reference, errors, captcha, error } = answer?.reply ?? {};
    if (errors) return { kind: 'invalid', errors };
    if (captcha) return { ...failed, kind: 'unproved', text: captcha };
    if (!reference) return { ...failed, text: error ?? failed.text };
    forgetKey();
    return { kind: 'sent', reference };
  } catch (error) {
    console.warn(error);
    return failed;
  }
}
