import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import type { StoreLog } from '../store/store-log.ts';
import { isNotification, type OutboxKind, type Store } from '../store/tables.ts';
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

/** Sends claimed deliveries and stores the results. */
export class Sender<Item extends { readonly reference: string }> {
  readonly #deps: SenderDeps<Item>;
  readonly #signal: WakeSignal;
  /** Aborted when the worker stops waiting for deliveries in flight. */
  readonly #cutOff: AbortSignal;
  readonly #inHand = new Set<number>();
  #waitedAt = Number.NEGATIVE_INFINITY;

  constructor(deps: SenderDeps<Item>, signal: WakeSignal, cutOff: AbortSignal) {
    this.#deps = deps;
    this.#signal = signal;
    this.#cutOff = cutOff;
  }

  /** Deliveries that are attempted, or whose result is not stored yet. */
  get inHand(): readonly number[] {
    return [...this.#inHand];
  }

  /** When it last waited on for an answer, in milliseconds since the epoch. */
  get waitedAt(): number {
    return this.#waitedAt;
  }

  /**
   * Attempts a claimed delivery; deletes a notice that has nothing left to tell. Resolves to whether it failed. Throws only the
   * store's errors.
   */
  async send(delivery: Delivery): Promise<boolean> {
    this.#inHand.add(delivery.id);
    return this.#attempt(delivery).finally(() => this.#inHand.delete(delivery.id));
  }

  async #attempt(delivery: Delivery): Promise<boolean> {
    const { store, kind, compose, transports, clock } = this.#deps;
    const transport = transports[(delivery.attempts - 1) % transports.length] as Transport<Item>;
    const started = clock.now();
    const item = await compose(delivery).catch((cause: unknown) => new DeliveryError('unexpected', { cause }));
    if (!item) {
      await dropNotice(store, delivery);
      return false;
    }
    const isWritten = !(item instanceof DeliveryError);
    const attempted: Attempted = isWritten
      ? await attemptDelivery(transport, item, clock, this.#cutOff, () => this.#waitOn(delivery))
      : { failure: item };
    const { failure } = attempted;
    const result = { ...this.#resultOf(delivery, failure, transport.name), answer: oneLine(attempted.answer) };
    const state = (await this.#storeResult(delivery, result)) ? result.state : 'lease lost';
    const known = { kind, ...(isWritten && { reference: item.reference }), state, transport: transport.name };
    this.#log({ ...known, try: delivery.attempts, ms: clock.now() - started }, failure);
    return failure !== undefined;
  }

  /** Waits on for an answer. If the lease cannot be renewed, no loop of this worker takes the delivery. */
  #waitOn(delivery: Delivery): void {
    const { store, clock, storeLog } = this.#deps;
    this.#waitedAt = clock.now();
    void renewLease(store, delivery, clock.now()).catch((error) => storeLog.failed(error, 'lease not renewed'));
  }

  /** What an attempt by a transport means for its delivery: sent, tried again after a wait, or given up. */
  #resultOf(delivery: Delivery, failure: DeliveryError | undefined, transport: string): DeliveryResult {
    if (!failure) return { state: 'sent', last_error: null, transport };
    const { transports, random } = this.#deps;
    const { kind, leadId, attempts, ageMs } = delivery;
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
  #log(entry: LogEntry, failure: DeliveryError | undefined): void {
    const { log } = this.#deps;
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
  async #storeResult(delivery: Delivery, result: DeliveryResult): Promise<boolean> {
    const { store, clock, storeLog } = this.#deps;
    while (!this.#cutOff.aborted) {
      const write = finishDelivery(store, delivery, result, clock.now());
      const written = await write.catch((error: unknown) => storeLog.failed(error, 'result not written'));
      if (written !== undefined) {
        storeLog.succeeded();
        return written;
      }
      await this.#signal.wait(this.#signal.count, REWRITE_MS, clock);
    }
    return false;
  }
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
