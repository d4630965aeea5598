import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { openTestApp } from '../testing/test-app.ts';

/** More than the buffers between two sockets of one machine take. */
const LARGE_BYTES = 64_000_000;

test('a reader that takes no byte for a minute is let go', async () => {
  const { app } = await openTestApp();
  app.get('/api/grande', async () => Buffer.alloc(LARGE_BYTES));
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(app.server.timeout).toBe(60_000);
  // A minute is long: the same limit, shorter.
  app.server.timeout = 100;
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
  const accepted = once(app.server, 'connection');
  socket.write('GET /api/grande HTTP/1.1\r\nHost: a\r\n\r\n');
  const [served] = await accepted;
  await once(served, 'close');
  socket.destroy();
  expect(served.bytesWritten).toBeGreaterThan(0);
});
