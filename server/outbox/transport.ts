import { type Clock, signalWithDeadline } from '../process/clock.ts';

/** A way of sending: of emails, or of notifications. */
export type Transport<Item> = {
  /** As in `MAIL_TRANSPORT`, or the kind of a notification; logged. */
  readonly name: string;
  /** Resolves once the other side has accepted it, to its answer if it gives one in words (a string). Throws DeliveryError; stops when `signal` aborts. */
  readonly deliver: (item: Item, signal: AbortSignal) => Promise<unknown>;
};

/**
 * A failed attempt. `code` is a word or number without personal data, for the log. `refused` marks a permanent
 * rejection (SMTP 5xx), which is retried slowly.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly code: string;
  readonly refused: boolean;
  /** How long the other side asks to be left alone. */
  readonly retryAfterMs: number | undefined;
  /** The other side's own words, for the desk; they may name an address. */
  readonly answer: string | undefined;

  constructor(
    code: string,
    options: Partial<Pick<DeliveryError, 'refused' | 'retryAfterMs' | 'answer' | 'cause'>> = {},
  ) {
    super(`Delivery failed: ${code}`, { cause: options.cause });
    this.code = code;
    this.refused = options.refused ?? false;
    this.retryAfterMs = options.retryAfterMs;
    this.answer = options.answer;
  }
}

/** Deadline of one attempt; less than `LEASE_MS`, so that the lease outlives it. */
export const DELIVERY_MS = 45_000;

export type Attempted = { readonly failure?: DeliveryError; readonly answer?: string };

/**
 * Attempts one delivery. The deadline holds even when the transport ignores its signal. Resolves to the failure, if it
 * failed, and to the other side's answer, if it gave one. Never throws.
 */
export async function attemptDelivery<Item>(
  transport: Transport<Item>,
  item: Item,
  clock: Clock,
  cutOff?: AbortSignal,
): Promise<Attempted> {
  const deadline = { clock, ms: DELIVERY_MS };
  const { signal, cancel } = signalWithDeadline(deadline, () => new DeliveryError('timeout'), cutOff);
  const aborted = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => aborted.reject(signal.reason));
  try {
    // A signal that is already aborted fires no event.
    signal.throwIfAborted();
    const answer = await Promise.race([transport.deliver(item, signal), aborted.promise]);
    return typeof answer === 'string' && answer ? { answer } : {};
  } catch (error) {
    const failure = signal.aborted && signal.reason instanceof DeliveryError ? signal.reason : toFailure(error);
    return { failure, ...(failure.answer && { answer: failure.answer }) };
  } finally {
    cancel();
  }
}

const toFailure = (error: unknown): DeliveryError =>
  error instanceof DeliveryError ? error : new DeliveryError('unexpected', { cause: error });

/**
 * Delivers an item through the first transport that accepts it, without the outbox. Resolves to the reasons of the failures;
 * undefined once one has accepted it.
 */
export async function deliverNow<Item>(
  transports: readonly Transport<Item>[],
  item: Item,
  clock: Clock,
  cutOff?: AbortSignal,
): Promise<readonly string[] | undefined> {
  const reasons: string[] = [];
  for (const transport of transports) {
    const { failure } = await attemptDelivery(transport, item, clock, cutOff);
    if (!failure) return undefined;
    reasons.push(`${transport.name}: ${failure.code}`);
  }
  return reasons;
}
