import { sql } from 'kysely';
import type { Catalogue } from '../../domain/plans/catalogue.ts';
import { TIME_ZONE } from '../../domain/site/moment.ts';
import type { Compared } from '../../domain/visits/figures.ts';
import { knownPlan } from '../../domain/visits/page-step.ts';
import { addDays, addMonths, type FigureRange } from '../../domain/visits/range.ts';
import type { Store } from '../store/tables.ts';

/**
 * Persons who sent a message in a range, or before it, whose email to the agency has not been sent yet, or only to a file:
 * by plan, in total under an empty name. Plans without any are absent.
 */
export async function countUndelivered(
  store: Store,
  catalogue: Catalogue,
  range: FigureRange,
): Promise<ReadonlyMap<string, Compared>> {
  const [total, services] = await Promise.all([
    countPersons(store, range).executeTakeFirstOrThrow(),
    countPersons(store, range).select('from_serviceid').groupBy('from_serviceid').execute(),
  ]);
  const found = new Map<string, Compared>();
  for (const { from_serviceid, now, before } of services) {
    const plan = knownPlan(catalogue, from_serviceid);
    const sum = found.get(plan) ?? { now: 0, before: 0 };
    found.set(plan, { now: sum.now + now, before: sum.before + before });
  }
  return found.set('', total);
}

function countPersons(store: Store, { unit, from, to, before }: FigureRange) {
  const isNow = sql`received_at >= ${startOf(from)}`;
  // A list, because asking each lead for its email takes much longer.
  const undelivered = store
    .selectFrom('outbox')
    .select('lead_id')
    .where('kind', '=', 'email')
    .where((email) => email.or([email('state', '<>', 'sent'), email('transport', '=', 'file')]));
  return store
    .selectFrom('lead')
    .where('id', 'in', undelivered)
    .where('received_at', '>=', startOf(before.from))
    .where('received_at', '<', startOf(unit === 'day' ? addDays(to, 1) : addMonths(to, 1)))
    .select([
      sql<number>`count(distinct case when ${isNow} then lower(from_email) end)`.as('now'),
      sql<number>`count(distinct case when not (${isNow}) then lower(from_email) end)`.as('before'),
    ]);
}

/** When a day or a month begins in the agency's time zone, in milliseconds since the epoch. */
const startOf = (bucket: string) =>
  Temporal.PlainDate.from(`${bucket}-01`.slice(0, 10)).toZonedDateTime(TIME_ZONE).epochMilliseconds;
