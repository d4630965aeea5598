import { describe, expect, test } from 'vitest';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { runInPipe, variablesFor } from '../../tests/harness/unit/run-leads.ts';
import { newStorePlace, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { openStore } from '../store/store.ts';
import { codeWords } from './words.ts';

test.each([
  ['where the site is', 'https://faro.ec', `https://faro.ec${deskRoutes.signIn}`],
  ['only the path while the site has no address', 'https://faro.example', deskRoutes.signIn],
])('leads code names %s', async (_, SITE_URL, address) => {
  const place = await newStorePlace('SQLite');
  await using _store = await openStore(place);
  const { output, errors } = await runInPipe(['code'], { ...variablesFor(place), SITE_URL });
  expect(output).toMatch(/^(\d{4} ){3}\d{4} /);
  expect(errors).toBe(`${codeWords.where(address)}\n`);
});

describe.each(STORE_KINDS)('leads code on %s', (kind) => {
  test('ends the sessions of all devices first, when asked to', async () => {
    const place = await newStorePlace(kind);
    await using store = await openStore(place);
    const session = { created_at: 0, seen_at: 0, device: '' };
    for (const id of ['a', 'b']) {
      await store
        .insertInto('desk_session')
        .values({ id, token_hash: id, ...session })
        .execute();
    }
    const left = async () => (await store.selectFrom('desk_session').selectAll().execute()).length;
    await runInPipe(['code'], variablesFor(place));
    expect(await left()).toBe(2);
    const { output, errors } = await runInPipe(['code', '--end-sessions'], variablesFor(place));
    expect(output).toMatch(/^(\d{4} ){3}\d{4} /);
    expect([errors.includes(codeWords.closed(2)), await left()]).toEqual([true, 0]);
  });
});
