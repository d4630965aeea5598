import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openSocket } from '../../tests/harness/unit/send-raw.ts';
import { openTestApp } from '../../tests/harness/unit/test-app.ts';

/** As large as what the proxies let through. */
const BODY_BYTES = 64 * 1024;

test.each([
  ['a method that a page does not take', 'POST /servicios', 'text/plain', 405],
  ['a page of the desk from another site', 'POST /escritorio/codigo', 'application/x-www-form-urlencoded', 403],
  ['a body that is too large', 'POST /api/v1/contact', 'application/x-www-form-urlencoded', 413],
  ['a media type that is not accepted', 'POST /api/v1/contact', 'text/plain', 415],
])('%s: the body is read before the response', async (_name, target, type, status) => {
  const { app } = await openTestApp();
  const socket = await openSocket(app);
  let early = '';
  socket.on('data', (chunk) => {
    early += chunk;
  });
  socket.write(
    `${target} HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: ${status === 403 ? 'cross-site' : 'same-origin'}\r\nConnection: close\r\n` +
      `Content-Type: ${type}\r\nContent-Length: ${BODY_BYTES}\r\n\r\n${'x'.repeat(1_000)}`,
  );
  // Two other requests are served meanwhile, so the first one would have been answered as well.
  for (let served = 0; served < 2; served += 1)
    expect((await fetch(`${app.listeningOrigin}/healthz`)).status).toBe(200);
  expect(early).toBe('');
  socket.write('x'.repeat(BODY_BYTES - 1_000));
  await text(socket);
  expect(early).toMatch(RegExp(`^HTTP/1\\.1 ${status} `));
});
