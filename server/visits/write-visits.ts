import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { MOST_NAMES, MOST_VISITORS, OTHERS } from '../../domain/visits/limits.ts';
import { addressGroup } from '../contact/intake/rate-limit.ts';
import { lockUntilCommit } from '../store/dialect.ts';
import { readDayKey } from '../store/secret.ts';
import type { Store } from '../store/tables.ts';
import type { Measure } from '../store/visit-tables.ts';
import type { SeenVisits } from './pending-visits.ts';

/**
 * Adds what was seen to a day of the store, in one transaction. A visitor and each of its steps count once a day, however
 * many servers saw them. Throws the store's error when nothing was stored.
 */
export async function writeVisits(store: Store, day: string, seen: SeenVisits): Promise<void> {
  await store.transaction().execute(async (transaction) => {
    // Otherwise two servers would each take what room the day has left.
    await lockUntilCommit(transaction, 'visits');
    const marks = (await isFull(transaction, day)) ? [] : await hashMarks(transaction, day, seen);
    // Two addresses of one group are one visitor, as it was seen first.
    const visitors = new Map(marks.toReversed().map((mark) => [mark.visitor, mark]));
    const sourceOf = await limitNames(transaction, day, 'source');
    const counts: Count[] = [];
    for (const { visitor, step, plan } of await insertMarks(transaction, day, marks)) {
      counts.push([step, plan, 1]);
      const known = step === 'visited' && plan === '' ? visitors.get(visitor) : undefined;
      if (known) counts.push(['source', sourceOf(known.source), 1], ['device', known.device, 1]);
    }
    const nameOf = await limitNames(transaction, day, 'view');
    for (const [page, count] of seen.views) counts.push(['view', nameOf(page), count]);
    await addCounts(transaction, day, counts);
  });
}

/** 132 bits. */
const HASH_LENGTH = 22;

/** Tells visitors of one day apart: a keyed hash of the address group, as for the form's limit, and the browser. */
function hashVisitor(address: string, agent: string, key: string): string {
  const visitor = `${addressGroup(address)}\n${agent}`;
  return createHmac('sha256', key).update(visitor).digest('base64url').slice(0, HASH_LENGTH);
}

type Marks = Awaited<ReturnType<typeof hashMarks>>;

/** The steps of visitors, each with the hash under which the store knows its visitor. */
async function hashMarks(store: Store, day: string, { marks }: SeenVisits) {
  if (marks.size === 0) return [];
  const key = await readDayKey(store, 'visit_key', day);
  return [...marks.values()].map((mark) => ({ ...mark, visitor: hashVisitor(mark.address, mark.agent, key) }));
}

/** Stores the steps that are new today, and returns them. */
async function insertMarks(store: Store, day: string, marks: Marks) {
  const fresh: Pick<Marks[number], 'visitor' | 'step' | 'plan'>[] = [];
  for (const batch of inBatches(marks)) {
    const inserted = await store
      .insertInto('visit_mark')
      .values(batch.map(({ visitor, step, plan }) => ({ day, visitor, step, plan })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['visitor', 'step', 'plan'])
      .execute();
    fresh.push(...inserted);
  }
  return fresh;
}

/** Names that need no room among those of a day: that of the others, and none. */
const FREE_NAMES: readonly string[] = [OTHERS, ''];

/** Whether the day has reached the limit of stored visitors. Views are counted regardless. */
async function isFull(store: Store, day: string): Promise<boolean> {
  const visitors = await store
    .selectFrom('visit_count')
    .select('count')
    .where('bucket', '=', day)
    .where('measure', '=', 'visited')
    .where('name', '=', '')
    .executeTakeFirst();
  return (visitors?.count ?? 0) >= MOST_VISITORS;
}

/**
 * Returns under which name a source or a page is counted on a day: its own as long as the day has room for it, otherwise
 * that of all others. Invented names must not fill the disk that holds the leads.
 */
async function limitNames(
  store: Store,
  day: string,
  measure: keyof typeof MOST_NAMES,
): Promise<(name: string) => string> {
  const rows = await store
    .selectFrom('visit_count')
    .select('name')
    .where('bucket', '=', day)
    .where('measure', '=', measure)
    .where('name', 'not in', FREE_NAMES)
    .limit(MOST_NAMES[measure])
    .execute();
  const known = new Set(rows.map(({ name }) => name));
  return (name) => {
    if (FREE_NAMES.includes(name) || known.has(name)) return name;
    if (known.size >= MOST_NAMES[measure]) return OTHERS;
    known.add(name);
    return name;
  };
}

/** Stays below SQLite's limit of 32,766 bound values. */
const BATCH_ROWS = 1_000;

/** A source, say, and how many visitors came from there. */
export type Count = readonly [measure: Measure, name: string, count: number];

/** Adds counts to a day or a month. Servers that add to the same one take turns, by `lockUntilCommit`. */
export async function addCounts(store: Store, bucket: string, counts: readonly Count[]): Promise<void> {
  const rows = new Map<string, { measure: Measure; name: string; count: number }>();
  for (const [measure, name, count] of counts) {
    const id = `${measure}\n${name}`;
    rows.set(id, { measure, name, count: count + (rows.get(id)?.count ?? 0) });
  }
  for (const batch of inBatches([...rows.values()])) {
    await store
      .insertInto('visit_count')
      .values(batch.map((row) => ({ bucket, ...row })))
      .onConflict((conflict) =>
        conflict
          .columns(['bucket', 'measure', 'name'])
          .doUpdateSet({ count: sql<number>`visit_count.count + excluded.count` }),
      )
      .execute();
  }
}

/** Splits rows, so that no statement has too many values. */
function* inBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += BATCH_ROWS) yield rows.slice(start, start + BATCH_ROWS);
}
