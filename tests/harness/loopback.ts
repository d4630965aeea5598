import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CloseLater } from './resources.ts';

export type Received = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};
/** Responds to one request; may also reset the connection or never respond. */
export type Behaviour = (response: ServerResponse, received: Received) => void;

export const reset: Behaviour = (response) => response.socket?.destroy();
export const hang: Behaviour = () => {};

/** Starts a server on a free port of the loopback; resolves to its address. */
export async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A fake third-party HTTP server on loopback, which records its requests. */
export async function openLoopback(closeLater: CloseLater, behaviour: Behaviour) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const body = await text(request).catch(() => undefined);
    // The client was killed while it sent.
    if (body === undefined) return;
    const one = { method, path, headers, body };
    received.push(one);
    behaviour(response, one);
  });
  const url = await listen(server);
  closeLater(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url, received };
}
