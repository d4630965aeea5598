import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Headers } from './prepared-response.ts';
import { securityHeaders } from './security-headers.ts';

const STATUS_OF_ERROR: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Headers of a response that has no body and closes the connection. */
const refusalHeaders = (siteUrl: string): Headers => ({
  ...securityHeaders(siteUrl),
  'cache-control': 'no-store',
  'content-length': '0',
  connection: 'close',
});

/** Responds to requests that Node could not parse (timeout, oversized headers, not HTTP), with the security headers. */
export function createClientErrorHandler(siteUrl: string) {
  const headers = Object.entries(refusalHeaders(siteUrl)).map(([name, value]) => `${name}: ${value}`);
  return ({ code = '' }: { code?: string }, socket: Socket): void => {
    if (code === 'ECONNRESET' || socket.destroyed) return;
    const status = STATUS_OF_ERROR[code] ?? 400;
    if (socket.writable) {
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', ''].join('\r\n'));
    }
    socket.destroySoon();
  };
}

/** Responds to URLs that the router rejects (undecodable, parameter too long); they reach no hook. */
export function createRoutingErrorHandler(siteUrl: string) {
  const headers = refusalHeaders(siteUrl);
  return ({ statusCode = 400 }: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    void reply.code(statusCode).headers(headers).send();
  };
}

/**
 * Rejects what Node would accept, or reject without the security headers: 417 for an `Expect` other than `100-continue`,
 * 400 for a request without exactly one `Host` (RFC 9112, section 3.2).
 */
export function rejectMalformedRequests(app: FastifyInstance, siteUrl: string): void {
  const headers = refusalHeaders(siteUrl);
  app.server.on('checkExpectation', (_request, response) => response.writeHead(417, headers).end());
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (hasOneHost(raw)) done();
    else reply.code(400).headers(headers).send();
  });
}

function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
