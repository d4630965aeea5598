import { isNotification } from '../../domain/desk/lead-status.ts';
import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import type { StoreLog } from '../store/store-log.ts';
import type { OutboxKind, Store } from '../store/tables.ts';
import { LONGEST_WAIT_MS, retryDelay } from './backoff.ts';
import { type Delivery, type DeliveryResult, dropNotice, finishDelivery, renewLease } from './outbox.ts';
import { type Attempted, attemptDelivery, DeliveryError, type Transport } from './transport.ts';
import type { WakeSignal } from './wake-signal.ts';

/** Retry interval for a result that the store refuses. */
const REWRITE_MS = 1_000;

export type SenderDeps<Item> = {
  readonly store: Store;
  /** Each kind has its own worker, so that none waits for another. */
  readonly kind: OutboxKind;
  /** Writes what is sent; undefined when a notice has nothing left to tell. */
  readonly compose: (delivery: Delivery) => Promise<Item | undefined>;
  /** Never empty. Attempts rotate through them, so that each one takes over from the one before. */
  readonly transports: readonly Transport<Item>[];
  readonly clock: Clock;
  readonly log: Log;
  readonly storeLog: StoreLog;
  /** From 0 to 1, for the jitter. */
  readonly random: () => number;
};

/** What the worker of a delivery knows: `cutOff` is aborted when it stops waiting for those in flight. */
type Attempt = {
  readonly signal: WakeSignal;
  readonly cutOff: AbortSignal;
  /** Called while only the answer is missing. */
  readonly onWait: () => void;
};

/**
 * Attempts a claimed delivery and stores the result; deletes a notice that has nothing left to tell. Resolves to whether
 * it failed. Throws only the store's errors.
 */
export async function sendDelivery<Item extends { readonly reference: string }>(
  deps: SenderDeps<Item>,
  delivery: Delivery,
  attempt: Attempt,
): Promise<boolean> {
  const { store, kind, compose, transports, clock, storeLog } = deps;
  const transport = transports[(delivery.attempts - 1) % transports.length] as Transport<Item>;
  const started = clock.now();
  const item = await compose(delivery).catch((cause: unknown) => new DeliveryError('unexpected', { cause }));
  if (!item) {
    await dropNotice(store, delivery);
    return false;
  }
  // If the lease cannot be renewed, no loop of this worker takes the delivery.
  const waitOn = () => {
    attempt.onWait();
    void renewLease(store, delivery, clock.now()).catch((error) => storeLog.failed(error, 'lease not renewed'));
  };
  const isWritten = !(item instanceof DeliveryError);
  const attempted: Attempted = isWritten
    ? await attemptDelivery(transport, item, clock, attempt.cutOff, waitOn)
    : { failure: item };
  const { failure } = attempted;
  const result = { ...resultOf(deps, delivery, failure, transport.name), answer: oneLine(attempted.answer) };
  const state = (await storeResult(deps, delivery, result, attempt)) ? result.state : 'lease lost';
  const known = { kind, ...(isWritten && { reference: item.reference }), state, transport: transport.name };
  logAttempt(deps.log, { ...known, try: delivery.attempts, ms: clock.now() - started }, failure);
  return failure !== undefined;
}

/** What an attempt by a transport means for its delivery: sent, tried again after a wait, or given up. */
function resultOf<Item>(
  { transports, random }: SenderDeps<Item>,
  { kind, leadId, attempts, ageMs }: Delivery,
  failure: DeliveryError | undefined,
  transport: string,
): DeliveryResult {
  if (!failure) return { state: 'sent', last_error: null, transport };
  const { refused, recipientRefused, code, retryAfterMs = 0 } = failure;
  // A rejection waits long only once every transport has had its turn.
  const isFinal = refused && attempts % transports.length === 0;
  const waitMs = retryDelay({ attempts, refused: isFinal, ageMs, random: random() });
  // The agency's mailbox will be repaired; a visitor's rejected address was mistyped. A notice is replaced, not given up.
  const isMistyped = recipientRefused && kind === 'ack';
  if (isMistyped || (waitMs === 'never' && leadId !== null)) return { state: 'dead', last_error: code };
  const wait = waitMs === 'never' ? LONGEST_WAIT_MS : waitMs;
  const asked = Math.min(retryAfterMs, LONGEST_WAIT_MS);
  // Whole milliseconds: SQLite's column takes no others.
  return { state: 'pending', last_error: code, waitMs: Math.ceil(Math.max(wait, asked)) };
}

/** A permanent rejection is nearly always a wrong setting, hence `error`. */
function logAttempt(log: Log, entry: LogEntry, failure: DeliveryError | undefined): void {
  // A notice of unread leads goes either way.
  const what = isNotification(entry.transport) ? 'notification' : 'email';
  if (failure) log[failure.refused ? 'error' : 'warn']({ ...entry, code: failure.code }, `${what} not sent`);
  else if (entry.state === 'sent') log.info(entry, `${what} sent`);
  else log.warn(entry, `${what} sent, but another worker has its lease`);
}

/**
 * Stores a result, retrying every second while the store refuses it (a full disk). Meanwhile no loop claims the
 * delivery: an email that was sent must not be sent again when its lease expires.
 */
async function storeResult<Item>(
  { store, clock, storeLog }: SenderDeps<Item>,
  delivery: Delivery,
  result: DeliveryResult,
  { signal, cutOff }: Attempt,
): Promise<boolean> {
  while (!cutOff.aborted) {
    const write = finishDelivery(store, delivery, result, clock.now());
    const written = await write.catch((error: unknown) => storeLog.failed(error, 'result not written'));
    if (written !== undefined) {
      storeLog.succeeded();
      return written;
    }
    await signal.wait(signal.count, REWRITE_MS, clock);
  }
  return false;
}

type LogEntry = { readonly state: string; readonly transport: string; readonly [name: string]: unknown };

/** What is kept of an answer, in characters. */
const LONGEST_ANSWER = 300;

const oneLine = (answer: string | undefined): string | null =>
  answer
    ?.replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_ANSWER)
    .toWellFormed() || null;
