import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { openSocket } from '../../tests/harness/unit/send-raw.ts';
import { openTestDesk } from '../../tests/harness/unit/test-desk.ts';
import { WAIT } from '../../tests/harness/until.ts';

const BODY = 'volver=1';

type Desk = Awaited<ReturnType<typeof openTestDesk>>;

/** Sends a form but for its last byte, and after `ms` that too; resolves to the response. */
async function sendSlowly({ app, clock }: Desk, ms: number, headers: readonly string[], last = BODY.slice(-1)) {
  const taken = Promise.withResolvers<IncomingMessage>();
  app.server.once('request', taken.resolve);
  const socket = await openSocket(app);
  const head = [
    `POST ${deskRoutes.resendAll} HTTP/1.1`,
    'Host: tilo.example',
    'Origin: https://tilo.example',
    'X-Forwarded-Proto: https',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${BODY.length}`,
    'Connection: close',
    ...headers,
  ];
  const response = text(socket);
  socket.write(`${head.join('\r\n')}\r\n\r\n${BODY.slice(0, -1)}`);
  const request = await taken.promise;
  // Its body is being read, so the session has been looked for.
  await vi.waitFor(() => expect(request.readableFlowing).toBe(true), WAIT);
  clock.advance(ms);
  socket.write(last);
  return response;
}

test('a body that takes longer than 15 s is refused, with the security headers', async () => {
  const response = await sendSlowly(await openTestDesk(), 15_000, [], '');
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(response.toLowerCase()).toContain('x-content-type-options: nosniff');
});

test('a body completed within 15 s gets its response', async () => {
  expect(await sendSlowly(await openTestDesk(), 14_999, [])).toMatch(/^HTTP\/1\.1 303 /);
});

test('a signed-in owner has half an hour, as photographs of a telephone need', async () => {
  const desk = await openTestDesk();
  const response = await sendSlowly(desk, 30 * 60_000, [`Cookie: ${await desk.signIn()}`]);
  expect(response).toMatch(/^HTTP\/1\.1 303 /);
  expect(desk.app.server.requestTimeout).toBe(30 * 60_000);
});
