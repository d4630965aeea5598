import { randomUUID } from 'node:crypto';
import { settlesWithin } from '../process/clock.ts';
import type { OutboxKind } from '../store/tables.ts';
import { claimDelivery, type DeliveryResult, finishDelivery, releaseLeases } from './outbox.ts';
import { type SenderDeps, sendDelivery } from './sender.ts';
import { DeliveryError } from './transport.ts';
import { WakeSignal } from './wake-signal.ts';

/** How long a shutdown waits for deliveries in flight. */
export const STOP_MS = 20_000;
export const POLL_MS = 1_000;
/** Much longer than sending an email, which ends within a minute. */
const SILENCE_MS = 3 * 60_000;
/** Lead emails in flight: one that hangs must not hold up the rest. All other kinds are sent one by one. */
const EMAILS_IN_FLIGHT = 4;

/** Concurrent deliveries of a worker. */
export const concurrencyOf = (kind: OutboxKind) => (kind === 'email' ? EMAILS_IN_FLIGHT : 1);

const RETURNED: DeliveryResult = { state: 'pending', last_error: 'stopped', waitMs: 0 };

/** Delivers what is due in the outbox of its kind, from construction until `stop` (docs/contact.md#outbox). */
export class Worker<Item extends { readonly reference: string }> {
  readonly #deps: SenderDeps<Item>;
  readonly #leaseBy = randomUUID();
  readonly #cutOff = new AbortController();
  readonly #loops: Promise<unknown>;
  readonly #signal = new WakeSignal();
  /** Deliveries that are attempted, or whose result is not stored yet. */
  readonly #inHand = new Set<number>();
  #stopping = false;
  /** When it last looked for a delivery, or waited on for an answer. */
  #activeAt: number;

  constructor(deps: SenderDeps<Item>) {
    this.#deps = deps;
    this.#activeAt = deps.clock.now();
    this.#loops = Promise.all(Array.from({ length: concurrencyOf(deps.kind) }, () => this.#runLoop()));
  }

  /** False when it has neither looked for a delivery nor waited on for an answer for longer than sending takes. */
  isAlive(): boolean {
    return Math.abs(this.#deps.clock.now() - this.#activeAt) < SILENCE_MS;
  }

  /** Looks for a delivery at once. Call it after a commit that enqueues. */
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
    const { store, clock } = this.#deps;
    if (await settlesWithin(this.#loops, STOP_MS, clock)) return;
    // Released before the abort, so that the next process sends these emails at once and not after a back-off.
    const released = releaseLeases(store, clock.now(), this.#leaseBy);
    await released.finally(() => this.#cutOff.abort(new DeliveryError('stopped')));
    this.wake();
    await this.#loops;
  }

  async #runLoop(): Promise<void> {
    const { clock, storeLog } = this.#deps;
    while (!this.#stopping) {
      // Read before polling, or a notification during the poll would be lost.
      const { count } = this.#signal;
      const busy = await this.#deliverNext().catch((error: unknown) => storeLog.failed(error, 'outbox failed'));
      if (!busy && !this.#stopping) await this.#signal.wait(count, POLL_MS, clock);
    }
  }

  /** False when nothing was due, or the attempt failed: while no email goes out, each loop makes one attempt a second. */
  async #deliverNext(): Promise<boolean> {
    const { store, kind, clock, storeLog } = this.#deps;
    this.#beActive();
    const claimant = { kind, leaseBy: this.#leaseBy, except: [...this.#inHand] };
    const delivery = await claimDelivery(store, claimant, clock.now());
    storeLog.succeeded();
    if (!delivery) return false;
    // Stopped while claiming: returned, so that the next process sends it at once.
    if (this.#stopping) return finishDelivery(store, delivery, RETURNED, clock.now());
    this.#inHand.add(delivery.id);
    const attempt = { signal: this.#signal, cutOff: this.#cutOff.signal, onWait: this.#beActive };
    return !(await sendDelivery(this.#deps, delivery, attempt).finally(() => this.#inHand.delete(delivery.id)));
  }

  #beActive = () => {
    this.#activeAt = this.#deps.clock.now();
  };
}
