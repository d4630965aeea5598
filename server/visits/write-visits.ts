import type { Catalogue } from '../../domain/plans/catalogue.ts';
import { findPlan } from '../../domain/plans/find-plan.ts';
import { type StepMark, stepsUpTo } from '../../domain/visits/funnel.ts';
import { lockUntilCommit } from '../contact/store/dialect.ts';
import type { Store } from '../contact/store/tables.ts';
import { addCounts, Counts, inBatches } from './add-counts.ts';
import { isFull, limitNames } from './day-limits.ts';
import type { SeenDay, SeenVisitor } from './seen.ts';
import { hashVisitor, readVisitorKey } from './visitor-key.ts';

type WriteDeps = { readonly catalogue: Catalogue; readonly store: Store };
type SentLead = { readonly id: string; readonly plan: string };
/** A visitor as the store knows it: by a hash, with the steps that it has taken. */
type HashedVisitor = Pick<SeenVisitor, 'device' | 'source'> & {
  readonly visitor: string;
  readonly marks: readonly StepMark[];
  readonly leads: readonly SentLead[];
};

/**
 * Adds what was seen on a day to the store, in one transaction. A visitor and each of its steps count once a day, however
 * many servers saw them. Throws the store's error when nothing was stored.
 */
export async function writeVisits({ catalogue, store }: WriteDeps, day: string, seen: SeenDay): Promise<void> {
  await store.transaction().execute(async (transaction) => {
    // Otherwise two servers would each take what room the day has left.
    await lockUntilCommit(transaction, 'visits');
    const visitors = (await isFull(transaction, day))
      ? []
      : await hashVisitors({ catalogue, store: transaction }, day, seen);
    const fresh = await insertMarks(transaction, day, visitors);
    const counts = countFresh(visitors, fresh, await limitNames(transaction, day, 'source'));
    const nameOf = await limitNames(transaction, day, 'view');
    for (const [page, count] of seen.views) counts.add('view', nameOf(page), count);
    counts.add('lost', '', seen.lost);
    await addCounts(transaction, day, counts);
    await expectDeliveries(transaction, day, visitors, fresh);
  });
}

async function hashVisitors(deps: WriteDeps, day: string, { visitors }: SeenDay): Promise<HashedVisitor[]> {
  if (visitors.size === 0) return [];
  const key = await readVisitorKey(deps.store, day);
  const leads = await findSentLeads(
    deps,
    [...visitors.values()].flatMap(({ references }) => [...references]),
  );
  return [...visitors.values()].map(({ address, agent, device, source, references, marks }) => {
    const own = [...references].flatMap((reference) => leads.get(reference) ?? []);
    const sent = own.flatMap(({ plan }) => stepsUpTo('sent', plan));
    return {
      visitor: hashVisitor(address, agent, key),
      device,
      source,
      leads: own,
      marks: [...marks.values(), ...sent],
    };
  });
}

/** Leads by reference, without those that are held: only programs fill in the honeypot. */
async function findSentLeads(
  { catalogue, store }: WriteDeps,
  references: readonly string[],
): Promise<ReadonlyMap<string, SentLead>> {
  const found = new Map<string, SentLead>();
  for (const batch of inBatches(references)) {
    const rows = await store
      .selectFrom('lead')
      .select(['id', 'reference', 'from_serviceid', 'quarantine'])
      .where('reference', 'in', batch)
      .execute();
    for (const { id, reference, from_serviceid, quarantine } of rows) {
      if (quarantine === 'honeypot') continue;
      found.set(reference, { id, plan: findPlan(catalogue, undefined, from_serviceid)?.id ?? '' });
    }
  }
  return found;
}

const idOf = (visitor: string, { step, plan }: StepMark) => `${visitor} ${step} ${plan}`;

/** Stores the steps that are new today; returns their ids. */
async function insertMarks(store: Store, day: string, visitors: readonly HashedVisitor[]): Promise<Set<string>> {
  const rows = new Map(
    visitors.flatMap(({ visitor, marks }) =>
      marks.map((one) => [idOf(visitor, one), { day, visitor, ...one }] as const),
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
    for (const one of marks) {
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

/** Remembers the leads to count once delivered: one for each visitor and plan whose step `sent` is new today. */
async function expectDeliveries(
  store: Store,
  day: string,
  visitors: readonly HashedVisitor[],
  fresh: ReadonlySet<string>,
): Promise<void> {
  const taken = new Set<string>();
  for (const { visitor, leads } of visitors) {
    for (const { id, plan } of leads) {
      for (const one of new Set(['', plan])) {
        const mark = idOf(visitor, { step: 'sent', plan: one });
        if (!fresh.has(mark) || taken.has(mark)) continue;
        taken.add(mark);
        await store.insertInto('visit_sent').values({ lead_id: id, plan: one, day }).execute();
      }
    }
  }
}
