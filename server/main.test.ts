import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { writeFixtureDist } from './testing/fixture-dist.ts';
import { openSmtpSink } from './testing/smtp-sink.ts';
import { spawnServer } from './testing/spawn-server.ts';
import { goodFields } from './testing/test-app.ts';

const WAIT = { interval: 10, timeout: 10_000 };

const post = (address: string) =>
  fetch(`${address}/api/v1/contact`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify(goodFields),
  });

describe('main', () => {
  test('names every wrong variable, without a stack, and exits with 1', async () => {
    const server = spawnServer(writeFixtureDist(), { PORT: 'x', SITE_URL: 'y' });
    expect(await server.exit).toBe(1);
    expect(server.errors()).toMatch(/^PORT: .*\nSITE_URL: .*\n$/);
  });

  test('without a build says so and exits with 1', async () => {
    const server = spawnServer('/tmp');
    expect(await server.exit).toBe(1);
    expect(server.errors()).toContain('headers.json');
  });

  test('serves, keeps letters as files when nothing is configured, and stops on SIGTERM with 0', async () => {
    const folder = writeFixtureDist();
    const server = spawnServer(folder);
    const address = await server.address;
    expect(server.output()).toContain(`\nlistening on ${address}\n`);
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

test('a lead answered 201 survives kill -9 and is delivered exactly once after the restart', async () => {
  const folder = writeFixtureDist();
  let silent = true;
  // The first process finds a mail server that accepts the call and then says nothing.
  const sink = await openSmtpSink({ onConnect: (_session, done) => (silent ? undefined : done()) });
  const env = { SMTP_URL: sink.url, SITE_URL: 'https://ilalo.example' };
  const first = spawnServer(folder, env);
  const response = await post(await first.address);
  first.child.kill('SIGKILL');
  expect(response.status).toBe(201);
  const { reference } = await response.json();
  await first.exit;

  silent = false;
  const second = spawnServer(folder, env);
  await second.address;
  await vi.waitFor(() => expect(sink.received).toHaveLength(1), WAIT);
  await vi.waitFor(() => expect(second.output()).toContain('letter sent'), WAIT);
  second.child.kill('SIGTERM');
  expect(await second.exit).toBe(0);
  expect(sink.received.map(({ mail }) => mail.text?.includes(reference))).toEqual([true]);
}, 20_000);

describe('a request in flight when the server is told to stop', () => {
  /** A server that has been told to stop and no longer accepts, and a client half way through its message. */
  async function stopMidway() {
    const server = spawnServer(writeFixtureDist());
    const { origin, host, hostname, port } = new URL(await server.address);
    const body = JSON.stringify(goodFields);
    const socket = connect(Number(port), hostname);
    const length = Buffer.byteLength(body);
    socket.write(
      `POST /api/v1/contact HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`,
    );
    // Answered after the half message was read: both came in order, on one event loop.
    await fetch(`${origin}/healthz`, { headers: { connection: 'close' } });
    server.child.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(origin, { headers: { connection: 'close' } })).rejects.toThrow(), WAIT);
    return { server, socket, rest: body.slice(1) };
  }

  test('is answered, with Connection: close', async () => {
    const { server, socket, rest } = await stopMidway();
    const answer = finish(socket, rest);
    expect(await answer).toMatch(/^HTTP\/1\.1 201 [\s\S]*^connection: close\r$/im);
    expect(await server.exit).toBe(0);
  });

  test('is cut off by a second signal', async () => {
    const { server, socket } = await stopMidway();
    socket.on('error', () => {});
    server.child.kill('SIGINT');
    expect(await server.exit).toBe(1);
  });

  async function finish(socket: Socket, rest: string): Promise<string> {
    socket.write(rest);
    return text(socket);
  }
});
