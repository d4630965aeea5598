import type { RunContext } from '../run-context.ts';
import { type Instance, type Settings, type Stop, startInstance } from './instance.ts';

/** Server processes on one store; each is replaced when it is killed or stopped. */
export class Fleet {
  readonly #context: RunContext;
  readonly #settings: Settings;
  readonly #slots: Promise<Instance>[];

  constructor(context: RunContext, settings: Settings, size = 1) {
    this.#context = context;
    this.#settings = settings;
    this.#slots = Array.from({ length: size }, () => startInstance(context, settings));
  }

  /** The address of a random running server; waits while none is up. */
  readonly address = async (): Promise<string> => {
    const first = Math.floor(Math.random() * this.#slots.length);
    const { address } = await Promise.any([...this.#slots.slice(first), ...this.#slots.slice(0, first)]);
    return address;
  };

  /** Stops a process and starts its successor; resolves to the old exit code once the new one listens. */
  async replace(slot: number, how: Stop): Promise<number | null> {
    const ended = (await this.#slot(slot)).stop(how);
    const successor = ended.then(() => startInstance(this.#context, this.#settings));
    this.#slots[slot] = successor;
    await successor;
    return ended;
  }

  /** Stops every process gracefully, runs `whileDown`, and starts them again. */
  async pause(whileDown: () => Promise<void>): Promise<void> {
    for (const slot of this.#slots) await (await slot).stop();
    await whileDown();
    for (const [index] of this.#slots.entries()) this.#slots[index] = startInstance(this.#context, this.#settings);
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
