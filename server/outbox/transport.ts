import type { Clock } from '../process/clock.ts';

/** A way of sending: of emails, or of notifications. */
export type Transport<Item> = {
  /** As in `MAIL_TRANSPORT`, or the kind of a notification; logged. */
  readonly name: string;
  /**
   * Resolves once the other side has accepted it, to its answer if it gives one in words (a string). Throws DeliveryError;
   * stops when `signal` aborts. Calls `onWhole` once everything is sent, if its answer may take minutes.
   */
  readonly deliver: (item: Item, signal: AbortSignal, onWhole?: () => void) => Promise<unknown>;
};

/**
 * A failed attempt. `code` is a word or number without personal data, for the log. `refused` marks a permanent
 * rejection (SMTP 5xx), which is retried slowly.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly code: string;
  readonly refused: boolean;
  /** Whether it was the recipient's address that was refused, not the sender, its account or the email. */
  readonly recipientRefused: boolean;
  /** How long the other side asks to be left alone. */
  readonly retryAfterMs: number | undefined;
  /** The other side's own words, for the desk; they may name an address. */
  readonly answer: string | undefined;

  constructor(
    code: string,
    options: Partial<Pick<DeliveryError, 'refused' | 'recipientRefused' | 'retryAfterMs' | 'answer' | 'cause'>> = {},
  ) {
    super(`Delivery failed: ${code}`, { cause: options.cause });
    this.code = code;
    this.refused = options.refused ?? false;
    this.recipientRefused = options.recipientRefused ?? false;
    this.retryAfterMs = options.retryAfterMs;
    this.answer = options.answer;
  }
}

/** Deadline for sending; less than `LEASE_MS`, so that the lease outlives it. */
export const DELIVERY_MS = 45_000;
/** How often a lease is renewed while only the answer is missing; together less than `LEASE_MS`. */
export const RENEW_MS = 5_000;
/**
 * How long a mail server may take to answer an email that it has whole (RFC 5321, 4.5.3.2.6): after an attempt given up it
 * sends a copy.
 */
export const ANSWER_MS = 10 * 60_000;

export type Attempted = { readonly failure?: DeliveryError; readonly answer?: string };

/**
 * Attempts one delivery. The deadline holds even when the transport ignores its signal. While only the answer is missing,
 * `renewLease` is called, and without it no longer waited for. Resolves to the failure, if it failed, and to the other
 * side's answer, if it gave one. Never throws.
 */
export async function attemptDelivery<Item>(
  transport: Transport<Item>,
  item: Item,
  clock: Clock,
  cutOff?: AbortSignal,
  renewLease?: () => void,
): Promise<Attempted> {
  const deadline = openDeadline(clock, renewLease);
  const signal = AbortSignal.any([deadline.signal, ...(cutOff ? [cutOff] : [])]);
  const aborted = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => aborted.reject(signal.reason));
  try {
    // A signal that is already aborted fires no event.
    signal.throwIfAborted();
    const answer = await Promise.race([transport.deliver(item, signal, deadline.extend), aborted.promise]);
    return typeof answer === 'string' && answer ? { answer } : {};
  } catch (error) {
    const failure = signal.aborted && signal.reason instanceof DeliveryError ? signal.reason : toFailure(error);
    return { failure, ...(failure.answer && { answer: failure.answer }) };
  } finally {
    deadline.cancel();
  }
}

/** A deadline of `DELIVERY_MS`, which `extend` replaces by one of `ANSWER_MS` in steps that renew the lease. */
function openDeadline(clock: Clock, renewLease?: () => void) {
  const limit = new AbortController();
  const abort = () => limit.abort(new DeliveryError('timeout'));
  let stopTimer = clock.after(DELIVERY_MS, abort);
  let isOver = false;
  const waitOn = (leftMs: number) => {
    stopTimer = clock.after(RENEW_MS, () => {
      if (leftMs <= RENEW_MS) return abort();
      renewLease?.();
      waitOn(leftMs - RENEW_MS);
    });
  };
  const extend = () => {
    if (isOver || !renewLease) return;
    stopTimer();
    waitOn(ANSWER_MS);
  };
  const cancel = () => {
    isOver = true;
    stopTimer();
  };
  return { signal: limit.signal, extend, cancel };
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
