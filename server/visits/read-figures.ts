import { sql } from 'kysely';
import type { Catalogue } from '../../domain/plans/catalogue.ts';
import { DEVICES } from '../../domain/visits/device.ts';
import type { Bucket, Compared, Figures, Funnel, Ranking } from '../../domain/visits/figures.ts';
import { STEPS } from '../../domain/visits/funnel.ts';
import { MOST_LISTED, type MOST_NAMES } from '../../domain/visits/limits.ts';
import { type FigureRange, listBuckets } from '../../domain/visits/range.ts';
import type { Store } from '../store/tables.ts';
import type { Measure } from '../store/visit-tables.ts';
import { countUndelivered } from './count-undelivered.ts';

type Row = Compared & { readonly measure: Measure; readonly name: string };
const NONE: Compared = { now: 0, before: 0 };
/** What has many names, which visitors may have invented; the names of all else are ours. */
type Named = keyof typeof MOST_NAMES;
const NAMED: readonly Named[] = ['view', 'source'];

/**
 * Reads what was counted in a range of days, at most the last 90, or of months, and in the range before it. The time
 * it takes does not depend on the number of visits. Throws the store's error.
 */
export async function readFigures(store: Store, catalogue: Catalogue, range: FigureRange): Promise<Figures> {
  const [rows, undelivered, pages, sources, buckets, since] = await Promise.all([
    readRows(store, range),
    countUndelivered(store, catalogue, range),
    readRanking(store, range, 'view'),
    readRanking(store, range, 'source'),
    readBuckets(store, range),
    readFirst(store, range),
  ]);
  const of = (measure: Measure, name = '') => rows.find((row) => row.measure === measure && row.name === name) ?? NONE;
  const funnelOf = (plan: string): Funnel =>
    fromEach(STEPS, (step) =>
      step === 'delivered' ? minus(of('sent', plan), undelivered.get(plan)) : pick(of(step, plan)),
    );
  const plans = rows.filter(({ measure, name }) => measure === 'visited' && name !== '').toSorted(byCount);
  const viewed = [...pages.first, pages.others];
  return {
    from: range.from,
    to: range.to,
    since,
    comparable: since !== undefined && since <= range.before.from,
    views: { now: sum(viewed, 'now'), before: sum(viewed, 'before') },
    visitors: pick(of('visited')),
    buckets,
    pages,
    sources,
    devices: fromEach(DEVICES, (device) => pick(of('device', device))),
    funnel: funnelOf(''),
    plans: plans.map(({ name }) => ({ plan: name, funnel: funnelOf(name) })),
  };
}

const pick = ({ now, before }: Compared): Compared => ({ now, before });
/** What of a count is left. Visitors are counted once a day, persons by their addresses: so never less than none. */
const minus = ({ now, before }: Compared, less = NONE): Compared => ({
  now: Math.max(0, now - less.now),
  before: Math.max(0, before - less.before),
});
const byCount = (one: Row, other: Row) =>
  other.now - one.now || other.before - one.before || (one.name < other.name ? -1 : 1);
const sum = (rows: readonly Compared[], key: keyof Compared) => rows.reduce((total, row) => total + row[key], 0);

function fromEach<Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}

/** The bucket of a count: its day or, for a range of months, its month, even if it is still counted by day. */
const bucketOf = ({ unit }: FigureRange) =>
  unit === 'day' ? sql<string>`bucket` : sql<string>`substr(bucket, 1, ${sql.lit('2026-11'.length)})`;

/** Counts from the beginning of the previous range to the end of the range. */
function countsIn(store: Store, range: FigureRange) {
  const all = store
    .selectFrom('visit_count')
    .where('bucket', '>=', range.before.from)
    // Days of the last month sort after the month's name.
    .where('bucket', '<=', `${range.to}-99`);
  return range.unit === 'day' ? all.where(sql`length(bucket)`, '=', range.to.length) : all;
}

function sumsIn(range: FigureRange) {
  const bucket = bucketOf(range);
  const sumOf = ({ from, to }: FigureRange['before']) =>
    sql<number>`sum(case when ${bucket} between ${from} and ${to} then count else 0 end)`;
  return [sumOf(range).as('now'), sumOf(range.before).as('before')] as const;
}

const readRows = (store: Store, range: FigureRange): Promise<Row[]> =>
  countsIn(store, range)
    .where('measure', 'not in', NAMED)
    .select(['measure', 'name', ...sumsIn(range)])
    .groupBy(['measure', 'name'])
    .execute();

/** Reads only the most frequent names, however many there are. */
async function readRanking(store: Store, range: FigureRange, measure: Named): Promise<Ranking> {
  const counts = countsIn(store, range).where('measure', '=', measure);
  const [first, all] = await Promise.all([
    counts
      .select(['name', ...sumsIn(range)])
      .groupBy('name')
      .orderBy('now', 'desc')
      .orderBy('before', 'desc')
      .orderBy('name')
      .limit(MOST_LISTED)
      .execute(),
    counts
      .select(({ fn }) => [fn.count<number>('name').distinct().as('names'), ...sumsIn(range)])
      .executeTakeFirstOrThrow(),
  ]);
  const rest = (key: keyof Compared) => (all[key] ?? 0) - sum(first, key);
  return { first, others: { names: all.names - first.length, now: rest('now'), before: rest('before') } };
}

async function readBuckets(store: Store, range: FigureRange): Promise<Bucket[]> {
  const bucket = bucketOf(range);
  const rows = await countsIn(store, range)
    .where((row) =>
      row.or([row('measure', '=', 'view'), row.and([row('measure', '=', 'visited'), row('name', '=', '')])]),
    )
    .where('bucket', '>=', range.from)
    .select([
      bucket.as('name'),
      sql<number>`sum(case when measure = 'view' then count else 0 end)`.as('views'),
      sql<number>`sum(case when measure = 'visited' then count else 0 end)`.as('visitors'),
    ])
    .groupBy(bucket)
    .execute();
  const counted = new Map(rows.map((row) => [row.name, row]));
  return listBuckets(range).map((name) => counted.get(name) ?? { name, views: 0, visitors: 0 });
}

/** The first day or month with counts. */
async function readFirst(store: Store, { to }: FigureRange): Promise<string | undefined> {
  const { first } = await store
    .selectFrom('visit_count')
    .select(({ fn }) => fn.min('bucket').as('first'))
    .executeTakeFirstOrThrow();
  return first?.slice(0, to.length) ?? undefined;
}
