import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CloseLater } from './resources.ts';

type Received = { readonly path: string; readonly headers: IncomingMessage['headers']; readonly body: string };
/** Responds to one request; may also reset the connection or never respond. */
export type Behaviour = (response: ServerResponse, received: Received) => void;

export const reset: Behaviour = (response) => response.socket?.destroy();
export const hang: Behaviour = () => {};

/** A fake third-party HTTP server on loopback, which records its requests. */
export async function openLoopback(closeLater: CloseLater, behaviour: Behaviour) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const one = { path: request.url ?? '', headers: request.headers, body: await text(request) };
    received.push(one);
    behaviour(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeLater(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}
