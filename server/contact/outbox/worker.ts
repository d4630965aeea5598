import type { Clock } from '../../process/clock.ts';
import type { Log } from '../../process/log.ts';
import { settlesWithin } from '../../process/settles-within.ts';
import { DeliveryError, type Transport } from '../email/transport.ts';
import type { StoreLog } from '../store/store-log.ts';
import type { DeliveryKind } from '../store/tables.ts';
import { attemptDelivery } from './attempt.ts';
import { retryDelay } from './backoff.ts';
import { BusyBackoff } from './busy-backoff.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import type { Delivery, DeliveryResult } from './outbox.ts';
import { WakeSignal } from './wake-signal.ts';

/** How long a shutdown waits for deliveries in flight. */
export const STOP_MS = 20_000;
const POLL_MS: Readonly<Record<DeliveryKind, number>> = { letter: 1_000, ack: 1_000, held: 60_000 };
/** Retry interval for a result that the store cannot take. */
const REWRITE_MS = 1_000;
/** Deliveries in flight: one that hangs must not hold up the rest. */
const CONCURRENCY: Readonly<Record<DeliveryKind, number>> = { letter: 4, ack: 1, held: 1 };

const RETURNED: DeliveryResult = { state: 'pending', last_error: 'stopped', waitMs: 0 };

export type WorkerDeps = {
  readonly queue: DeliveryQueue;
  /** Each kind has its own worker, so that none waits for another. */
  readonly kind: DeliveryKind;
  /** Never empty. Attempts rotate through them, so that each stands in for the one before. */
  readonly transports: readonly Transport[];
  readonly clock: Clock;
  readonly log: Log;
  readonly storeLog: StoreLog;
  /** From 0 to 1, for the jitter. */
  readonly random: () => number;
};

/** Delivers from its queue, from construction until `stop` (docs/contact.md#outbox). */
export class Worker {
  readonly #deps: WorkerDeps;
  readonly #cutOff = new AbortController();
  /** Deliveries that were attempted and whose result is not stored yet. */
  readonly #unwritten = new Set<number>();
  readonly #loops: Promise<unknown>;
  readonly #signal = new WakeSignal();
  readonly #busyBackoff: BusyBackoff;
  #stopping = false;

  constructor(deps: WorkerDeps) {
    this.#deps = deps;
    this.#busyBackoff = new BusyBackoff(this.#signal, deps.clock, deps.storeLog);
    this.#loops = Promise.all(Array.from({ length: CONCURRENCY[deps.kind] }, () => this.#runLoop()));
  }

  /** Polls the queue at once. Call it after a commit that enqueues. */
  wake(): void {
    this.#signal.notify();
  }

  /**
   * Stops claiming and lets deliveries in flight finish for up to 20 s; then aborts them and releases their leases.
   * Throws the store's error when the leases cannot be released.
   */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.wake();
    const { queue, clock } = this.#deps;
    if (await settlesWithin(this.#loops, STOP_MS, clock)) return;
    // Released before the abort, so that the next process sends these emails at once and not after a back-off.
    const released = queue.release(clock.now());
    await released.finally(() => this.#cutOff.abort(new DeliveryError('stopped')));
    this.wake();
    await this.#loops;
  }

  async #runLoop(): Promise<void> {
    const { kind, clock } = this.#deps;
    while (!this.#stopping) {
      // Read before polling, or a notification during the poll would be lost.
      const { count } = this.#signal;
      const busy = await this.#deliverNext().catch((error: unknown) => this.#busyBackoff.report(error));
      if (!busy && !this.#stopping) await (this.#busyBackoff.current ?? this.#signal.wait(count, POLL_MS[kind], clock));
    }
  }

  /** False when nothing was due. */
  async #deliverNext(): Promise<boolean> {
    const { queue, clock, storeLog } = this.#deps;
    const delivery = await queue.claim([...this.#unwritten], clock.now());
    storeLog.succeeded();
    if (!delivery) return false;
    // Stopped while claiming: returned, so that the next process sends it at once.
    if (this.#stopping) return queue.finish(delivery, RETURNED, clock.now());
    await this.#deliver(delivery);
    return true;
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { kind, transports, clock, log } = this.#deps;
    const { reference } = delivery.email;
    const { attempts } = delivery;
    const transport = transports[(attempts - 1) % transports.length] as Transport;
    const started = clock.now();
    const failure = await attemptDelivery(transport, delivery.email, clock, this.#cutOff.signal);
    const result = this.#resultOf(delivery, failure);
    const state = (await this.#storeResult(delivery, result)) ? result.state : 'lease lost';
    const ms = clock.now() - started;
    const entry = { reference, kind, state, transport: transport.name, try: attempts, ms };
    // A permanent rejection is nearly always a wrong setting, hence `error`.
    if (failure) log[failure.refused ? 'error' : 'warn']({ ...entry, code: failure.code }, 'email not sent');
    else if (state === 'sent') log.info(entry, 'email sent');
    else log.warn(entry, 'email sent, but another worker has its lease');
  }

  /**
   * Stores a result, again each second while the store cannot take it (a full disk). Meanwhile no loop claims the
   * delivery: an email that was sent must not be sent again when its lease expires.
   */
  async #storeResult(delivery: Delivery, result: DeliveryResult): Promise<boolean> {
    const { queue, clock, storeLog } = this.#deps;
    const { signal } = this.#cutOff;
    this.#unwritten.add(delivery.id);
    try {
      while (!signal.aborted) {
        const write = queue.finish(delivery, result, clock.now());
        const written = await write.catch((error: unknown) => storeLog.failed(error, 'result not written'));
        if (written !== undefined) {
          storeLog.succeeded();
          return written;
        }
        await this.#signal.wait(this.#signal.count, REWRITE_MS, clock);
      }
      return false;
    } finally {
      this.#unwritten.delete(delivery.id);
    }
  }

  #resultOf({ attempts, ageMs }: Delivery, failure: DeliveryError | undefined): DeliveryResult {
    const { clock, kind, transports, random } = this.#deps;
    if (!failure) return { state: 'sent', sent_at: clock.now(), last_error: null };
    const { refused, code } = failure;
    // A rejection waits long only once every transport has had its turn.
    const isFinal = refused && attempts % transports.length === 0;
    const waitMs = retryDelay({ attempts, refused: isFinal, ageMs, random: random() });
    // The agency's mailbox will be repaired; a visitor's rejected address was mistyped.
    if (waitMs === 'never' || (refused && kind === 'ack')) return { state: 'dead', last_error: code };
    return { state: 'pending', last_error: code, waitMs };
  }
}
