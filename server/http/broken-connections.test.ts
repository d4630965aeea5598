import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { openTestApp, SITE_URL } from '../../tests/harness/unit/test-app.ts';
import { WAIT } from '../../tests/harness/until.ts';

/** In a process of its own, for which this one waits, so that it accepts the connection afterwards. */
const SEND_AND_RESET = `const [port, text] = process.argv.slice(1);
  const socket = net.connect(port, '127.0.0.1', () => socket.write(text, () => socket.resetAndDestroy()));`;

test.each([
  ['with the server broke', { isOther: false, isTaken: true }],
  ['with another one, as Fastify opens on localhost, broke', { isOther: true, isTaken: true }],
  ['broke before the server took it', { isOther: false, isTaken: false }],
])('a message that is complete is stored, although its connection %s', async (_name, { isOther, isTaken }) => {
  const { app, store, lines } = await openTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const server = isOther ? createServer(app.routing).listen(0, '127.0.0.1') : app.server;
  onTestFinished(() => void server.close());
  if (!server.listening) await once(server, 'listening');
  const fields = {
    from_name: 'María Quishpe',
    from_email: 'maria@correo.example',
    message: 'Un sitio para mi panadería.',
  };
  const body = new URLSearchParams(fields).toString();
  const head = [
    `POST ${routes.contact} HTTP/1.1`,
    `Host: ${new URL(SITE_URL).host}`,
    `Origin: ${SITE_URL}`,
    'X-Forwarded-For: 203.0.113.7',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ];
  const { port } = server.address() as AddressInfo;
  const taken = once(server, 'request');
  const sent = `${head.join('\r\n')}\r\n\r\n${body}`;
  const socket = isTaken ? connect(port, '127.0.0.1') : undefined;
  if (socket) socket.write(sent);
  else execFileSync(process.execPath, ['-e', SEND_AND_RESET, `${port}`, sent]);
  const [request] = await taken;
  socket?.resetAndDestroy();
  await new Promise((resolve) => request.once('close', resolve));
  await vi.waitFor(async () => expect(await store.selectFrom('lead').select('id').execute()).toHaveLength(1), WAIT);
  expect(lines.join('')).not.toContain('request failed');
});
