import type { DeliveryError } from '../email/transport.ts';
import type { DeliveryKind } from '../store/tables.ts';
import { LONGEST_WAIT_MS, retryDelay } from './backoff.ts';
import type { Delivery, DeliveryResult } from './outbox.ts';

export type Attempt = {
  readonly kind: DeliveryKind;
  readonly delivery: Pick<Delivery, 'attempts' | 'ageMs'>;
  /** Undefined when the transport accepted the email. */
  readonly failure: DeliveryError | undefined;
  /** Name of the transport that was used. */
  readonly transport: string;
  /** Transports that take turns. */
  readonly transports: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** From 0 to 1, for the jitter. */
  readonly random: number;
};

/** What an attempt means for its delivery: sent, tried again after a wait, or given up. */
export function resultOf({ kind, delivery, failure, transport, transports, now, random }: Attempt): DeliveryResult {
  if (!failure) return { state: 'sent', sent_at: now, last_error: null, transport };
  const { attempts, ageMs } = delivery;
  const { refused, code, retryAfterMs = 0 } = failure;
  // A rejection waits long only once every transport has had its turn.
  const isFinal = refused && attempts % transports === 0;
  const waitMs = retryDelay({ attempts, refused: isFinal, ageMs, random });
  // The agency's mailbox will be repaired; a visitor's rejected address was mistyped.
  if (waitMs === 'never' || (refused && kind === 'ack')) return { state: 'dead', last_error: code };
  const asked = Math.min(retryAfterMs, LONGEST_WAIT_MS);
  return { state: 'pending', last_error: code, waitMs: Math.max(waitMs, asked) };
}
