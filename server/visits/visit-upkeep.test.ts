import { describe, expect, test, vi } from 'vitest';
import { VISIT_DAYS } from '../../domain/contact/data-terms.ts';
import { listPlans } from '../../domain/plans/find-plan.ts';
import { addDays } from '../../domain/visits/day.ts';
import { MOST_OF_MONTH, OTHERS } from '../../domain/visits/limits.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { saveLead } from '../contact/intake/save-lead.ts';
import { catalogue } from '../testing/our-content.ts';
import { sampleLead } from '../testing/sample-lead.ts';
import { goodFields } from '../testing/test-app.ts';
import { openTestStore, STORE_KINDS } from '../testing/test-stores.ts';
import { NOON, openVisitBench, readCounts, seenView } from '../testing/visit-bench.ts';
import { addCounts, Counts } from './add-counts.ts';
import { sumUpMonths } from './visit-upkeep.ts';

const [{ id: plan } = { id: '' }, { id: otherPlan } = { id: '' }] = listPlans(catalogue);
const MINUTE_MS = 60_000;
const today = '2026-11-21';

describe.each(STORE_KINDS)('a sent message on %s', (storeKind) => {
  async function openBench() {
    const bench = await openVisitBench(storeKind);
    const { store, clock, write, counts } = bench;
    const visits = bench.open();
    /** Stores a lead, as the form does, and counts it. */
    const send = async (service: string, change: Parameters<typeof sampleLead>[0] = {}) => {
      const message = { ...goodFields, from_serviceid: service };
      const saved = await saveLead(store, sampleLead({ message, receivedAt: clock.now(), ...change }));
      const reference = 'reference' in saved ? saved.reference : '';
      visits.see(seenView({ step: 'began', page: undefined, reference }));
      return reference;
    };
    const deliver = async (reference: string) => {
      const ids = store.selectFrom('lead').select('id').where('reference', '=', reference);
      await store.updateTable('outbox').set({ state: 'sent' }).where('lead_id', 'in', ids).execute();
    };
    const until = (expected: Record<string, unknown>) =>
      vi.waitFor(async () => expect(await counts()).toMatchObject(expected), WAIT);
    return { ...bench, send, deliver, until, write };
  }

  test('is counted for its plan, and its delivery for the day on which it was sent', async () => {
    const { send, deliver, write, until, advance, counts, store } = await openBench();
    const reference = await send(plan);
    await write();
    await until({ [`${today} sent`]: 1, [`${today} sent ${plan}`]: 1, [`${today} began ${plan}`]: 1 });
    await advance(MINUTE_MS);
    expect(await counts()).not.toHaveProperty(`${today} delivered`);
    await deliver(reference);
    await advance(24 * 60 * MINUTE_MS);
    await until({ [`${today} delivered`]: 1, [`${today} delivered ${plan}`]: 1 });
    expect(await store.selectFrom('visit_sent').selectAll().execute()).toEqual([]);
    await advance(MINUTE_MS);
    expect(await counts()).toMatchObject({ [`${today} delivered`]: 1 });
  });

  test('from a visitor who sends three counts once as sent and as delivered, and once for each plan', async () => {
    const { send, deliver, write, until, advance } = await openBench();
    const references = [await send(plan), await send(plan), await send(otherPlan)];
    await write();
    await until({ [`${today} sent`]: 1, [`${today} sent ${plan}`]: 1, [`${today} sent ${otherPlan}`]: 1 });
    for (const reference of references) await deliver(reference);
    await advance(MINUTE_MS);
    await until({
      ...{ [`${today} delivered`]: 1, [`${today} delivered ${plan}`]: 1 },
      [`${today} delivered ${otherPlan}`]: 1,
    });
  });

  test('about an unknown plan counts without a plan', async () => {
    const { send, write, until, counts } = await openBench();
    await send('inventado <b>');
    await write();
    await until({ [`${today} sent`]: 1 });
    expect(Object.keys(await counts()).filter((name) => name.includes('sent'))).toEqual([`${today} sent`]);
  });

  test('that is held counts as begun, not as sent', async () => {
    const { send, write, until, counts } = await openBench();
    await send(plan, { mark: 'honeypot' });
    await write();
    await until({ [`${today} began`]: 1 });
    expect(await counts()).not.toHaveProperty(`${today} sent`);
  });

  test('that is erased before its delivery is not counted as delivered', async () => {
    const { send, write, until, advance, store, counts } = await openBench();
    const reference = await send(plan);
    await write();
    await until({ [`${today} sent`]: 1 });
    await store.deleteFrom('lead').where('reference', '=', reference).execute();
    expect(await store.selectFrom('visit_sent').selectAll().execute()).toEqual([]);
    await advance(MINUTE_MS);
    expect(await counts()).not.toHaveProperty(`${today} delivered`);
  });
});

test.each(STORE_KINDS)('days older than the term are summed up by month on %s', async (storeKind) => {
  const store = await openTestStore(storeKind);
  const oldest = addDays(today, -VISIT_DAYS);
  const put = async (bucket: string, count: number) => {
    const counts = new Counts();
    counts.add('view', '/', count);
    await addCounts(store, bucket, counts);
  };
  await put(oldest, 1);
  await put(addDays(oldest, -1), 2);
  await put('2026-05-03', 4);
  await put('2026-05-04', 8);
  await put('2026-05', 16);
  await sumUpMonths(store, today);
  await sumUpMonths(store, today);
  const counts = await readCounts(store);
  expect(counts).toEqual({ [`${oldest} view /`]: 1, [`${oldest.slice(0, 7)} view /`]: 2, '2026-05 view /': 28 });
});

test.each(STORE_KINDS)('a complete month keeps its largest sources and pages on %s', async (storeKind) => {
  const store = await openTestStore(storeKind);
  const oldest = addDays(today, -VISIT_DAYS);
  const counts = new Counts();
  for (const measure of ['source', 'view'] as const) {
    for (let size = 1; size <= MOST_OF_MONTH + 3; size += 1) counts.add(measure, `nombre-${size}`, size);
    counts.add(measure, OTHERS, 10);
  }
  counts.add('source', '', 1);
  for (let number = 0; number <= MOST_OF_MONTH; number += 1) counts.add('visited', `plan-${number}`);
  for (const bucket of ['2026-05-03', '2026-03', oldest.slice(0, 7)]) await addCounts(store, bucket, counts);
  await sumUpMonths(store, today);
  await sumUpMonths(store, today);
  const kept = Object.entries(await readCounts(store));
  const of = (name: string) => kept.filter(([key]) => key.startsWith(name));
  for (const month of ['2026-05', '2026-03']) {
    for (const measure of ['source', 'view']) {
      const named = of(`${month} ${measure} nombre-`);
      expect([named.length, named.some(([key]) => key.endsWith('nombre-3'))]).toEqual([MOST_OF_MONTH, false]);
      expect(of(`${month} ${measure} ${OTHERS}`)).toEqual([[expect.any(String), 10 + 1 + 2 + 3]]);
    }
    expect(of(`${month} visited`)).toHaveLength(MOST_OF_MONTH + 1);
    expect(kept).toContainEqual([`${month} source`, 1]);
  }
  // Days of this month are still to be added.
  expect(of(`${oldest.slice(0, 7)} source nombre-`)).toHaveLength(MOST_OF_MONTH + 3);
});

test('a server sums up old days when it starts', async () => {
  const { store, open, counts } = await openVisitBench('SQLite', NOON);
  const old = new Counts();
  old.add('view', '/', 3);
  await addCounts(store, '2026-01-02', old);
  open();
  await vi.waitFor(async () => expect(await counts()).toEqual({ '2026-01 view /': 3 }), WAIT);
});
