import type { FieldTexts } from '../../domain/contact/protocol.ts';
import { PROOF_LIMIT_MS, takeProver } from './captcha.ts';
import { type Answer, deliver, deliverUnproved, type Fields } from './deliver.ts';
import type { FormWords } from './form-words.ts';
import { forgetKey } from './message-key.ts';
import { type OnWait, pause, retry } from './retry.ts';

export type SendOutcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'invalid'; readonly errors: FieldTexts }
  | { readonly kind: 'unproved' | 'failed'; readonly text: string; readonly message: string };

type Words = FormWords['contactStatus'];

/** Retries `takeProver` within the time limit; undefined when the server gives no response. */
function reachProver(onWait: OnWait) {
  let isOver = false;
  const limit = pause(PROOF_LIMIT_MS).then(() => {
    isOver = true;
    return undefined;
  });
  const attempt = () => Promise.race([takeProver().catch(() => undefined), limit]);
  return retry({ attempt, isFinal: (prover) => isOver || prover !== undefined, onWait, limit });
}

/**
 * Sends with a fresh proof, and once more if the server refuses the proof. Without one, it is the server that refuses: of
 * a message that it has, whose response was lost, it repeats the reference.
 */
async function sendProved(fields: Fields, onWait: OnWait): Promise<Answer | undefined> {
  let answer: Answer | undefined;
  for (let proofs = 0; proofs < 2; proofs++) {
    const prover = await reachProver(onWait);
    if (!prover) return deliverUnproved(fields);
    const captcha = (await prover()) ?? '';
    answer = await deliver(fields, captcha, onWait);
    if (!captcha || !answer?.reply.captcha) break;
  }
  return answer;
}

/**
 * Sends a message; never throws. `sent` means that the server has stored it. Until then, sending the same fields again
 * does not store a second lead. `onWait` is called before every wait.
 */
export async function sendContact(words: Words, fields: Fields, onWait: OnWait): Promise<SendOutcome> {
  const failed = { kind: 'failed', text: words.failure, message: fields['message'] ?? '' } as const;
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
