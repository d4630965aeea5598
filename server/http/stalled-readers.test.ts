import { once } from 'node:events';
import { expect, test } from 'vitest';
import { openSocket } from '../../tests/harness/unit/send-raw.ts';
import { openTestApp } from '../../tests/harness/unit/test-app.ts';

/** More than the socket buffers hold. */
const LARGE_BYTES = 64_000_000;

test('the server disconnects a client that reads nothing for a minute', async () => {
  const { app } = await openTestApp();
  app.get('/api/grande', async () => Buffer.alloc(LARGE_BYTES));
  // Node may wait twice as long: docs/contract.md promises a minute.
  expect(2 * app.server.timeout).toBeLessThanOrEqual(60_000);
  // The same limit, shortened for the test.
  app.server.timeout = 100;
  const socket = (await openSocket(app)).pause();
  const accepted = once(app.server, 'connection');
  socket.write('GET /api/grande HTTP/1.1\r\nHost: a\r\n\r\n');
  const [served] = await accepted;
  await once(served, 'close');
  socket.destroy();
  expect(served.bytesWritten).toBeGreaterThan(0);
});
