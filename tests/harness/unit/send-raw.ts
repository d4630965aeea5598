import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** A connection to the server, which stays open. */
export async function openSocket(app: FastifyInstance): Promise<Socket> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return connect((app.server.address() as AddressInfo).port, '127.0.0.1');
}

/** Sends raw bytes, malformed ones included, and reads until the server closes the connection. */
export async function sendRaw(app: FastifyInstance, bytes: string): Promise<{ head: string; body: string }> {
  const socket = await openSocket(app);
  socket.write(bytes, 'latin1');
  const response = await text(socket);
  const end = response.indexOf('\r\n\r\n');
  return { head: response.slice(0, end + 2), body: response.slice(end + 4) };
}
