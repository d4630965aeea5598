import { sql } from 'kysely';
import { DEVICES } from '../../domain/visits/device.ts';
import type { Bucket, Compared, Figures, Funnel, Ranked } from '../../domain/visits/figures.ts';
import { STEPS } from '../../domain/visits/funnel.ts';
import { type FigureRange, listBuckets } from '../../domain/visits/range.ts';
import type { Store } from '../contact/store/tables.ts';
import type { Measure } from './visit-tables.ts';

type Row = Compared & { readonly measure: Measure; readonly name: string };
const NONE: Compared = { now: 0, before: 0 };

/**
 * Reads what was counted in a range of days, at most the last 90, or of months, and in the range before it. Reads
 * counts only, so the time it takes does not depend on the number of visits or leads. Throws the store's error.
 */
export async function readFigures(store: Store, range: FigureRange): Promise<Figures> {
  const [rows, buckets, since] = await Promise.all([
    readRows(store, range),
    readBuckets(store, range),
    readFirst(store, range),
  ]);
  const of = (measure: Measure, name = '') => rows.find((row) => row.measure === measure && row.name === name) ?? NONE;
  const ranked = (measure: Measure) => rows.filter((row) => row.measure === measure).toSorted(byCount);
  const funnelOf = (plan: string): Funnel => fromEach(STEPS, (step) => pick(of(step, plan)));
  const views = ranked('view');
  return {
    from: range.from,
    to: range.to,
    since,
    comparable: since !== undefined && since <= range.before.from,
    views: { now: sum(views, 'now'), before: sum(views, 'before') },
    visitors: pick(of('visited')),
    buckets,
    pages: views.map(toRanked),
    sources: ranked('source').map(toRanked),
    devices: fromEach(DEVICES, (device) => pick(of('device', device))),
    funnel: funnelOf(''),
    plans: ranked('visited').flatMap(({ name }) => (name === '' ? [] : { plan: name, funnel: funnelOf(name) })),
    lost: of('lost').now,
  };
}

const pick = ({ now, before }: Compared): Compared => ({ now, before });
const toRanked = ({ name, ...counts }: Row): Ranked => ({ name, ...pick(counts) });
const byCount = (one: Row, other: Row) =>
  other.now - one.now || other.before - one.before || (one.name < other.name ? -1 : 1);
const sum = (rows: readonly Row[], key: keyof Compared) => rows.reduce((total, row) => total + row[key], 0);

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

async function readRows(store: Store, range: FigureRange): Promise<Row[]> {
  const bucket = bucketOf(range);
  const total = (from: string, to: string) =>
    sql<number>`sum(case when ${bucket} between ${from} and ${to} then count else 0 end)`;
  return countsIn(store, range)
    .select([
      'measure',
      'name',
      total(range.from, range.to).as('now'),
      total(range.before.from, range.before.to).as('before'),
    ])
    .groupBy(['measure', 'name'])
    .execute();
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
