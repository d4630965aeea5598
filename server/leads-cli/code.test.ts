import { expect, test } from 'vitest';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { openTool, runInPipe } from '../../tests/harness/unit/run-leads.ts';
import { STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { codeWords } from './words.ts';

test.each([
  ['where the site is', 'https://faro.ec', `https://faro.ec${deskRoutes.signIn}`],
  ['only the path while the site has no address', 'https://faro.example', deskRoutes.signIn],
])('leads code names %s', async (_, SITE_URL, address) => {
  const { variables } = await openTool('SQLite');
  const { output, errors } = await runInPipe(['code'], { ...variables, SITE_URL });
  expect(output).toMatch(/^(\d{4} ){3}\d{4} /);
  expect(errors).toBe(`${codeWords.where(address)}\n`);
});

test.each(STORE_KINDS)('leads code ends the sessions of all devices first on %s, when asked to', async (kind) => {
  const { store, run } = await openTool(kind);
  const session = { created_at: 0, seen_at: 0, device: '' };
  const sessions = ['a', 'b'].map((id) => ({ id, token_hash: id, ...session }));
  await store.insertInto('desk_session').values(sessions).execute();
  const left = async () => (await store.selectFrom('desk_session').selectAll().execute()).length;
  await run('code');
  expect(await left()).toBe(2);
  const { output, errors } = await run('code', '--end-sessions');
  expect(output).toMatch(/^(\d{4} ){3}\d{4} /);
  expect([errors.includes(codeWords.closed(2)), await left()]).toEqual([true, 0]);
});
