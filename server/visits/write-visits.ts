import type { StepMark } from '../../domain/visits/funnel.ts';
import { lockUntilCommit } from '../store/dialect.ts';
import { readDayKey } from '../store/secret.ts';
import type { Store } from '../store/tables.ts';
import { addCounts, Counts, inBatches } from './add-counts.ts';
import { isFull, limitNames } from './day-limits.ts';
import type { SeenDay, SeenVisitor } from './seen.ts';
import { hashVisitor } from './visitor-key.ts';

/**
 * Adds what was seen on a day to the store, in one transaction. A visitor and each of its steps count once a day, however
 * many servers saw them. Throws the store's error when nothing was stored.
 */
export async function writeVisits(store: Store, day: string, seen: SeenDay): Promise<void> {
  await store.transaction().execute(async (transaction) => {
    // Otherwise two servers would each take what room the day has left.
    await lockUntilCommit(transaction, 'visits');
    const hasRoom = !(await isFull(transaction, day));
    const visitors = await hashVisitors(transaction, day, hasRoom ? seen.visitors : new Map());
    const sourceOf = await limitNames(transaction, day, 'source');
    const counts = new Counts();
    for (const { visitor, step, plan } of await insertMarks(transaction, day, visitors)) {
      counts.add(step, plan);
      const known = step === 'visited' && plan === '' ? visitors.get(visitor) : undefined;
      if (!known) continue;
      counts.add('source', sourceOf(known.source));
      counts.add('device', known.device);
    }
    const nameOf = await limitNames(transaction, day, 'view');
    for (const [page, count] of seen.views) counts.add('view', nameOf(page), count);
    counts.add('lost', '', seen.lost);
    await addCounts(transaction, day, counts);
  });
}

type Visitors = ReadonlyMap<string, SeenVisitor>;

/** Visitors by the hash under which the store knows them. Two addresses of one group are one visitor. */
async function hashVisitors(store: Store, day: string, visitors: Visitors): Promise<Visitors> {
  const hashed = new Map<string, SeenVisitor>();
  if (visitors.size === 0) return hashed;
  const key = await readDayKey(store, 'visit_key', day);
  for (const seen of visitors.values()) {
    const visitor = hashVisitor(seen.address, seen.agent, key);
    const known = hashed.get(visitor) ?? seen;
    hashed.set(visitor, { ...known, marks: new Map([...known.marks, ...seen.marks]) });
  }
  return hashed;
}

/** Stores the steps that are new today, and returns them. */
async function insertMarks(store: Store, day: string, visitors: Visitors) {
  const rows = [...visitors].flatMap(([visitor, { marks }]) =>
    [...marks.values()].map((mark) => ({ day, visitor, ...mark })),
  );
  const fresh: (StepMark & { readonly visitor: string })[] = [];
  for (const batch of inBatches(rows)) {
    const inserted = await store
      .insertInto('visit_mark')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['visitor', 'step', 'plan'])
      .execute();
    fresh.push(...inserted);
  }
  return fresh;
}
