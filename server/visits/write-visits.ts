import type { StepMark } from '../../domain/visits/funnel.ts';
import { lockUntilCommit } from '../store/dialect.ts';
import { readDayKey } from '../store/secret.ts';
import type { Store } from '../store/tables.ts';
import { addCounts, Counts, inBatches } from './add-counts.ts';
import { isFull, limitNames } from './day-limits.ts';
import type { SeenDay, SeenVisitor } from './seen.ts';
import { hashVisitor } from './visitor-key.ts';

/** A visitor with the hash by which the store knows it. */
type HashedVisitor = SeenVisitor & { readonly visitor: string };

/**
 * Adds what was seen on a day to the store, in one transaction. A visitor and each of its steps count once a day, however
 * many servers saw them. Throws the store's error when nothing was stored.
 */
export async function writeVisits(store: Store, day: string, seen: SeenDay): Promise<void> {
  await store.transaction().execute(async (transaction) => {
    // Otherwise two servers would each take what room the day has left.
    await lockUntilCommit(transaction, 'visits');
    const visitors = (await isFull(transaction, day)) ? [] : await hashVisitors(transaction, day, seen);
    const fresh = await insertMarks(transaction, day, visitors);
    const counts = countFresh(visitors, fresh, await limitNames(transaction, day, 'source'));
    const nameOf = await limitNames(transaction, day, 'view');
    for (const [page, count] of seen.views) counts.add('view', nameOf(page), count);
    counts.add('lost', '', seen.lost);
    await addCounts(transaction, day, counts);
  });
}

async function hashVisitors(store: Store, day: string, { visitors }: SeenDay): Promise<HashedVisitor[]> {
  if (visitors.size === 0) return [];
  const key = await readDayKey(store, 'visit_key', day);
  return [...visitors.values()].map((seen) => ({ ...seen, visitor: hashVisitor(seen.address, seen.agent, key) }));
}

const idOf = (visitor: string, { step, plan }: StepMark) => `${visitor} ${step} ${plan}`;

/** Stores the steps that are new today; returns their ids. */
async function insertMarks(store: Store, day: string, visitors: readonly HashedVisitor[]): Promise<Set<string>> {
  const rows = new Map(
    visitors.flatMap(({ visitor, marks }) =>
      [...marks.values()].map((one) => [idOf(visitor, one), { day, visitor, ...one }] as const),
    ),
  );
  const sorted = [...rows.keys()].sort().flatMap((id) => rows.get(id) ?? []);
  const fresh = new Set<string>();
  for (const batch of inBatches(sorted)) {
    const inserted = await store
      .insertInto('visit_mark')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['visitor', 'step', 'plan'])
      .execute();
    for (const row of inserted) fresh.add(idOf(row.visitor, row));
  }
  return fresh;
}

/** Counts the steps that are new today, and source and device of the visitors who are. */
function countFresh(
  visitors: readonly HashedVisitor[],
  fresh: ReadonlySet<string>,
  nameOf: (source: string) => string,
): Counts {
  const counts = new Counts();
  const counted = new Set<string>();
  for (const { visitor, marks, source, device } of visitors) {
    for (const one of marks.values()) {
      const id = idOf(visitor, one);
      // Two addresses of one group are one visitor.
      if (!fresh.has(id) || counted.has(id)) continue;
      counted.add(id);
      counts.add(one.step, one.plan);
      if (one.step !== 'visited' || one.plan !== '') continue;
      counts.add('source', nameOf(source));
      counts.add('device', device);
    }
  }
  return counts;
}
