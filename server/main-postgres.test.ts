import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '../tests/harness/postgres.ts';
import { easyCaptcha, postMessage } from '../tests/harness/unit/easy-captcha.ts';
import { writeFixtureDist } from '../tests/harness/unit/fixture-dist.ts';
import { spawnServer } from '../tests/harness/unit/spawn-server.ts';
import { STORE_KINDS } from '../tests/harness/unit/test-stores.ts';
import { WAIT } from '../tests/harness/until.ts';

describe.runIf(STORE_KINDS.includes('PostgreSQL'))('main on PostgreSQL', () => {
  test('fails to start when the database is unreachable, with one line that omits its URL', async () => {
    const server = spawnServer(writeFixtureDist(), { DATABASE_URL: 'postgres://user:canary@127.0.0.1:1/canary' });
    expect(await server.exit).toBe(1);
    expect(server.errors()).toMatch(/^DATABASE_URL: the database does not answer .*\n$/);
    expect(server.errors()).not.toContain('canary');
  });

  test('returns 503 while the database is down and recovers without a restart', async () => {
    const database = await openPostgres(onTestFinished);
    const server = spawnServer(writeFixtureDist(), { ...(await easyCaptcha()), DATABASE_URL: database.url });
    const address = await server.listening;
    expect(server.output()).toContain('store in PostgreSQL');
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
