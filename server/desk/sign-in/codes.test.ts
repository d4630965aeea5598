import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { spyOnBuiltin } from '../../../tests/harness/unit/spy-on-builtin.ts';
import { openTestStore } from '../../../tests/harness/unit/test-stores.ts';
import { createCode } from './codes.ts';
import { openDeskKey } from './desk-key.ts';

test("codes come from the system's generator: eight digits by mail, sixteen printed", async () => {
  const store = await openTestStore('SQLite');
  spyOnBuiltin(crypto, 'randomInt', () => 7);
  const deps = { store, key: openDeskKey(store) };
  expect((await createCode(deps, 'browser', 0)).code).toBe('7'.repeat(8));
  expect((await createCode(deps, undefined, 0)).code).toBe('7'.repeat(16));
});
