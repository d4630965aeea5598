import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** Sends bytes that no client would, and reads until the server closes: status line and headers, then body. */
export async function sendRaw(app: FastifyInstance, bytes: string): Promise<{ head: string; body: string }> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes, 'latin1');
  const answer = await text(socket);
  const end = answer.indexOf('\r\n\r\n');
  return { head: answer.slice(0, end + 2), body: answer.slice(end + 4) };
}
