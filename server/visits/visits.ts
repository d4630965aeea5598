import { dayInEcuador } from '../../domain/site/moment.ts';
import type { Basics } from '../basics.ts';
import type { Env } from '../config/env.ts';
import { settlesWithin, startLoggedTask, startPeriodicTask } from '../process/clock.ts';
import { readStoreTime } from '../store/dialect.ts';
import { countViews, PendingVisits } from './pending-visits.ts';
import type { Seen, SeenDay } from './seen.ts';
import { sumUpMonths } from './visit-upkeep.ts';
import { deleteOtherDays } from './visitor-key.ts';
import { writeVisits } from './write-visits.ts';

export const WRITE_MS = 5_000;
/** How long visits wait in memory for a store that refuses writes. */
export const KEPT_MS = 10 * 60_000;
/** How long after midnight a server may still store the previous day; its visitors are deleted within a minute. */
const LATE_MS = 30_000;
const UPKEEP_MS = 30_000;
const HOUR_MS = 60 * 60_000;
/** The last write while stopping may take this long. */
const STOP_MS = 5_000;

/** Counts visits in memory and stores them every few seconds. */
export type Visits = {
  /** Notes what a visitor did. Returns at once and never throws. */
  readonly see: (seen: Seen) => void;
  /** Stores what is still in memory, for at most 5 s. The store stays open. */
  readonly stop: () => Promise<void>;
};

/** Starts counting, unless `VISITS=false`, and deletes the visitors of past days in any case. */
export function startVisits({ VISITS }: Pick<Env, 'VISITS'>, deps: Basics): Visits {
  const writer = new VisitWriter(deps);
  const { clock, log } = deps;
  const tasks = [
    startPeriodicTask(clock, WRITE_MS, () => writer.write()),
    startLoggedTask(clock, log, { everyMs: UPKEEP_MS, task: () => writer.keepUp(), failure: 'visits not cleared' }),
    startLoggedTask(clock, log, { everyMs: HOUR_MS, task: () => writer.sumUp(), failure: 'visits not summed up' }),
  ];
  return {
    see: VISITS ? (seen) => writer.see(seen) : () => {},
    stop: async () => {
      const stopped = Promise.all(tasks.map((task) => task.stop())).then(() => writer.write());
      if (!(await settlesWithin(stopped, STOP_MS, clock))) log.warn('visits not stored before the stop');
    },
  };
}

class VisitWriter {
  readonly #deps: Basics;
  readonly #pending = new PendingVisits();
  /** How far the store's clock, which servers share, is ahead of this server's. */
  #aheadMs = 0;
  #isFailing = false;
  #isFull = false;

  constructor(deps: Basics) {
    this.#deps = deps;
  }

  see(seen: Seen): void {
    const { clock, log } = this.#deps;
    if (this.#pending.add(this.#today(), seen, clock.now()) || this.#isFull) return;
    this.#isFull = true;
    log.warn('too many visitors to count');
  }

  async write(): Promise<void> {
    const taken = [...this.#pending.take()];
    this.#isFull = false;
    for (const [day, seen] of taken) {
      if (!this.#openDays().includes(day)) this.#lose(seen);
      else await this.#store(day, seen);
    }
  }

  /** Deletes what belongs to other days, from the files too. */
  async keepUp(): Promise<void> {
    const { store, clock } = this.#deps;
    const now = clock.now();
    this.#aheadMs = (await readStoreTime(store, now)) - now;
    await deleteOtherDays(store, this.#openDays());
  }

  sumUp(): Promise<void> {
    return sumUpMonths(this.#deps.store, this.#today());
  }

  async #store(day: string, seen: SeenDay): Promise<void> {
    const { store, clock, log } = this.#deps;
    try {
      await writeVisits(store, day, seen);
      if (this.#isFailing) log.info('visits stored again');
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) log.warn({ err: error }, 'visits not stored yet');
      this.#isFailing = true;
      // Absolute, because the clock may have been set back.
      if (Math.abs(clock.now() - seen.since) < KEPT_MS) this.#pending.putBack(day, seen);
      else this.#lose(seen);
    }
  }

  #lose(seen: SeenDay): void {
    const { clock, log } = this.#deps;
    const lost = countViews(seen) + seen.lost;
    log.warn({ views: lost }, 'visits lost');
    this.#pending.lose(this.#today(), lost, clock.now());
  }

  /** Today and, shortly after midnight, yesterday. */
  #openDays(): string[] {
    return [this.#today(), dayInEcuador(this.#now() - LATE_MS)];
  }

  #now = () => this.#deps.clock.now() + this.#aheadMs;

  #today = () => dayInEcuador(this.#now());
}
