import { expect, test, vi } from 'vitest';
import { VISIT_DAYS } from '../../domain/contact/data-terms.ts';
import { addDays } from '../../domain/visits/day.ts';
import { MOST_OF_MONTH, OTHERS } from '../../domain/visits/limits.ts';
import { openTestStore, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { NOON, openVisitBench, readCounts } from '../../tests/harness/unit/visit-bench.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { addCounts, Counts } from './add-counts.ts';
import { sumUpMonths } from './visit-upkeep.ts';

const today = '2026-11-21';

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
