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
import { PendingVisits, type Seen } from './pending-visits.ts';
import { writeVisits } from './write-visits.ts';

export const WRITE_MS = 5_000;
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
export function startVisits({ VISITS }: Pick<Env, 'VISITS'>, { store, clock, log }: Basics): Visits {
  const pending = new PendingVisits();
  let isFull = false;
  let isLosing = false;
  /** By the clock that servers share. */
  const readToday = async () => dayInEcuador(await readStoreTime(store, clock.now()));
  const see = (seen: Seen) => {
    if (pending.add(dayInEcuador(clock.now()), seen) || isFull) return;
    isFull = true;
    log.warn('too many visitors to count');
  };
  const write = async () => {
    const seen = pending.take();
    isFull = false;
    if (!seen) return;
    const put = async () => writeVisits(store, await readToday(), seen);
    await put()
      .catch(put)
      .then(
        () => {
          isLosing = false;
        },
        (err: unknown) => {
          // Once until a batch is stored again: an outage has one every few seconds.
          if (!isLosing) log.warn({ err }, 'visits lost');
          isLosing = true;
        },
      );
  };
  const keepUp = async () => deleteOtherDays(store, await readToday());
  const sumUp = async () => sumUpMonths(store, await readToday());
  const tasks = [
    startPeriodicTask(clock, WRITE_MS, write),
    startLoggedTask(clock, log, { everyMs: UPKEEP_MS, task: keepUp, failure: 'visits not cleared' }),
    startLoggedTask(clock, log, { everyMs: HOUR_MS, task: sumUp, failure: 'visits not summed up' }),
  ];
  return {
    see: VISITS ? see : () => {},
    stop: async () => {
      const stopped = Promise.all(tasks.map((task) => task.stop())).then(write);
      if (!(await settlesWithin(stopped, STOP_MS, clock))) log.warn('visits not stored before the stop');
    },
  };
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

/** Deletes the keys and the visitors of all days but this one, from SQLite's files too. */
async function deleteOtherDays(store: Store, day: string): Promise<void> {
  // The keys first: without them the hashes say nothing.
  await store.deleteFrom('visit_key').where('day', '<>', day).execute();
  await store.deleteFrom('visit_mark').where('day', '<>', day).execute();
  // Even if nothing was deleted now: a log that another process was reading had to wait, as did that of a crashed server.
  await truncateLog(store);
}
