import type { Clock } from '../../process/clock.ts';
import type { Log } from '../../process/log.ts';
import { settlesWithin } from '../../process/settles-within.ts';
import { DeliveryError, type Transport } from '../email/transport.ts';
import type { DeliveryKind } from '../store/tables.ts';
import { attemptDelivery } from './attempt.ts';
import { nextWait } from './backoff.ts';
import { BusyRest } from './busy-rest.ts';
import type { Delivery, Finish } from './outbox.ts';
import type { Queue } from './queue.ts';
import { Bell } from './wake-signal.ts';

/** How long a stop waits for letters in flight. */
export const STOP_MS = 20_000;
/** How often a queue is polled without being woken. */
const POLL_MS: Readonly<Record<DeliveryKind, number>> = { letter: 1_000, ack: 1_000, held: 60_000 };
/** How often a result is written again that the store cannot take. */
const REWRITE_MS = 1_000;
/** Deliveries in flight at once: one mail server that hangs must not hold up the rest. */
const LANES: Readonly<Record<DeliveryKind, number>> = { letter: 4, ack: 1, held: 1 };

const GIVEN_BACK: Finish = { state: 'pending', last_error: 'stopped', waitMs: 0 };

export type WorkerParts = {
  readonly queue: Queue;
  /** What it sends; each kind has a worker of its own, so that neither waits for the other. */
  readonly kind: DeliveryKind;
  /** Never empty. Each try goes to the next one in turn, so that the second stands in for the first. */
  readonly transports: readonly Transport[];
  readonly clock: Clock;
  readonly log: Log;
  /** From 0 to 1, for the spread of the waits. */
  readonly random: () => number;
};

/** Sends what the outbox holds, from the moment it is made until it is stopped (docs/contact.md#outbox). */
export class Worker {
  readonly #parts: WorkerParts;
  readonly #cutOff = new AbortController();
  /** Deliveries that were tried and whose result the store has not taken yet. */
  readonly #unwritten = new Set<number>();
  readonly #lanes: Promise<unknown>;
  readonly #bell = new Bell();
  readonly #busyRest: BusyRest;
  #stopping = false;
  /** When a lane last looked for something to send, in milliseconds since the epoch. */
  lookedAt: number;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
    this.lookedAt = parts.clock.now();
    this.#busyRest = new BusyRest(this.#bell, parts.clock, parts.log);
    this.#lanes = Promise.all(Array.from({ length: LANES[parts.kind] }, () => this.#runLane()));
  }

  /** Says that a letter was just stored. */
  wake(): void {
    this.#bell.ring();
  }

  /**
   * Claims nothing more, lets what is in flight finish for up to 20 s, then cuts it off and makes it due
   * again. Throws the store's error when the leases cannot be released.
   */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.wake();
    const { queue, clock } = this.#parts;
    if (await settlesWithin(this.#lanes, STOP_MS, clock)) return;
    // Released first, so that the next process sends these letters at once and not after a wait.
    const released = queue.release(clock.now());
    await released.finally(() => this.#cutOff.abort(new DeliveryError('stopped')));
    this.wake();
    await this.#lanes;
  }

  async #runLane(): Promise<void> {
    const { kind, clock } = this.#parts;
    while (!this.#stopping) {
      this.lookedAt = clock.now();
      // Taken before looking, so that a ring during the look is not missed.
      const { rings } = this.#bell;
      const busy = await this.#sendNext().catch((error: unknown) => this.#busyRest.note(error));
      if (!busy && !this.#stopping) await (this.#busyRest.current ?? this.#bell.wait(rings, POLL_MS[kind], clock));
    }
  }

  /** True when there was something to send. */
  async #sendNext(): Promise<boolean> {
    const { queue, clock } = this.#parts;
    const delivery = await queue.claim([...this.#unwritten], clock.now());
    if (!delivery) return false;
    // The stop came while the store was asked: the next process sends it at once.
    if (this.#stopping) return queue.finish(delivery, GIVEN_BACK, clock.now());
    await this.#deliver(delivery);
    return true;
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { kind, transports, clock, log } = this.#parts;
    const { reference } = delivery.letter;
    const { attempts } = delivery;
    const transport = transports[(attempts - 1) % transports.length] as Transport;
    const started = clock.now();
    const failure = await attemptDelivery(transport, delivery.letter, clock, this.#cutOff.signal);
    const finish = this.#finish(delivery, failure);
    const state = (await this.#writeDown(delivery, finish)) ? finish.state : 'lease lost';
    const ms = clock.now() - started;
    const entry = { reference, kind, state, transport: transport.name, try: attempts, ms };
    // A refusal is nearly always a setting that someone has to mend, so it is said louder.
    if (failure) log[failure.refused ? 'error' : 'warn']({ ...entry, code: failure.code }, 'letter not sent');
    else if (state === 'sent') log.info(entry, 'letter sent');
    else log.warn(entry, 'letter sent, but another worker has it too');
  }

  /**
   * Writes a result down, again each second while the store cannot take it (a full disk), and lets no lane claim
   * the delivery meanwhile: a letter that was sent must not go out a second time when its lease has passed.
   */
  async #writeDown(delivery: Delivery, finish: Finish): Promise<boolean> {
    const { queue, clock, log } = this.#parts;
    const { signal } = this.#cutOff;
    this.#unwritten.add(delivery.id);
    try {
      while (!signal.aborted) {
        const write = queue.finish(delivery, finish, clock.now());
        const written = await write.catch((error: unknown) => log.error({ err: error }, 'result not written'));
        if (written !== undefined) return written;
        await this.#bell.wait(this.#bell.rings, REWRITE_MS, clock);
      }
      return false;
    } finally {
      this.#unwritten.delete(delivery.id);
    }
  }

  #finish({ attempts, ageMs }: Delivery, failure: DeliveryError | undefined): Finish {
    const { clock, kind, transports, random } = this.#parts;
    if (!failure) return { state: 'sent', sent_at: clock.now(), last_error: null };
    const { refused, code } = failure;
    // While another transport has not had its turn, a refusal is no reason to wait long.
    const patient = refused && attempts % transports.length === 0;
    const waitMs = nextWait({ attempts, refused: patient, ageMs, random: random() });
    // The agency's mailbox will exist again; a visitor's that is refused was mistyped.
    if (waitMs === 'never' || (refused && kind === 'ack')) return { state: 'dead', last_error: code };
    return { state: 'pending', last_error: code, waitMs };
  }
}
