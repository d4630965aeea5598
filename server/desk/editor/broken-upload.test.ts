import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FakeClock } from '../../../tests/harness/unit/fake-clock.ts';
import { SITE_URL } from '../../../tests/harness/unit/test-app.ts';
import { openTestDesk } from '../../../tests/harness/unit/test-desk.ts';
import { openTestEditor } from '../../../tests/harness/unit/test-editor.ts';
import { openTimedStore } from '../../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../../tests/harness/until.ts';

test('an upload whose connection breaks is no failure of the desk', async () => {
  const clock = new FakeClock();
  const timed = await openTimedStore('SQLite', clock);
  const { editor, content } = await openTestEditor({ store: timed.store, clock });
  const { app, lines, signIn } = await openTestDesk({ beside: { ...timed, clock }, content, editor });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const taken = once(app.server, 'request');
  const head = [
    `POST ${deskRoutes.photos} HTTP/1.1`,
    `Host: ${new URL(SITE_URL).host}`,
    `Origin: ${SITE_URL}`,
    'X-Forwarded-Proto: https',
    `Cookie: ${await signIn()}`,
    'Content-Type: multipart/form-data; boundary=end',
    'Content-Length: 1000000',
  ];
  const part = '--end\r\nContent-Disposition: form-data; name="fotos"; filename="a.jpg"\r\n\r\nhalf of it';
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}`);
  const [request] = await taken;
  await vi.waitFor(() => expect(request.readableFlowing).toBe(true), WAIT);
  socket.destroy();
  await vi.waitFor(() => expect(lines.join('')).toContain('upload broken off'), WAIT);
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
