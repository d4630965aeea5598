import { sql } from 'kysely';
import { VISIT_DAYS } from '../../domain/contact/data-terms.ts';
import { dayInEcuador } from '../../domain/site/moment.ts';
import { addDays, monthOf } from '../../domain/visits/range.ts';
import type { Basics } from '../basics.ts';
import type { Env } from '../config/env.ts';
import { settlesWithin, startLoggedTask, startPeriodicTask } from '../process/clock.ts';
import { lockUntilCommit, readStoreTime } from '../store/dialect.ts';
import { truncateLog } from '../store/store-space.ts';
import type { Store } from '../store/tables.ts';
import { PendingVisits, type Seen, type SeenDay } from './pending-visits.ts';
import { writeVisits } from './write-visits.ts';

export const WRITE_MS = 5_000;
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
  #isFull = false;
  #isLosing = false;

  constructor(deps: Basics) {
    this.#deps = deps;
  }

  see(seen: Seen): void {
    if (this.#pending.add(this.#today(), seen) || this.#isFull) return;
    this.#isFull = true;
    this.#deps.log.warn('too many visitors to count');
  }

  async write(): Promise<void> {
    const taken = this.#pending.take();
    this.#isFull = false;
    for (const [day, seen] of taken) {
      await this.#store(day, seen)
        .catch(() => this.#store(day, seen))
        .then(() => {
          this.#isLosing = false;
        })
        .catch((err: unknown) => this.#lose(err));
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

  /** Warns once until a batch is stored again: an outage has one every few seconds. */
  #lose(err: unknown): void {
    if (!this.#isLosing) this.#deps.log.warn({ err }, 'visits lost');
    this.#isLosing = true;
  }

  async #store(day: string, seen: SeenDay): Promise<void> {
    if (!this.#openDays().includes(day)) throw new Error(`${day} is over`);
    await writeVisits(this.#deps.store, day, seen);
  }

  /** Today and, shortly after midnight, yesterday. */
  #openDays(): string[] {
    return [this.#today(), dayInEcuador(this.#now() - LATE_MS)];
  }

  #now = () => this.#deps.clock.now() + this.#aheadMs;

  #today = () => dayInEcuador(this.#now());
}

/** Adds up the counts of days that are older than 90 days by month. */
export async function sumUpMonths(store: Store, today: string): Promise<void> {
  const oldest = addDays(today, -VISIT_DAYS);
  const isOld = sql<boolean>`bucket < ${oldest} and length(bucket) = ${sql.lit(oldest.length)}`;
  await store.transaction().execute(async (transaction) => {
    // Otherwise two servers would add up the same days.
    await lockUntilCommit(transaction, 'months');
    await sql`
      insert into visit_count (bucket, measure, name, count)
      select substr(bucket, 1, ${sql.lit(monthOf(oldest).length)}), measure, name, sum(count)
      from visit_count where ${isOld} group by 1, 2, 3
      on conflict (bucket, measure, name) do update set count = visit_count.count + excluded.count`.execute(
      transaction,
    );
    await transaction.deleteFrom('visit_count').where(isOld).execute();
  });
}

/** Deletes the keys and the visitors of all days but these, from SQLite's files too. */
async function deleteOtherDays(store: Store, days: readonly string[]): Promise<void> {
  // The keys first: without them the hashes say nothing.
  await store.deleteFrom('visit_key').where('day', 'not in', days).execute();
  await store.deleteFrom('visit_mark').where('day', 'not in', days).execute();
  // Even if nothing was deleted now: a log that another process was reading had to wait, as did that of a crashed server.
  await truncateLog(store);
}
