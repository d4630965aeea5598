import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from './contact/store.ts';
import { easyCaptcha, postMessage } from './testing/easy-captcha.ts';
import { writeFixtureDist } from './testing/fixture-dist.ts';
import { createPostgres } from './testing/postgres-server.ts';
import { openSmtpSink } from './testing/smtp-sink.ts';
import { spawnServer } from './testing/spawn-server.ts';
import { SITE_URL } from './testing/test-app.ts';
import { newStorePlace, STORE_KINDS } from './testing/test-stores.ts';

const WAIT = { interval: 10, timeout: 10_000 };

describe.runIf(STORE_KINDS.includes('PostgreSQL'))('main on PostgreSQL', () => {
  test('a database that is not there stops the start with one line, without its address', async () => {
    const server = spawnServer(writeFixtureDist(), { DATABASE_URL: 'postgres://user:canary@127.0.0.1:1/canary' });
    expect(await server.exit).toBe(1);
    expect(server.errors()).toMatch(/^DATABASE_URL: the database does not answer .*\n$/);
    expect(server.errors()).not.toContain('canary');
  });

  test('two servers share the outbox: a lead that one took is delivered by the other when it dies', async () => {
    const place = await newStorePlace('PostgreSQL');
    const { DATABASE_URL = '' } = place;
    const sink = await openSmtpSink();
    const env = { ...(await easyCaptcha()), SITE_URL, DATABASE_URL };
    // The first server has no way of sending that works, so that its letter is still there when it dies.
    const first = spawnServer(writeFixtureDist(), { ...env, SMTP_URL: 'smtp://127.0.0.1:1' });
    const response = await postMessage(await first.address);
    expect(response.status).toBe(201);
    const { reference } = await response.json();
    await vi.waitFor(() => expect(first.output()).toContain('letter not sent'), WAIT);
    first.child.kill('SIGKILL');
    // Its next try is ten seconds away.
    const store = await openStore(place);
    await store.updateTable('outbox').set({ next_at: 0 }).execute();
    await store.destroy();
    const second = spawnServer(writeFixtureDist(), { ...env, SMTP_URL: sink.url });
    expect((await fetch(`${await second.address}/readyz`)).status).toBe(200);
    expect(second.output()).toContain('store in PostgreSQL');
    expect((await postMessage(await second.address)).status).toBe(201);
    await vi.waitFor(() => expect(sink.received).toHaveLength(2), WAIT);
    expect(sink.received.filter(({ mail }) => mail.text?.includes(reference))).toHaveLength(1);
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
  }, 40_000);

  test('503 and not ready while the database is away, ready again without a restart', async () => {
    const database = await createPostgres();
    onTestFinished(() => database.remove());
    const server = spawnServer(writeFixtureDist(), { ...(await easyCaptcha()), DATABASE_URL: database.url });
    const address = await server.address;
    expect((await postMessage(address)).status).toBe(201);
    await database.stop();
    const refused = await postMessage(address);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/contactenos?enviado=IL-000000`)).status).toBe(200);
    await database.start();
    await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), WAIT);
    expect((await postMessage(address)).status).toBe(201);
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  }, 40_000);
});
