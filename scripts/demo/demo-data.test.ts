import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { content } from '../../tests/harness/unit/test-content.ts';
import { openTestStore } from '../../tests/harness/unit/test-stores.ts';
import { fillDemo, REQUESTS } from './demo-data.ts';

test('the demonstration of a site without plans has as many requests, none of them for a plan', async () => {
  const store = await openTestStore('SQLite');
  const catalogue = { ...content().catalogue, categories: [] };
  await fillDemo(store, { ...content(), catalogue, plans: {} }, tempFolder(), Date.now());
  const leads = await store.selectFrom('lead').select('from_serviceid').execute();
  expect(leads.map(({ from_serviceid }) => from_serviceid)).toEqual(Array(REQUESTS).fill(''));
});
