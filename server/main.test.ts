import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../tests/harness/loopback.ts';
import { openMailServer } from '../tests/harness/mail-server.ts';
import { easyCaptcha, postMessage } from '../tests/harness/unit/easy-captcha.ts';
import { solvedCaptcha } from '../tests/harness/unit/fake-captcha.ts';
import { writeFixtureDist } from '../tests/harness/unit/fixture-dist.ts';
import { sampleLead } from '../tests/harness/unit/sample-lead.ts';
import { spawnServer } from '../tests/harness/unit/spawn-server.ts';
import { goodFields } from '../tests/harness/unit/test-app.ts';
import { WAIT } from '../tests/harness/until.ts';
import { saveLead } from './contact/intake/save-lead.ts';
import { openStore } from './store/store.ts';

describe('main', () => {
  test('reports every invalid variable without a stack trace and exits with 1', async () => {
    const server = spawnServer(writeFixtureDist(), { PORT: 'x', SITE_URL: 'y' });
    expect(await server.exit).toBe(1);
    expect(server.errors()).toMatch(/^PORT: .*\nSITE_URL: .*\n$/);
  });

  test('serves, writes emails to files when no transport is configured, and exits with 0 on SIGTERM', async () => {
    const folder = writeFixtureDist();
    const server = spawnServer(folder, await easyCaptcha());
    const address = await server.listening;
    expect(server.output()).toContain(`\nlistening on ${address}\n`);
    expect(server.output()).toContain('store in SQLite, captcha by turnstile\n');
    expect(server.output()).not.toContain('canary');
    expect(server.output(), 'without METRICS_PORT').not.toContain('metrics');
    expect(server.output()).toContain(`mail by file (${join(folder, 'data/outbox')})\n`);
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(`${address}/contactenos`)).status).toBe(200);
    const { reference } = await (await postMessage(address)).json();
    await vi.waitFor(() => expect(readdirSync(join(folder, 'data/outbox'))).toEqual([`${reference}.eml`]), WAIT);
    expect(await server.stop()).toBe(0);
    expect(server.errors()).toBe('');
  });
});

/** A build that renders no page until there is a file `go`. */
const WAITING_ENTRY = `
  import { existsSync } from 'node:fs';
  import { setTimeout } from 'node:timers/promises';
  import { render as renderPage } from './pages.mjs';
  export async function render(path) {
    console.log('rendering');
    while (!existsSync('go')) await setTimeout(10);
    return renderPage(path);
  }`;

test('SIGHUP during the start has the content read again, which may have been changed meanwhile', async () => {
  const folder = writeFixtureDist();
  const [CONTENT_DIR, build] = [join(folder, 'content'), join(folder, 'dist/server')];
  cpSync('tests/fixtures/brand', CONTENT_DIR, { recursive: true });
  renameSync(join(build, 'entry.mjs'), join(build, 'pages.mjs'));
  writeFileSync(join(build, 'entry.mjs'), WAITING_ENTRY);
  const server = spawnServer(folder, { CONTENT_DIR });
  await vi.waitFor(() => expect(server.output()).toContain('rendering'), WAIT);
  const company = join(CONTENT_DIR, 'company.yaml');
  writeFileSync(company, readFileSync(company, 'utf8').replace(/^email: .*$/m, 'email: otro@correo.example'));
  server.signal('SIGHUP');
  writeFileSync(join(folder, 'go'), '');
  await vi.waitFor(() => expect(server.output()).toContain('content replaced'), WAIT);
  expect(await server.stop()).toBe(0);
});

test('a lead survives kill -9 while its email is in flight, and is delivered exactly once after the restart', async () => {
  const folder = writeFixtureDist();
  const mailServer = await openMailServer(onTestFinished);
  // The first process meets a mail server that accepts the connection and then stays silent.
  mailServer.fault = { at: 'greeting', hang: true };
  const env = { ...(await easyCaptcha()), SMTP_URL: mailServer.url };
  const first = spawnServer(folder, env);
  const response = await postMessage(await first.listening);
  await vi.waitFor(() => expect(mailServer.faultsInjected).toBe(1), WAIT);
  await first.kill();
  expect(response.status).toBe(201);
  const { reference } = await response.json();

  mailServer.fault = undefined;
  const second = spawnServer(folder, env);
  await vi.waitFor(() => expect(second.output()).toContain('email sent'), WAIT);
  expect(await second.stop()).toBe(0);
  expect(mailServer.emails.map(({ mail }) => mail.text?.includes(reference))).toEqual([true]);
});

test('a start that fails lets an email in flight finish, so that the next start does not send it again', async () => {
  const folder = writeFixtureDist();
  const store = await openStore({ DATA_DIR: join(folder, 'data') });
  await saveLead(store, sampleLead({ receivedAt: Date.now() }));
  await store.destroy();
  await using other = createServer();
  const { port } = new URL(await listen(other));
  const mailServer = await openMailServer(onTestFinished);
  mailServer.fault = { at: 'message', delayMs: 1_000 };
  const env = { ...(await easyCaptcha()), SMTP_URL: mailServer.url };
  const failing = spawnServer(folder, { ...env, PORT: port });
  expect(await failing.exit).toBe(1);
  expect(failing.errors()).toMatch(/^PORT: /);
  mailServer.fault = undefined;
  const next = spawnServer(folder, env);
  const { reference } = await (await postMessage(await next.listening)).json();
  const texts = () => mailServer.emails.map(({ mail }) => mail.text ?? '');
  await vi.waitFor(() => expect(texts().some((text) => text.includes(reference))).toBe(true), WAIT);
  expect(await next.stop()).toBe(0);
  expect(texts()).toHaveLength(2);
});

describe('a request in flight during shutdown', () => {
  const messageFor = (origin: string) => {
    const body = JSON.stringify({ ...goodFields, captcha: solvedCaptcha() });
    const head = [
      'POST /api/v1/contact HTTP/1.1',
      `Host: ${new URL(origin).host}`,
      `Origin: ${origin}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '\r\n',
    ];
    return head.join('\r\n') + body;
  };

  /**
   * A server that is shutting down and no longer accepts connections, and clients that have each sent only the beginning of
   * their request; a negative length counts from the end, as in `slice()`.
   */
  async function stopMidway(...lengths: readonly number[]) {
    const server = spawnServer(writeFixtureDist(), await easyCaptcha());
    const { origin, hostname, port } = new URL(await server.listening);
    const clients = lengths.map((length) => {
      const message = messageFor(origin);
      const socket = connect(Number(port), hostname);
      socket.write(message.slice(0, length));
      const finish = () => {
        socket.write(message.slice(length));
        return text(socket);
      };
      return { finish };
    });
    // The server reads what was sent earlier before it responds to this.
    await fetch(`${origin}/healthz`, { headers: { connection: 'close' } });
    server.signal('SIGTERM');
    await vi.waitFor(() => expect(fetch(origin, { headers: { connection: 'close' } })).rejects.toThrow(), WAIT);
    return { server, clients };
  }

  test('gets a response with Connection: close when its headers or its body were only partly sent before the signal', async () => {
    const { server, clients } = await stopMidway(30, -10);
    for (const { finish } of clients) expect(await finish()).toMatch(/^HTTP\/1\.1 201 [\s\S]*^connection: close\r$/im);
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
