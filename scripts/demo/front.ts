import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';

/** The demonstration that a front leads to; undefined while it starts afresh. */
export type Behind = { readonly port: number; readonly cookie: string };

const LOOPBACK = '127.0.0.1';

/**
 * Opens the demonstration on loopback: passes requests on to its server, signed in to the desk, and puts a line on top of
 * every page. The site's own server knows nothing of it, so that it cannot be opened like this anywhere else.
 */
export async function openFront(
  port: number,
  behind: () => Behind | undefined,
  line: string,
  restarting: string,
): Promise<Server> {
  const server = createServer((from, to) => {
    const target = behind();
    if (target) pass(from, to, target, line);
    else to.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' }).end(restarting);
  });
  await once(server.listen(port, LOOPBACK), 'listening');
  return server;
}

function pass(from: IncomingMessage, to: ServerResponse, { port, cookie }: Behind, line: string): void {
  const isDesk = from.url?.startsWith(deskRoutes.inbox);
  const headers = { ...from.headers, 'accept-encoding': 'identity', ...(isDesk && { cookie }) };
  const onwards = request({ host: LOOPBACK, port, path: from.url, method: from.method, headers }, (answer) => {
    const status = answer.statusCode ?? 502;
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      answer.pipe(to.writeHead(status, answer.headers));
      return;
    }
    const { 'content-length': _length, ...others } = answer.headers;
    const send = (page: string) =>
      to
        .writeHead(status, others)
        .end(page.replace(/<body[^>]*>/, (body) => `${body}<p class="wrap" role="note">${line}</p>`));
    text(answer).then(send, () => to.destroy());
  });
  onwards.on('error', () => to.destroy());
  from.pipe(onwards);
}
