import { sql } from 'kysely';
import type { Catalogue } from '../../domain/plans/catalogue.ts';
import { TIME_ZONE } from '../../domain/site/moment.ts';
import { addDays, addMonths } from '../../domain/visits/day.ts';
import type { Compared } from '../../domain/visits/figures.ts';
import { knownPlan } from '../../domain/visits/page-step.ts';
import type { FigureRange } from '../../domain/visits/range.ts';
import type { Store } from '../contact/store/tables.ts';

type SentRow = Compared & { readonly measure: 'sent' | 'delivered'; readonly name: string };

/**
 * Persons who sent a message, and those of them whose message reached the agency, in a range and before it: in total
 * (an empty name) and by plan, from the day or month on which counting began. Asked of the leads themselves, so that
 * deleted ones count no more; held ones never do.
 */
export async function readSent(
  store: Store,
  catalogue: Catalogue,
  range: FigureRange,
  since: string,
): Promise<SentRow[]> {
  const [total, services] = await Promise.all([
    countPersons(store, range, since).executeTakeFirstOrThrow(),
    countPersons(store, range, since).select('from_serviceid').groupBy('from_serviceid').execute(),
  ]);
  const plans = Map.groupBy(services, ({ from_serviceid }) => knownPlan(catalogue, from_serviceid));
  plans.set('', [{ ...total, from_serviceid: '' }]);
  return [...plans].flatMap(([name, counts]) => {
    const sum = (key: keyof typeof total) => counts.reduce((count, row) => count + row[key], 0);
    return [
      { measure: 'sent' as const, name, now: sum('sent'), before: sum('sentBefore') },
      { measure: 'delivered' as const, name, now: sum('delivered'), before: sum('deliveredBefore') },
    ];
  });
}

function countPersons(store: Store, { unit, from, to, before }: FigureRange, since: string) {
  const start = startOf(from);
  const end = startOf(unit === 'day' ? addDays(to, 1) : addMonths(to, 1));
  const now = sql<boolean>`received_at >= ${start}`;
  const arrived = sql<boolean>`state is not null`;
  return store
    .selectFrom('lead')
    .leftJoin('outbox', (join) =>
      join.onRef('lead_id', '=', 'lead.id').on('kind', '=', 'letter').on('state', '=', 'sent'),
    )
    .where('received_at', '>=', Math.max(startOf(before.from), startOf(since)))
    .where('received_at', '<', end)
    .where(sql<boolean>`coalesce(quarantine, '') <> 'honeypot'`)
    .select([
      persons(now).as('sent'),
      persons(sql`not (${now})`).as('sentBefore'),
      persons(sql`${now} and ${arrived}`).as('delivered'),
      persons(sql`not (${now}) and ${arrived}`).as('deliveredBefore'),
    ]);
}

const persons = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(distinct case when ${condition} then lower(from_email) end)`;

/** When a day or a month begins in the agency's time zone, in milliseconds since the epoch. */
const startOf = (bucket: string) =>
  Temporal.PlainDate.from(`${bucket}-01`.slice(0, 10)).toZonedDateTime(TIME_ZONE).epochMilliseconds;
