import { expect, test } from 'vitest';
import { seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { newStorePlace } from '../../tests/harness/unit/test-stores.ts';
import { openStore } from '../store/store.ts';
import { readPages } from './read-leads.ts';

/** Three batches. */
const LEADS = 1_100;

test('other work gets its turn between two batches of an export', async () => {
  await using store = await openStore(await newStorePlace('SQLite'));
  await seedLeads(store, LEADS, Date.UTC(2026, 10, 21), () => ({}));
  let [turns, leads] = [0, 0];
  const turnsBefore: number[] = [];
  for await (const page of readPages(store, {})) {
    turnsBefore.push(turns);
    leads += page.length;
    setImmediate(() => {
      turns += 1;
    });
  }
  expect(leads).toBe(LEADS);
  expect(turnsBefore).toEqual([0, 1, 2]);
});
