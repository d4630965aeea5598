import type { Delivery, Finish } from './outbox.ts';

/** Where deliveries come from, each to one worker, and where their results go. Times are of this server's clock. */
export type Queue = {
  /** Takes what is due longest and not in `except`; undefined when nothing is. */
  readonly claim: (except: readonly number[], now: number) => Promise<Delivery | undefined>;
  /** Writes a result down. False when the lease had gone to another worker: then nothing changes. */
  readonly finish: (delivery: Delivery, finish: Finish, now: number) => Promise<boolean>;
  /** Makes what this queue has given out due at once. */
  readonly release: (now: number) => Promise<void>;
};
