import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { reclaimSpace } from '../../leads/store-space.ts';
import { seedLeads } from '../../testing/seed-leads.ts';
import { lastView, openTestDesk } from '../../testing/test-desk.ts';
import { openTestStore } from '../../testing/test-stores.ts';
import { readInbox } from '../inbox/read-inbox.ts';
import { checkSearchIndex, updateSearchIndex } from './search-upkeep.ts';

const NOW = 1_790_000_000_000;
const openStore = () => openTestStore('SQLite');
type Store = Awaited<ReturnType<typeof openStore>>;

/** How many leads a search finds. */
const find = async (store: Store, search: string) => (await readInbox(store, { search })).rows.length;

const DAMAGES = {
  'an overwritten leaf': `update lead_search_data set block = x'00ff00ff00ff00ff' where id = (select max(id) from lead_search_data)`,
  'overwritten pages': `update lead_search_data set block = x'00ff00ff00ff00ff' where id > 1`,
  'a lost structure': 'delete from lead_search_data',
  'no index at all': 'drop table lead_search',
};

/** A second connection to the file of a store, which may change everything in it. */
async function openFile(store: Store): Promise<DatabaseSync> {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(store);
  const file = new DatabaseSync(rows[0]?.file ?? '', { defensive: false });
  onTestFinished(() => file.close());
  return file;
}

test.each(Object.entries(DAMAGES))('%s: leads are stored, and searching rebuilds the index', async (_, damage) => {
  const desk = await openTestDesk();
  await seedLeads(desk.store, 250, NOW, () => ({ message: 'panadería' }));
  await updateSearchIndex(desk.store);
  (await openFile(desk.store)).exec(damage);
  await seedLeads(desk.store, 1, NOW + 1, () => ({ message: 'zapatería' }));
  const cookie = await desk.signIn();
  expect((await desk.get(`${deskRoutes.inbox}?buscar=zapateria`, { cookie })).statusCode).toBe(200);
  expect(lastView(desk)?.inbox?.rows).toHaveLength(1);
  expect(await find(desk.store, 'panaderia')).toBeGreaterThan(1);
});

test.each(Object.entries(DAMAGES))('%s: leads can be deleted, without traces', async (_, damage) => {
  const store = await openStore();
  await seedLeads(store, 20, NOW, (index) => (index % 2 === 0 ? { message: 'canario' } : {}));
  await updateSearchIndex(store);
  (await openFile(store)).exec(damage);
  await store.deleteFrom('lead').where('message', '=', 'canario').execute();
  expect(await reclaimSpace(store)).toBe(true);
  expect(await find(store, 'canario')).toBe(0);
});

test('the index forgets deleted leads and never reuses their numbers', async () => {
  const store = await openStore();
  await seedLeads(store, 3, NOW, () => ({ message: 'canario' }));
  expect(await find(store, 'canario')).toBe(3);
  await store.deleteFrom('lead').execute();
  await seedLeads(store, 2, NOW + 1, () => ({ message: 'otra cosa' }));
  expect([await find(store, 'canario'), await find(store, 'otra')]).toEqual([0, 2]);
});

test('while another process locks the store, a search finds what was indexed before', async () => {
  const store = await openStore();
  await seedLeads(store, 1, NOW, () => ({ message: 'primera' }));
  expect(await find(store, 'primera')).toBe(1);
  await seedLeads(store, 1, NOW, () => ({ message: 'primera' }));
  const other = await openFile(store);
  other.exec('begin immediate');
  expect(await find(store, 'primera')).toBe(1);
  other.exec('rollback');
  expect(await find(store, 'primera')).toBe(2);
});

test('a check of the store rebuilds a damaged index before SQLite would report it', async () => {
  const store = await openStore();
  await seedLeads(store, 20, NOW, () => ({ message: 'panadería' }));
  await updateSearchIndex(store);
  (await openFile(store)).exec(DAMAGES['an overwritten leaf']);
  const quickCheck = async () => Object.values((await sql<object>`pragma quick_check`.execute(store)).rows[0] ?? {})[0];
  expect(await quickCheck()).not.toBe('ok');
  await checkSearchIndex(store);
  expect(await quickCheck()).toBe('ok');
  expect(await find(store, 'panaderia')).toBe(20);
});
