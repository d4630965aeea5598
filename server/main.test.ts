import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openMailServer } from '../tests/harness/mail-server.ts';
import { easyCaptcha, postMessage } from '../tests/harness/unit/easy-captcha.ts';
import { solvedCaptcha } from '../tests/harness/unit/fake-captcha.ts';
import { tempFolder, writeFixtureDist } from '../tests/harness/unit/fixture-dist.ts';
import { spawnServer } from '../tests/harness/unit/spawn-server.ts';
import { goodFields } from '../tests/harness/unit/test-app.ts';
import { WAIT } from '../tests/harness/until.ts';

describe('main', () => {
  test('reports every invalid variable without a stack trace and exits with 1', async () => {
    const server = spawnServer(writeFixtureDist(), { PORT: 'x', SITE_URL: 'y' });
    expect(await server.exit).toBe(1);
    expect(server.errors()).toMatch(/^PORT: .*\nSITE_URL: .*\n$/);
  });

  test('reports a missing build and exits with 1', async () => {
    const server = spawnServer(tempFolder());
    expect(await server.exit).toBe(1);
    expect(server.errors()).toContain('dist/server/entry.mjs');
  });

  test('serves, writes emails to files when no transport is configured, and exits with 0 on SIGTERM', async () => {
    const folder = writeFixtureDist();
    const server = spawnServer(folder, await easyCaptcha());
    const address = await server.listening;
    expect(server.output()).toContain(`\nlistening on ${address}\n`);
    expect(server.output()).toContain('store in SQLite, captcha by turnstile\n');
    expect(server.output()).not.toContain('canary');
    expect(server.output()).toContain(`mail by file (${join(folder, 'data/outbox')})\n`);
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(`${address}/contactenos`)).status).toBe(200);
    const { reference } = await (await postMessage(address)).json();
    await vi.waitFor(() => expect(readdirSync(join(folder, 'data/outbox'))).toEqual([`${reference}.eml`]), WAIT);
    expect(await server.stop()).toBe(0);
    expect(server.errors()).toBe('');
  });
});

test.each([
  ['at once', false],
  ['while its email is in flight', true],
])(
  'a lead survives kill -9 after the 201, %s, and is delivered exactly once after the restart',
  async (_name, inFlight) => {
    const folder = writeFixtureDist();
    const mailServer = await openMailServer(onTestFinished);
    // The first process meets a mail server that accepts the connection and then stays silent.
    mailServer.fault = { at: 'greeting', hang: true };
    const env = { ...(await easyCaptcha()), SMTP_URL: mailServer.url };
    const first = spawnServer(folder, env);
    const response = await postMessage(await first.listening);
    if (inFlight) await vi.waitFor(() => expect(mailServer.faultsInjected).toBe(1), WAIT);
    await first.kill();
    expect(response.status).toBe(201);
    const { reference } = await response.json();

    mailServer.fault = undefined;
    const second = spawnServer(folder, env);
    await vi.waitFor(() => expect(second.output()).toContain('email sent'), WAIT);
    expect(await second.stop()).toBe(0);
    expect(mailServer.emails.map(({ mail }) => mail.text?.includes(reference))).toEqual([true]);
  },
);

describe('a request in flight during shutdown', () => {
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

  /** A server that is shutting down and no longer accepts connections, and a client halfway through its request. */
  async function stopMidway(sent: number) {
    const server = spawnServer(writeFixtureDist(), await easyCaptcha());
    const { origin, hostname, port } = new URL(await server.listening);
    const message = head(origin) + body;
    const socket = connect(Number(port), hostname);
    // A negative number counts from the end, as in `slice()`.
    socket.write(message.slice(0, sent));
    // The server reads the first part of the message, which was sent earlier, before it responds to this.
    await fetch(`${origin}/healthz`, { headers: { connection: 'close' } });
    server.signal('SIGTERM');
    await vi.waitFor(() => expect(fetch(origin, { headers: { connection: 'close' } })).rejects.toThrow(), WAIT);
    return { server, socket, rest: message.slice(sent) };
  }

  test.each([
    ['headers', 30],
    ['body', -10],
  ])(
    'gets a response with Connection: close when its %s was only partly sent before the signal',
    async (_name, sent) => {
      const { server, socket, rest } = await stopMidway(sent);
      socket.write(rest);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 [\s\S]*^connection: close\r$/im);
      expect(await server.exit).toBe(0);
    },
  );

  test('gets a response even when the signal arrives twice, as with Ctrl-C', async () => {
    const { server, socket, rest } = await stopMidway(-10);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) server.signal(signal);
    socket.write(rest);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 /);
    expect(await server.exit).toBe(0);
  });
});

test('a draining server still serves, is not ready, and closes connections', async () => {
  const server = spawnServer(writeFixtureDist(), { ...(await easyCaptcha()), DRAIN_SECONDS: '60' });
  const address = await server.listening;
  // The server is ready before the signal.
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  server.signal('SIGTERM');
  await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(503), WAIT);
  const page = await fetch(address);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect((await postMessage(address)).status).toBe(201);
});
