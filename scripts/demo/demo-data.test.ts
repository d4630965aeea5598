import { expect, test } from 'vitest';
import { DEVICES } from '../../domain/visits/device.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { content } from '../../tests/harness/unit/test-content.ts';
import { openTestStore } from '../../tests/harness/unit/test-stores.ts';
import { fillDemo, REQUESTS } from './demo-data.ts';

test('the demonstration of a site without plans has visits by device, and as many requests, none of them for a plan', async () => {
  const store = await openTestStore('SQLite');
  const catalogue = { ...content().catalogue, categories: [] };
  await fillDemo(store, { ...content(), catalogue, plans: {} }, tempFolder(), Date.now());
  const leads = await store.selectFrom('lead').select('from_serviceid').execute();
  expect(leads.map(({ from_serviceid }) => from_serviceid)).toEqual(Array(REQUESTS).fill(''));
  const devices = store.selectFrom('visit_count').select('name').distinct().where('measure', '=', 'device');
  expect((await devices.execute()).map(({ name }) => name).toSorted()).toEqual(DEVICES.toSorted());
});
