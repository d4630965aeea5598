import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openMailServer } from '../tests/harness/mail-server.ts';
import { openPostgres } from '../tests/harness/postgres.ts';
import { easyCaptcha, postMessage } from '../tests/harness/unit/easy-captcha.ts';
import { writeFixtureDist } from '../tests/harness/unit/fixture-dist.ts';
import { spawnServer } from '../tests/harness/unit/spawn-server.ts';
import { newStorePlace, STORE_KINDS } from '../tests/harness/unit/test-stores.ts';
import { WAIT } from '../tests/harness/until.ts';
import { openStore } from './store/store.ts';

describe.runIf(STORE_KINDS.includes('PostgreSQL'))('main on PostgreSQL', () => {
  test('fails to start when the database is unreachable, with one line that omits its URL', async () => {
    const server = spawnServer(writeFixtureDist(), { DATABASE_URL: 'postgres://user:canary@127.0.0.1:1/canary' });
    expect(await server.exit).toBe(1);
    expect(server.errors()).toMatch(/^DATABASE_URL: the database does not answer .*\n$/);
    expect(server.errors()).not.toContain('canary');
  });

  test('two servers share the outbox: one delivers the lead that the other accepted before it died', async () => {
    const place = await newStorePlace('PostgreSQL');
    const { DATABASE_URL = '' } = place;
    const mailServer = await openMailServer(onTestFinished);
    const env = { ...(await easyCaptcha()), DATABASE_URL };
    // The first server's transport fails, so that its email is still pending when it dies.
    const first = spawnServer(writeFixtureDist(), { ...env, SMTP_URL: 'smtp://127.0.0.1:1' });
    const response = await postMessage(await first.listening);
    expect(response.status).toBe(201);
    const { reference } = await response.json();
    await vi.waitFor(() => expect(first.output()).toContain('email not sent'), WAIT);
    await first.kill();
    // The next attempt is ten seconds away.
    const store = await openStore(place);
    await store.updateTable('outbox').set({ next_at: 0 }).execute();
    await store.destroy();
    const second = spawnServer(writeFixtureDist(), { ...env, SMTP_URL: mailServer.url });
    expect((await fetch(`${await second.listening}/readyz`)).status).toBe(200);
    expect(second.output()).toContain('store in PostgreSQL');
    expect((await postMessage(await second.listening)).status).toBe(201);
    await vi.waitFor(() => expect(mailServer.emails).toHaveLength(2), WAIT);
    expect(mailServer.emails.filter(({ mail }) => mail.text?.includes(reference))).toHaveLength(1);
    expect(await second.stop()).toBe(0);
  });

  test('returns 503 while the database is down and recovers without a restart', async () => {
    const database = await openPostgres(onTestFinished);
    const server = spawnServer(writeFixtureDist(), { ...(await easyCaptcha()), DATABASE_URL: database.url });
    const address = await server.listening;
    expect((await postMessage(address)).status).toBe(201);
    await database.stop();
    const refused = await postMessage(address);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/contactenos?enviado=TL-000000`)).status).toBe(200);
    await database.start();
    await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), WAIT);
    expect((await postMessage(address)).status).toBe(201);
    expect(await server.stop()).toBe(0);
  });
});
