import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from './contact/store.ts';
import { solvedCaptcha } from './testing/fake-captcha.ts';
import { tempFolder, writeFixtureDist } from './testing/fixture-dist.ts';
import { openLoopback } from './testing/loopback.ts';
import { createPostgres } from './testing/postgres-server.ts';
import { openSmtpSink } from './testing/smtp-sink.ts';
import { spawnServer } from './testing/spawn-server.ts';
import { goodFields } from './testing/test-app.ts';
import { newStorePlace, STORE_KINDS } from './testing/test-stores.ts';

const WAIT = { interval: 10, timeout: 10_000 };

const SITE_URL = 'https://ilalo.example';

const post = (address: string) =>
  fetch(`${address}/api/v1/contact`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ ...goodFields, captcha: solvedCaptcha() }),
  });

/** Settings under which a captcha is solved by saying so: its provider is a server of the test. */
async function easyCaptcha(): Promise<Record<string, string>> {
  const answer = JSON.stringify({ success: true, hostname: new URL(SITE_URL).hostname });
  const { url } = await openLoopback((response) => response.end(answer));
  const keys = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret canary' };
  return { ...keys, CAPTCHA_VERIFY_URL: url };
}

describe('main', () => {
  test('names every wrong variable, without a stack, and exits with 1', async () => {
    const server = spawnServer(writeFixtureDist(), { PORT: 'x', SITE_URL: 'y' });
    expect(await server.exit).toBe(1);
    expect(server.errors()).toMatch(/^PORT: .*\nSITE_URL: .*\n$/);
  });

  test('without a build says so and exits with 1', async () => {
    const server = spawnServer(tempFolder());
    expect(await server.exit).toBe(1);
    expect(server.errors()).toContain('headers.json');
  });

  test('serves, keeps letters as files when nothing is configured, and stops on SIGTERM with 0', async () => {
    const folder = writeFixtureDist();
    const server = spawnServer(folder, await easyCaptcha());
    const address = await server.address;
    expect(server.output()).toContain(`\nlistening on ${address}\n`);
    expect(server.output()).toContain('store in SQLite, captcha by turnstile\n');
    expect(server.output()).not.toContain('canary');
    expect(server.output()).toContain(`mail by file (${join(folder, 'data/outbox')})\n`);
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(`${address}/contactenos`)).status).toBe(200);
    const { reference } = await (await post(address)).json();
    await vi.waitFor(() => expect(readdirSync(join(folder, 'data/outbox'))).toEqual([`${reference}.eml`]), WAIT);
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(server.errors()).toBe('');
  });
});

describe.runIf(STORE_KINDS.includes('PostgreSQL'))('on PostgreSQL', () => {
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
    const response = await post(await first.address);
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
    expect((await post(await second.address)).status).toBe(201);
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
    expect((await post(address)).status).toBe(201);
    await database.stop();
    const refused = await post(address);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/contactenos?enviado=IL-000000`)).status).toBe(200);
    await database.start();
    await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), WAIT);
    expect((await post(address)).status).toBe(201);
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  }, 40_000);
});

test.each([
  ['at once', false],
  ['while its letter is in flight', true],
])(
  'a lead survives kill -9 after the 201, %s, and is delivered exactly once after the restart',
  async (_name, inFlight) => {
    const folder = writeFixtureDist();
    let silent = true;
    let calls = 0;
    // The first process finds a mail server that takes the call and then says nothing.
    const onConnect = (_session: unknown, done: () => void) => {
      calls += 1;
      if (!silent) done();
    };
    const sink = await openSmtpSink({ onConnect });
    const env = { ...(await easyCaptcha()), SMTP_URL: sink.url, SITE_URL };
    const first = spawnServer(folder, env);
    const response = await post(await first.address);
    if (inFlight) await vi.waitFor(() => expect(calls).toBe(1), WAIT);
    first.child.kill('SIGKILL');
    expect(response.status).toBe(201);
    const { reference } = await response.json();
    await first.exit;

    silent = false;
    const second = spawnServer(folder, env);
    await vi.waitFor(() => expect(second.output()).toContain('letter sent'), WAIT);
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
    expect(sink.received.map(({ mail }) => mail.text?.includes(reference))).toEqual([true]);
  },
  20_000,
);

describe('a request in flight when the server is told to stop', () => {
  const body = JSON.stringify({ ...goodFields, captcha: solvedCaptcha() });
  const head = (origin: string) =>
    [
      'POST /api/v1/contact HTTP/1.1',
      `Host: ${new URL(origin).host}`,
      `Origin: ${origin}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '\r\n',
    ].join('\r\n');

  /** A server that has been told to stop and no longer accepts, and a client half way through its message. */
  async function stopMidway(sent: number) {
    const server = spawnServer(writeFixtureDist(), await easyCaptcha());
    const { origin, hostname, port } = new URL(await server.address);
    const message = head(origin) + body;
    const socket = connect(Number(port), hostname);
    // A negative number counts from the end, as in slice().
    socket.write(message.slice(0, sent));
    // Answered after the first half was read: both came in order, on one event loop.
    await fetch(`${origin}/healthz`, { headers: { connection: 'close' } });
    server.child.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(origin, { headers: { connection: 'close' } })).rejects.toThrow(), WAIT);
    return { server, socket, rest: message.slice(sent) };
  }

  test.each([
    ['headers', 30],
    ['body', -10],
  ])('half of its %s sent, is answered, with Connection: close', async (_name, sent) => {
    const { server, socket, rest } = await stopMidway(sent);
    socket.write(rest);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 [\s\S]*^connection: close\r$/im);
    expect(await server.exit).toBe(0);
  });

  test('is cut off by a second signal', async () => {
    const { server, socket } = await stopMidway(-10);
    socket.on('error', () => {});
    server.child.kill('SIGINT');
    expect(await server.exit).toBe(1);
  });
});
