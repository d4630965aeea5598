import type { Clock } from '../../process/clock.ts';
import type { Log } from '../../process/log.ts';
import { settlesWithin } from '../../process/settles-within.ts';
import { DeliveryError, type Transport } from '../email/transport.ts';
import type { StoreLog } from '../store/store-log.ts';
import { type DeliveryKind, isNotification } from '../store/tables.ts';
import { attemptDelivery } from './attempt.ts';
import { BusyBackoff } from './busy-backoff.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import { resultOf } from './delivery-result.ts';
import type { Delivery, DeliveryResult } from './outbox.ts';
import { WakeSignal } from './wake-signal.ts';

/** How long a shutdown waits for deliveries in flight. */
export const STOP_MS = 20_000;
const POLL_MS: Readonly<Record<DeliveryKind, number>> = {
  letter: 1_000,
  ack: 1_000,
  telegram: 1_000,
  webhook: 1_000,
  held: 60_000,
  collected: 10_000,
  digest: 60_000,
};
/** Retry interval for a result that the store refuses. */
const REWRITE_MS = 1_000;
/** Lead emails in flight: one that hangs must not hold up the rest. All other kinds are sent one by one. */
const LETTERS_IN_FLIGHT = 4;

/** Concurrent deliveries of a worker. */
export const concurrencyOf = (kind: DeliveryKind) => (kind === 'letter' ? LETTERS_IN_FLIGHT : 1);

const RETURNED: DeliveryResult = { state: 'pending', last_error: 'stopped', waitMs: 0 };

export type WorkerDeps = {
  readonly queue: DeliveryQueue;
  /** Each kind has its own worker, so that none waits for another. */
  readonly kind: DeliveryKind;
  /** Never empty. Attempts rotate through them, so that each one takes over from the one before. */
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
    this.#loops = Promise.all(Array.from({ length: concurrencyOf(deps.kind) }, () => this.#runLoop()));
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
    const { kind, transports, clock, log, random } = this.#deps;
    const { reference } = delivery.email;
    const { attempts } = delivery;
    const transport = transports[(attempts - 1) % transports.length] as Transport;
    const started = clock.now();
    const failure = await attemptDelivery(transport, delivery.email, clock, this.#cutOff.signal);
    const outcome = { kind, delivery, failure, transport: transport.name, transports: transports.length };
    const result = resultOf({ ...outcome, now: clock.now(), random: random() });
    const state = (await this.#storeResult(delivery, result)) ? result.state : 'lease lost';
    const ms = clock.now() - started;
    const entry = { reference, kind, state, transport: transport.name, try: attempts, ms };
    const what = isNotification(kind) ? 'notification' : 'email';
    // A permanent rejection is nearly always a wrong setting, hence `error`.
    if (failure) log[failure.refused ? 'error' : 'warn']({ ...entry, code: failure.code }, `${what} not sent`);
    else if (state === 'sent') log.info(entry, `${what} sent`);
    else log.warn(entry, `${what} sent, but another worker has its lease`);
  }

  /**
   * Stores a result, retrying every second while the store refuses it (a full disk). Meanwhile no loop claims the
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
}
