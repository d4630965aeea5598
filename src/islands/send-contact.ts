import { contactStatus } from '../../content/messages.ts';
import type { ContactField } from '../../domain/contact-message.ts';
import { routes } from '../../domain/routes.ts';

/** Longer than any answer of ours should take, short enough to say so while the visitor still waits. */
const REPLY_LIMIT_MS = 15_000;

export type FieldTexts = Partial<Record<ContactField, string>>;
export type SendOutcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'invalid'; readonly errors: FieldTexts }
  | { readonly kind: 'failed'; readonly text: string; readonly message: string };

type Reply = { ok?: boolean; reference?: string; errors?: FieldTexts; error?: string };

/**
 * Posts a message and says what became of it; never throws. `key` names this very message, so that
 * sending it again can never make two. «sent» means that the server has stored it (CONTRACT).
 */
export async function sendContact(fields: Record<string, string>, key: string): Promise<SendOutcome> {
  const failed = { kind: 'failed', text: contactStatus.failure, message: fields['message'] ?? '' } as const;
  try {
    const response = await fetch(routes.contactApi, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(fields),
      keepalive: true,
      signal: AbortSignal.timeout(REPLY_LIMIT_MS),
    });
    const reply = (await response.json()) as Reply;
    if (response.ok && reply.reference) return { kind: 'sent', reference: reply.reference };
    if (reply.errors) return { kind: 'invalid', errors: reply.errors };
    return { ...failed, text: reply.error ?? contactStatus.failure };
  } catch (error) {
    console.error(error);
    return failed;
  }
}
