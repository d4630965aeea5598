import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { runInPipe, variablesFor } from '../../tests/harness/unit/run-leads.ts';
import { newStorePlace, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { beat } from '../store/server-heartbeat.ts';
import { openStore } from '../store/store.ts';
import { codeWords } from './words.ts';

const SITE = 'https://faro.ec';
const EXAMPLE = 'https://faro.example';
const HERE = `(${hostname()})`;
const MINUTE_MS = 60_000;

/** Runs `leads code` on a store with the heartbeat of a server, if any; returns the code's line and the addresses. */
async function printed(kind: (typeof STORE_KINDS)[number], server: string | undefined, own: object, silentMs = 0) {
  const place = await newStorePlace(kind);
  await using store = await openStore(place);
  if (server) await beat(store, Date.now(), { id: 'a', address: server });
  // PostgreSQL notes its own time.
  await store
    .updateTable('server_heartbeat')
    .set(({ eb }) => ({ at: eb('at', '-', silentMs) }))
    .execute();
  const { output, errors } = await runInPipe(['code'], { ...variablesFor(place), ...own });
  return { output, addresses: errors.trim().split('\n') };
}

const at = (origin: string) => codeWords.where(origin + deskRoutes.signIn);

test.each([
  [
    'the server of this machine, when the site has no address yet',
    EXAMPLE,
    'http://127.0.0.1:4321',
    ['http://127.0.0.1:4321'],
  ],
  ['a server on all addresses by loopback', EXAMPLE, 'http://0.0.0.0:4321', ['http://127.0.0.1:4321']],
  ['a server on all IPv6 addresses by loopback', EXAMPLE, 'http://[::]:4321', ['http://[::1]:4321']],
  ['site and server, when the site has an address', SITE, 'http://127.0.0.1:4321', [SITE, 'http://127.0.0.1:4321']],
  ['the site alone, when its server listens elsewhere', SITE, 'http://10.0.0.2:4321', [SITE]],
])('leads code names %s', async (_, SITE_URL, server, origins) => {
  const { output, addresses } = await printed('SQLite', `${server} ${HERE}`, { SITE_URL });
  expect(output).toMatch(/^(\d{4} ){3}\d{4} /);
  expect(addresses).toEqual(origins.map(at));
});

describe.each(STORE_KINDS)('leads code on %s', (kind) => {
  test('names the site when no server runs, or only one that fell silent or is on another machine', async () => {
    const here = `http://127.0.0.1:4321 ${HERE}`;
    expect((await printed(kind, undefined, { SITE_URL: EXAMPLE })).addresses).toEqual([at(EXAMPLE)]);
    expect((await printed(kind, here, { SITE_URL: EXAMPLE }, MINUTE_MS)).addresses).toEqual([at(EXAMPLE)]);
    const elsewhere = 'http://127.0.0.1:4321 (another)';
    expect((await printed(kind, elsewhere, { SITE_URL: EXAMPLE })).addresses).toEqual([at(EXAMPLE)]);
  });

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

  test('names only the site in production', async () => {
    const own = { SITE_URL: SITE, NODE_ENV: 'production', MAIL_TRANSPORT: 'file' };
    expect((await printed(kind, `http://127.0.0.1:4321 ${HERE}`, own)).addresses).toEqual([at(SITE)]);
  });
});
