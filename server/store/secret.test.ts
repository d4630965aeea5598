import { expect, test } from 'vitest';
import { newStorePlace, openStoreAt, openTestStore, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { deriveKey, readSecret } from './secret.ts';

test.each(STORE_KINDS)('servers on one store share a secret that is generated once, on %s', async (kind) => {
  const place = await newStorePlace(kind);
  const stores = [await openStoreAt(place), await openStoreAt(place)];
  const secrets = await Promise.all([...stores, ...stores].map(readSecret));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(await readSecret(await openTestStore(kind))).not.toBe(secrets[0]);
});

test('deriveKey() derives a different key for each purpose', () => {
  expect(deriveKey('secret', 'captcha')).not.toBe(deriveKey('secret', 'address'));
  expect(deriveKey('secret', 'captcha')).toBe(deriveKey('secret', 'captcha'));
});
