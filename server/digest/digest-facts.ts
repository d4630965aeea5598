import { sql } from 'kysely';
import type { DigestWeeks, Week } from '../../domain/site/digest-week.ts';
import type { Figures } from '../../domain/visits/figures.ts';
import { readFailedSchedule } from '../editor/schedule.ts';
import { leadsWithEmail } from '../leads/read-leads.ts';
import { readNotificationFailures } from '../notify/notifications.ts';
import { readOutboxHealth } from '../outbox/outbox-state.ts';
import { readFreeBytes } from '../process/free-space.ts';
import { readDrill, readLastBackup } from '../store/backup-record.ts';
import { readHeld, tally } from '../store/held.ts';
import type { Store } from '../store/tables.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How far back unanswered leads are counted. */
const UNANSWERED_DAYS = 30;

/** What visitors did in the week, and in the one before. */
export type VisitNumbers = Pick<Figures, 'views' | 'visitors' | 'funnel' | 'comparable'>;

/** Everything that a digest says. Times are milliseconds since the epoch; all but the weekly counts is as of `now`. */
export type DigestFacts = Awaited<ReturnType<typeof readDigestFacts>> & {
  /** Undefined when they are not counted. */
  readonly visits: VisitNumbers | undefined;
};

/** Reads the facts but for the visits from the store and the machine. Throws the store's errors. */
export async function readDigestFacts(store: Store, dataDir: string, weeks: DigestWeeks, now: number) {
  return {
    now,
    weeks,
    requests: { now: await countRequests(store, weeks.week), before: await countRequests(store, weeks.before) },
    /** Leads whose status on the desk is still new after a day. */
    unanswered: await readUnanswered(store, now),
    held: await readHeld(store),
    outbox: await readOutboxHealth(store, now),
    failures: await readNotificationFailures(store, now),
    failedSchedule: await readFailedSchedule(store),
    backupAt: await readLastBackup(store),
    drill: await readDrill(store),
    /** Absent when the server has no folder for its data. */
    freeBytes: await readFreeBytes(dataDir),
  };
}

/** Leads that were not held. */
const reportedLeads = (store: Store) => leadsWithEmail(store).where('outbox.id', 'is not', null);

async function countRequests(store: Store, week: Week): Promise<number> {
  const { requests } = await reportedLeads(store)
    .select(sql<number>`count(*)`.as('requests'))
    .where('received_at', '>=', week.from)
    .where('received_at', '<', week.to)
    .executeTakeFirstOrThrow();
  return requests;
}

/** Only leads of the last weeks: an agency that answers elsewhere never updates the status on the desk. */
const readUnanswered = (store: Store, now: number) =>
  reportedLeads(store)
    .select(tally('received_at'))
    .where('status', '=', 'nueva')
    .where('received_at', '>=', now - UNANSWERED_DAYS * DAY_MS)
    .where('received_at', '<', now - DAY_MS)
    .executeTakeFirstOrThrow();
