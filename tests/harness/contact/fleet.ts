import type { Bench } from '../bench.ts';
import { type Instance, type Settings, type Stop, startInstance } from './instance.ts';

/** Server processes on one store, replaced when they are killed or stopped. */
export class Fleet {
  readonly #bench: Bench;
  readonly #settings: Settings;
  readonly #slots: Promise<Instance>[];

  constructor(bench: Bench, settings: Settings, size = 1) {
    this.#bench = bench;
    this.#settings = settings;
    this.#slots = Array.from({ length: size }, () => startInstance(bench, settings));
  }

  /** Where a server listens now; waits while none does. */
  readonly address = async (): Promise<string> => {
    const turn = Math.floor(Math.random() * this.#slots.length);
    const { address } = await Promise.any([...this.#slots.slice(turn), ...this.#slots.slice(0, turn)]);
    return address;
  };

  /** Ends a process and starts its successor; resolves to the exit code of the old one once the new one listens. */
  async replace(slot: number, how: Stop): Promise<number | null> {
    const ended = (await this.#slot(slot)).stop(how);
    const successor = ended.then(() => startInstance(this.#bench, this.#settings));
    this.#slots[slot] = successor;
    await successor;
    return ended;
  }

  /** Stops every process well, does something while none runs, and starts them again. */
  async pause(whileDown: () => Promise<void>): Promise<void> {
    for (const slot of this.#slots) await (await slot).stop();
    await whileDown();
    for (const [index] of this.#slots.entries()) this.#slots[index] = startInstance(this.#bench, this.#settings);
    await Promise.all(this.#slots);
  }

  /** The process in a slot, once it listens. */
  instance(slot = 0): Promise<Instance> {
    return this.#slot(slot);
  }

  get size(): number {
    return this.#slots.length;
  }

  #slot(index: number): Promise<Instance> {
    return this.#slots[index] as Promise<Instance>;
  }
}
