import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../../store/store.ts';
import { newStorePlace } from '../../testing/test-stores.ts';
import { createCode } from './codes.ts';
import { openDeskKey } from './desk-key.ts';

const { randomInt } = vi.hoisted(() => ({ randomInt: vi.fn((_limit: number) => 7) }));
vi.mock('node:crypto', async (original) => ({ ...(await original<typeof import('node:crypto')>()), randomInt }));

test("codes come from the system's generator: eight digits by mail, sixteen printed", async () => {
  const store = await openStore(await newStorePlace('SQLite'));
  onTestFinished(() => store.destroy());
  const deps = { store, key: openDeskKey(store) };
  expect((await createCode(deps, 'browser', 0)).code).toBe('7'.repeat(8));
  expect((await createCode(deps, undefined, 0)).code).toBe('7'.repeat(16));
  expect(randomInt.mock.calls).toEqual(Array.from({ length: 24 }, () => [10]));
});
