import { createHmac } from 'node:crypto';

/** What is signed: an id that is the same in every attempt, the time of the attempt in seconds, and the body. */
export type SignedParts = { readonly id: string; readonly seconds: number; readonly body: string };

/**
 * The headers that let the receiver of a webhook check who sent it and when, as Standard Webhooks defines them
 * (docs/contract.md#webhook). `secret` is base64, with or without the prefix `whsec_`.
 */
export function signatureHeaders(secret: string, { id, seconds, body }: SignedParts): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
}
