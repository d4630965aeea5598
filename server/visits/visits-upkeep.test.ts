import { expect, test, vi } from 'vitest';
import { VISIT_DAYS } from '../../domain/contact/data-terms.ts';
import { addDays } from '../../domain/visits/range.ts';
import { openTestStore, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { NOON, openVisitBench, readCounts } from '../../tests/harness/unit/visit-bench.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { sumUpMonths } from './visits.ts';
import { addCounts } from './write-visits.ts';

const today = '2026-11-21';

test.each(STORE_KINDS)('days older than the term are summed up by month on %s', async (storeKind) => {
  const store = await openTestStore(storeKind);
  const oldest = addDays(today, -VISIT_DAYS);
  const put = (bucket: string, count: number) => addCounts(store, bucket, [['view', '/', count]]);
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

test('a server sums up old days when it starts', async () => {
  const { store, open, counts } = await openVisitBench('SQLite', NOON);
  await addCounts(store, '2026-01-02', [['view', '/', 3]]);
  open();
  await vi.waitFor(async () => expect(await counts()).toEqual({ '2026-01 view /': 3 }), WAIT);
});
